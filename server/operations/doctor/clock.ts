import { systemClock } from '../../clock.ts';
import { Ailment, type Check } from './ailment.ts';

/** Signatures older than five minutes are refused, so a clock that is off is noticed long before. */
const mostOffMs = 30_000;

/** Compares the machine's clock with the one of the payments provider. */
export const checkClock: Check = async ({ payments }) => {
  const before = systemClock.now();
  const theirs = await payments.probe();
  if (theirs === null) return 'The provider does not say what time it is';
  // Their header has whole seconds.
  const offMs = Math.round((before + systemClock.now()) / 2) - (theirs + 500);
  const seconds = Math.round(Math.abs(offMs) / 1000);
  if (Math.abs(offMs) <= mostOffMs) return `The clock is right to within ${Math.max(1, seconds)} seconds`;
  throw new Ailment(
    `The clock of this machine is ${seconds} seconds ${offMs > 0 ? 'ahead' : 'behind'}`,
    'Have the machine set its clock by itself: timedatectl set-ntp true',
  );
};
