import {
  addReads,
  type Reads,
  readsOfUser,
  readsOn,
  takeReads,
} from '../../../db/automation/providerReads.ts';
import type { Db } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { type Clock, iso } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { sentences } from '../../providers/networkFaults.ts';
import type { AccountReads, ReadsOfDay } from './readSchemas.ts';

export type ReadKind = 'searchRows' | 'profiles' | 'others';
type Needs = {
  db: Db;
  engineClock: Clock;
  config: Pick<Config, 'READ_LIMIT_SEARCH_ROWS' | 'READ_LIMIT_PROFILES' | 'READ_LIMIT_OTHERS'>;
};
export type ReadBudget = ReturnType<typeof createReadBudget>;

const dayLength = 86_400_000;
/** Per account and day: https://developer.unipile.com/docs/provider-limits-and-restrictions */
const commentsGuidance = 100;

/** The provider's day is the UTC day. @param now ms since the epoch, by the engine's clock */
export function providerDay(now: number): { day: string; endsAt: number } {
  return { day: iso(now).slice(0, 10), endsAt: (Math.floor(now / dayLength) + 1) * dayLength };
}

/**
 * Limits each account's reads at the provider per day. Counts are in the database, so that servers share them
 * and restarts keep them.
 */
export function createReadBudget({ db, engineClock, config }: Needs) {
  const limits: Record<ReadKind, number> = {
    searchRows: config.READ_LIMIT_SEARCH_ROWS,
    profiles: config.READ_LIMIT_PROFILES,
    others: config.READ_LIMIT_OTHERS,
  };
  const today = () => providerDay(engineClock.now());
  const readsToday = (accountId: string) => readsOn(db, accountId, today().day);

  /**
   * Counts reads before they are sent, so that a call which fails, hangs or dies with the server counts too.
   * @throws {ProviderFault} budget, when none is left: nothing was called
   */
  async function take(
    accountId: string,
    kind: ReadKind,
    wanted: number,
  ): Promise<{ taken: number; day: string }> {
    const { day } = today();
    const taken = await takeReads(db, accountId, day, { kind, wanted, limit: limits[kind] });
    if (taken === 0) throw usedUp(kind);
    return { taken, day };
  }

  function usedUp(kind: ReadKind): ProviderFault {
    return new ProviderFault('budget', sentences.budget, {
      detail: kind,
      retryAfterSeconds: Math.ceil((today().endsAt - engineClock.now()) / 1000),
    });
  }

  const add = (accountId: string, day: string, change: Partial<Reads>) =>
    transaction(db, (tx) => addReads(tx, accountId, day, change), { isolation: 'read committed' });

  const show = (reads: Reads): ReadsOfDay => {
    const { day, endsAt } = today();
    const readsOf = (kind: ReadKind) => ({
      limit: limits[kind],
      used: reads[kind],
      left: Math.max(0, limits[kind] - reads[kind]),
    });
    return {
      day,
      resetsAt: iso(endsAt),
      searchRows: readsOf('searchRows'),
      profiles: readsOf('profiles'),
      others: readsOf('others'),
      comments: { used: reads.comments, guidance: commentsGuidance },
    };
  };
  const shown = async (accountId: string): Promise<ReadsOfDay> => show(await readsToday(accountId));

  function leftOf(reads: Reads): Record<ReadKind, number> {
    const { searchRows, profiles, others } = show(reads);
    return { searchRows: searchRows.left, profiles: profiles.left, others: others.left };
  }

  return {
    limits,
    take,
    count: (accountId: string, change: Partial<Reads>) => add(accountId, today().day, change),
    /** A search counts the rows that came in place of those that it asked for. */
    correctRows: (accountId: string, day: string, searchRows: number) => add(accountId, day, { searchRows }),
    left: async (accountId: string): Promise<Record<ReadKind, number>> => leftOf(await readsToday(accountId)),
    leftOf,
    usedUp,
    /** How often the network has rate-limited an account today. */
    rateLimits: async (accountId: string): Promise<number> => (await readsToday(accountId)).rateLimits,
    shown,
    shownOf: async (userId: string): Promise<AccountReads[]> => {
      const rows = await readsOfUser(db, userId, today().day);
      return rows.map(({ accountId, ...reads }) => ({ accountId, ...show(reads) }));
    },
  };
}
