import { providerAlarmsSince } from '../../../db/providerAlarms.ts';
import { iso } from '../../clock.ts';
import { Ailment, type Check } from './ailment.ts';

/** An account tries a provider that refuses it every half hour at the latest. */
const lately = 3_600_000;
const fixes = {
  network: 'Test the network above and look at its status page; accounts try again by themselves',
  writer: 'Test the writer above, which names what to set; accounts try again by themselves',
};

/** Looks whether the engine met a provider within the last hour that refuses everything. */
export const checkRefusals: Check = async ({ db, clock }) => {
  const [alarm] = providerAlarmsSince(db, clock.now() - lately);
  if (!alarm) return 'No provider refuses what the automation asks';
  const { provider, since, detail } = alarm;
  const who = provider === 'network' ? 'LinkedIn' : 'The comment writer';
  throw new Ailment(`${who} refuses every comment since ${iso(since)}: ${detail}`, fixes[provider]);
};
