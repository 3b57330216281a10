import { findAccount } from '../../db/accounts/accounts.ts';
import { eventsAfter } from '../../db/messaging/events.ts';
import { defaultSettings } from '../../server/accounts/settings/schemas.ts';
import { allDay } from '../support/allDay.ts';
import type { simulation } from '../support/simulation.ts';

export const minute = 60_000;

export const busy = {
  timing: allDay(10),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 5,
  prompt: 'Be brief.',
  // A search has few authors: one comment per author would leave too few posts.
  choice: { ...defaultSettings.choice, sameAuthorDays: 0 },
};
export const post = 'POST /api/v1/posts';

type World = { world: Awaited<ReturnType<typeof simulation>>; userId: string; accountId: string };

/** Faults of the providers, and their effects on an account. */
export function faultWorld(current: () => World) {
  return {
    fault: (change: object) =>
      current().world.control('POST', '/faults', { provider: 'network', times: 1, ...change }),
    async state(id = current().accountId) {
      const { world } = current();
      const found = await findAccount(world.db, id);
      if (!found) throw new Error('no such account');
      const { stateKind: kind, stateReason: reason, stateUntil, running, dueAt } = found.automation;
      return {
        kind,
        reason,
        running,
        status: found.account.status,
        wait: stateUntil === null ? null : stateUntil - world.clock.now(),
        dueAt,
      };
    },
    kinds: async () =>
      (await eventsAfter(current().world.db, current().userId, 0, 100)).map((event) => event.kind),
    count: async () => (await current().world.ledger()).length,
  };
}
