import { allDay } from '../../support/allDay.ts';
import { addDraft } from '../../support/drafts.ts';
import type { TestServer } from '../../support/server.ts';

export const settings = {
  timing: allDay(30),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  dailySearchComments: 2,
  review: true,
};

export type Draft = { _id: string; state: string; comment: string; postUrl: string; original: string };

/** Customers who review drafts. */
export function draftsWorld(server: () => TestServer) {
  return {
    /** A customer with an account in review mode, which runs. */
    async customer(change: object = {}) {
      const person = await server().signUp();
      // It outlives the week after which drafts lapse.
      const script = await server().call('POST', '/api/tokens', {
        token: person.token,
        json: { name: 'test', scope: 'write' },
      });
      const { token } = script.body;
      const accountId = await server().connect(person.token);
      await server().saveSettings(person.token, accountId, { ...settings, ...change });
      const ask = (method: string, path: string, json?: unknown) =>
        server().call(method, `/api/drafts${path}`, { token, json });
      return {
        ...person,
        token,
        /** For the browser. */
        session: person.token,
        accountId,
        ask,
        approve: (ids: string[]) => server().call('POST', '/api/approvals', { token, json: { ids } }),
        start: () => server().call('POST', '/api/automation/start', { token, json: { accountId } }),
        drafts: async (filter = {}): Promise<Draft[]> =>
          (await ask('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["createdAt","ASC"]`))
            .body,
        ledger: async () =>
          (await server().control('GET', '/ledger')).body.filter(
            (line: { accountId: string }) => line.accountId === accountId,
          ),
        draft: (given = {}) => addDraft(server(), { userId: person.userId, accountId, ...given }),
      };
    },
  };
}
