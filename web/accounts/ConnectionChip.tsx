import type { Account } from '../../server/accounts/schemas.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import type { Tone } from '../theme.ts';

const tones: Record<Account['status'], Tone> = { Connected: 'good', Connecting: 'info', Disconnected: 'bad' };

export const ConnectionChip = ({ status }: Pick<Account, 'status'>) => (
  <StatusChip tone={tones[status] ?? 'neutral'} label={status} />
);

export const RunningChip = ({ running }: Pick<Account, 'running'>) => (
  <StatusChip tone={running ? 'info' : 'neutral'} label={running ? 'Running' : 'Paused'} />
);
