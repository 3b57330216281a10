export type Advice = 'common' | 'weak';

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const shortMost = 8;

/**
 * @param least shortest accepted length
 * @param common lower case; undefined while it loads
 * @returns null also for a password that is too short
 */
export function adviceOn(
  password: string,
  least: number,
  common: ReadonlySet<string> | undefined,
): Advice | null {
  if (password.length < least) return null;
  const lower = password.toLowerCase();
  // A suffix of digits or signs makes a common password no stronger.
  const word = lower.replace(/[\d\W_]+$/, '');
  if (common?.has(lower) || (word.length >= least && common?.has(word))) return 'common';
  const isRun = runs.some((run) => run.includes(lower));
  const isShortWord = password.length < shortMost && /^([a-z]+|[A-Z]+|\d+)$/.test(password);
  return new Set(lower).size < 4 || isRun || isShortWord ? 'weak' : null;
}
