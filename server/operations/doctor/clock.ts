import { systemClock } from '../../clock.ts';
import { say } from '../../texts/say.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** Stripe's signatures expire after five minutes. */
const mostOffMs = 30_000;

/** Compares the machine's clock with Stripe's. */
export const checkClock: Check = async ({ payments }) => {
  const before = systemClock.now();
  const theirs = await payments.probe();
  if (theirs === null) return say('doctor.providerDoesNotSay');
  // Their header has whole seconds.
  const offMs = Math.round((before + systemClock.now()) / 2) - (theirs + 500);
  const seconds = Math.round(Math.abs(offMs) / 1000);
  if (Math.abs(offMs) <= mostOffMs)
    return say('doctor.clockRightWithinSeconds', { count: Math.max(1, seconds) });
  throw new FailedCheck(
    say(offMs > 0 ? 'doctor.clockAhead' : 'doctor.clockBehind', { count: seconds }),
    say('doctor.machineSetClockItself'),
  );
};
