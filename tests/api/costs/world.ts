import { findAccount } from '../../../db/accounts/accounts.ts';
import { comments, modelCosts } from '../../../db/schema/index.ts';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import type { CostRow } from '../../../server/operations/costs/schemas.ts';
import { allDay } from '../../support/allDay.ts';
import type { TestServer } from '../../support/server.ts';

/** Per million tokens. */
export const price = { model: 'sandbox-writer', input: 1, cached: 0.1, output: 10 };
export const minute = 60_000;
/** The output limit of 4,000 tokens at 10 per million, with room for the input. */
export const mostPerCall = 0.05;

const settings = {
  timing: allDay(10),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 20,
  prompt: 'Be brief.',
  choice: { ...defaultSettings.choice, sameAuthorDays: 0 },
};

/** People, prices and caps of one server. */
export function costWorld(current: () => TestServer) {
  const staff = async (method: string, path: string, json?: unknown) => {
    // A moved clock ends sessions.
    const { token } = await current().signUp({ role: 'admin' });
    return current().call(method, `/api/admin/${path}`, { token, json });
  };
  return {
    staff,
    setPrice: (change: object = {}) => staff('POST', 'model-price', { ...price, ...change }),
    setCaps: (installation: number | null, customer: number | null) =>
      staff('PUT', 'cost-caps', { installation, customer }),
    costs: async (filter: object = {}): Promise<CostRow[]> =>
      (await staff('GET', `costs?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body,
    rows: () => current().deps.db.select().from(modelCosts),
    posted: () => current().deps.db.select().from(comments),
    notifications: async (): Promise<{ kind: string; userId: string | null }[]> =>
      (await staff('GET', 'notifications')).body.notifications.filter(({ kind }: { kind: string }) =>
        kind.startsWith('cost_cap'),
      ),
    async customer(change: object = {}) {
      const server = current();
      const person = await server.signUp({ trialDays: 365 });
      const accountId = await server.connect(person.token);
      await server.saveSettings(person.token, accountId, { ...settings, ...change });
      const { token } = person;
      return {
        ...person,
        accountId,
        start: () => server.call('POST', '/api/automation/start', { token, json: { accountId } }),
        preview: () => server.call('POST', '/api/automation/preview', { token, json: { accountId } }),
        state: async () => (await findAccount(server.deps.db, accountId))?.automation,
      };
    },
  };
}
