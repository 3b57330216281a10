import { ProviderFault } from '../../providers/fault.ts';
import { searchRowsPerPage } from '../../providers/limits.ts';
import type { Network } from '../../providers/network.ts';
import type { Circuit } from './circuit.ts';
import type { ReadBudget, ReadKind } from './readBudget.ts';
import { Stopped } from './stopped.ts';

export type Guard = { circuit: Circuit; mayGoOn: (accountId: string) => Promise<boolean> };

/**
 * The only wrapper of the network's client. A call for an account passes the circuit breaker, counts as
 * reads, and then checks that the run may go on, because a pause may come while counting waits for locks.
 * @param guard a run's; other calls have none
 */
export function networkFor(client: Network, reads: ReadBudget, guard?: Guard): Network {
  async function pass<Answer>(accountId: string, send: () => Promise<Answer>): Promise<Answer> {
    try {
      return await (guard ? guard.circuit.pass(send, accountId) : send());
    } catch (fault) {
      if (fault instanceof ProviderFault) {
        fault.provider = 'network';
        if (fault.kind === 'rate') await reads.count(accountId, { rateLimits: 1 });
      }
      throw fault;
    }
  }

  /** @throws {Stopped} when the run may not go on: nothing was called, and the reads stay counted */
  const checked = <Counted, Answer>(
    accountId: string,
    count: () => Promise<Counted>,
    send: (counted: Counted) => Promise<Answer>,
  ): Promise<Answer> =>
    pass(accountId, async () => {
      const counted = await count();
      if (guard && !(await guard.mayGoOn(accountId))) throw new Stopped();
      return send(counted);
    });

  /** A read that is refused once none of its kind is left. */
  const limited =
    <Rest extends unknown[], Answer>(
      kind: ReadKind,
      read: (accountId: string, ...rest: Rest) => Promise<Answer>,
    ) =>
    (accountId: string, ...rest: Rest): Promise<Answer> =>
      checked(
        accountId,
        () => reads.take(accountId, kind, 1),
        () => read(accountId, ...rest),
      );

  const countPage = (accountId: string) => () => reads.count(accountId, { others: 1 });

  return {
    ...client,
    // Asks for no more rows than are left. The count is then corrected to the rows that came.
    searchPosts: (accountId, url, options = {}) =>
      checked(
        accountId,
        () => reads.take(accountId, 'searchRows', options.limit ?? searchRowsPerPage),
        async ({ taken: limit, day }) => {
          const answer = await client.searchPosts(accountId, url, { ...options, limit });
          const rows = Math.max(1, answer.rows);
          if (rows !== limit) await reads.correctRows(accountId, day, rows - limit);
          return answer;
        },
      ),
    readProfile: limited('profiles', client.readProfile),
    profilePosts: limited('others', client.profilePosts),
    readPost: limited('others', client.readPost),
    memberComments: limited('others', client.memberComments),
    readReplies: limited('others', client.readReplies),
    readOwner: (accountId) => checked(accountId, countPage(accountId), () => client.readOwner(accountId)),
    mayHaveCommented: (accountId, postId, members, since) =>
      checked(
        accountId,
        async () => {},
        () => client.mayHaveCommented(accountId, postId, members, since, countPage(accountId)),
      ),
    // Unchecked: open outcomes are settled even while the account is paused.
    ownComments: (accountId, postId, providerId) =>
      pass(accountId, () => client.ownComments(accountId, postId, providerId, countPage(accountId))),
    // `sendComment` has checked and `markSent` has counted, so that nothing waits between them and the call.
    comment: (accountId, ...rest) => pass(accountId, () => client.comment(accountId, ...rest)),
  };
}
