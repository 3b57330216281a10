import { providerAlarmsSince } from '../../../db/automation/providerAlarms.ts';
import { iso } from '../../clock.ts';
import { text } from '../../texts/text.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** A rejected account retries at least every half hour, so an older alarm is over. */
const lately = 3_600_000;
const fixes = {
  network: text('doctor.runNetworkCheck'),
  writer: text('doctor.runWriterCheck'),
};

export const checkRefusals: Check = async ({ db, clock }) => {
  const [alarm] = await providerAlarmsSince(db, clock.now() - lately);
  if (!alarm) return text('doctor.noProviderRejects');
  const { provider, since, detail } = alarm;
  const who = provider === 'network' ? 'LinkedIn' : text('names.commentWriter');
  throw new FailedCheck(
    text('doctor.rejectsComments', {
      who,
      time: { at: iso(since), zone: null, form: 'moment' },
      quote: detail,
    }),
    fixes[provider],
  );
};
