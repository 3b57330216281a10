import { readsOn } from '../../../db/automation/providerReads.ts';
import { allDay } from '../../support/allDay.ts';
import type { TestServer } from '../../support/server.ts';

export const today = '2026-03-02';
export const search = 'https://www.linkedin.com/search/results/content/?keywords=design';
export const profileUrl = 'https://www.linkedin.com/in/ada-okafor';
export const ada = { kind: 'person', identifier: 'ada-okafor' } as const;

/** Customers whose accounts read from the network. */
export function readsWorld(server: () => TestServer) {
  return {
    async customer(change: object = {}) {
      const { token, userId } = await server().signUp();
      const accountId = await server().connect(token);
      await server().saveSettings(token, accountId, {
        timing: allDay(30),
        searchUrls: [search],
        dailySearchComments: 3,
        ...change,
      });
      const call = (method: string, path: string, json?: object) =>
        server().call(method, path, json ? { token, json } : { token });
      return { token, userId, accountId, call };
    },
    reads: (accountId: string, day = today) => readsOn(server().deps.db, accountId, day),
    fault: (match: string, more: object = { status: 500 }) =>
      server().control('POST', '/faults', { provider: 'network', match, times: 1, ...more }),
  };
}
