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
import { type Network, searchRowsPerPage } from '../../providers/network.ts';
import { sentences } from '../../providers/networkFaults.ts';
import { lastCheck } from './lastCheck.ts';
import type { AccountReads, ReadsOfDay } from './readSchemas.ts';

export type ReadKind = 'searchRows' | 'profiles' | 'others';
type Needs = {
  db: Db;
  engineClock: Clock;
  config: Pick<Config, 'READ_LIMIT_SEARCH_ROWS' | 'READ_LIMIT_PROFILES' | 'READ_LIMIT_OTHERS'>;
};
export type ReadBudget = ReturnType<typeof createReadBudget>;

/** The fewest rows that are worth a search. */
export const smallestSearchPage = 5;
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
   * @throws {ProviderFault} budget, when none is left: nothing was called
   * @throws {Stopped} when the run may not go on: nothing was called, and the reads stay counted
   */
  async function take(
    accountId: string,
    kind: ReadKind,
    wanted: number,
  ): Promise<{ taken: number; day: string }> {
    const { day } = today();
    const taken = await takeReads(db, accountId, day, { kind, wanted, limit: limits[kind] });
    if (taken === 0) throw usedUp(kind);
    await lastCheck.getStore()?.();
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
  const count = (accountId: string, change: Partial<Reads>) => add(accountId, today().day, change);

  async function noting<Answer>(accountId: string, call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (fault) {
      if (fault instanceof ProviderFault && fault.kind === 'rate') await count(accountId, { rateLimits: 1 });
      throw fault;
    }
  }

  type Call<Rest extends unknown[], Answer> = (accountId: string, ...rest: Rest) => Promise<Answer>;
  /** Throws once no read of its kind is left. */
  const limited =
    <Rest extends unknown[], Answer>(kind: ReadKind, call: Call<Rest, Answer>): Call<Rest, Answer> =>
    async (accountId, ...rest) => {
      await take(accountId, kind, 1);
      return noting(accountId, () => call(accountId, ...rest));
    };
  /** Counts a call, but never refuses it. */
  const counted =
    <Rest extends unknown[], Answer>(call: Call<Rest, Answer>): Call<Rest, Answer> =>
    async (accountId, ...rest) => {
      await count(accountId, { others: 1 });
      return noting(accountId, () => call(accountId, ...rest));
    };

  const onPage = (accountId: string) => () => count(accountId, { others: 1 });

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

    /**
     * Counts reads before they are sent, so that a call which fails, hangs or dies with the server counts
     * too. A search asks for no more rows than are left, and is corrected to those that came. Comments have
     * the customer's limits. Calls that settle a comment or name a connected account's owner are never
     * refused.
     */
    metered(network: Network): Network {
      return {
        ...network,
        async searchPosts(accountId, url, options = {}) {
          const { taken: limit, day } = await take(
            accountId,
            'searchRows',
            options.limit ?? searchRowsPerPage,
          );
          const answer = await noting(accountId, () =>
            network.searchPosts(accountId, url, { ...options, limit }),
          );
          const rows = Math.max(1, answer.rows);
          if (rows !== limit) await add(accountId, day, { searchRows: rows - limit });
          return answer;
        },
        readProfile: limited('profiles', (...args) => network.readProfile(...args)),
        profilePosts: limited('others', (...args) => network.profilePosts(...args)),
        readPost: limited('others', (...args) => network.readPost(...args)),
        memberComments: limited('others', (...args) => network.memberComments(...args)),
        readReplies: limited('others', (...args) => network.readReplies(...args)),
        readOwner: counted((...args) => network.readOwner(...args)),
        ownComments: (accountId, postId, providerId) =>
          noting(accountId, () => network.ownComments(accountId, postId, providerId, onPage(accountId))),
        mayHaveCommented: (accountId, postId, members, since) =>
          noting(accountId, () =>
            network.mayHaveCommented(accountId, postId, members, since, onPage(accountId)),
          ),
        // `markSent` counts it, so that nothing waits between the last check and the call.
        comment: (accountId, ...rest) => noting(accountId, () => network.comment(accountId, ...rest)),
      };
    },
  };
}
