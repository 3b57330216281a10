import { providerAlarmsSince } from '../../../db/automation/providerAlarms.ts';
import { iso } from '../../clock.ts';
import { say } from '../../texts/say.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** A rejected account retries at least every half hour, so an older alarm is over. */
const lately = 3_600_000;
const fixes = {
  network: say('doctor.runNetworkCheck'),
  writer: say('doctor.runWriterCheck'),
};

export const checkRefusals: Check = async ({ db, clock }) => {
  const [alarm] = await providerAlarmsSince(db, clock.now() - lately);
  if (!alarm) return say('doctor.noProviderRejects');
  const { provider, since, detail } = alarm;
  const who = provider === 'network' ? 'LinkedIn' : say('names.commentWriter');
  throw new FailedCheck(
    say('doctor.rejectsComments', { who, time: iso(since), quote: detail }),
    fixes[provider],
  );
};
