export type Advice = 'common' | 'weak';

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
/** Shorter than this, all combinations of letters can be tried. */
const shortMost = 8;

/**
 * Says why a password is easy to guess; null while it is not, or is too short to be taken at all.
 * @param least the shortest that is taken
 * @param common lower case; undefined while the list is on its way
 */
export function adviceOn(
  password: string,
  least: number,
  common: ReadonlySet<string> | undefined,
): Advice | null {
  if (password.length < least) return null;
  const lower = password.toLowerCase();
  // A year or a mark behind a common word is what everybody adds.
  const word = lower.replace(/[\d\W_]+$/, '');
  if (common?.has(lower) || (word.length >= least && common?.has(word))) return 'common';
  const isRun = runs.some((run) => run.includes(lower));
  const isShortWord = password.length < shortMost && /^([a-z]+|[A-Z]+|\d+)$/.test(password);
  return new Set(lower).size < 4 || isRun || isShortWord ? 'weak' : null;
}
