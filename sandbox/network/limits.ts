import type { Context } from '../context.ts';
import { Problem } from './problems.ts';

/**
 * The provider's guidance per LinkedIn account and day: rows of search results, profiles, and calls of each
 * other route (https://developer.unipile.com/docs/provider-limits-and-restrictions). Comments: the highest
 * limit of our settings.
 */
const guidance = {
  searchRows: 1000,
  profiles: 100,
  companies: 100,
  ownProfile: 100,
  memberPosts: 100,
  memberComments: 100,
  posts: 100,
  postComments: 100,
  comments: 150,
};
export type LimitedKind = keyof typeof guidance;
type Counts = Partial<Record<LimitedKind, number>>;

const day = 86_400_000;

/** Counts per member and UTC day of the network's clock. In memory: a restart of the sandbox clears it. */
export function createLimits({ clock }: Pick<Context, 'clock'>) {
  let used = new Map<number, Counts>();
  let countedOn = 0;
  let factor = 1;

  function countsOf(member: number): Counts {
    const today = Math.floor(clock.now() / day);
    if (today !== countedOn) used = new Map();
    countedOn = today;
    const known = used.get(member) ?? {};
    used.set(member, known);
    return known;
  }

  return {
    /**
     * Counts calls, or rows of an answer.
     * @throws {Problem} 429 once the day's guidance is reached; then nothing is counted
     */
    take(member: number, kind: LimitedKind, amount = 1): void {
      const counts = countsOf(member);
      const before = counts[kind] ?? 0;
      if (before >= guidance[kind] * factor) {
        throw new Problem(
          429,
          'too_many_requests',
          'Too many requests',
          `The daily limit of ${kind} is reached.`,
        );
      }
      counts[kind] = before + amount;
    },
    used: (member: number): Counts => ({ ...countsOf(member) }),
    /** All members by default. */
    clear(member?: number): void {
      if (member === undefined) used = new Map();
      else used.delete(member);
    },
    /** Multiplies the guidance, for load tests. */
    raise(times: number): void {
      factor = times;
    },
  };
}
