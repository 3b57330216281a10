import type { Clock } from '../server/clock.ts';
import type { Faults } from './control/faults.ts';
import type { ImageStore } from './images/store.ts';
import type { MailStore } from './mail/store.ts';
import type { Network } from './network/network.ts';
import type { Payments } from './payments/part.ts';
import type { WriterManner } from './writer/manner.ts';

export type Parts = {
  network: Network;
  payments: Payments;
  mail: MailStore;
  images: ImageStore;
  peopleClock: Clock;
  faults: Faults;
  manner: WriterManner;
  env: () => Record<string, string>;
  reset: () => void;
};
