import { eventsAfter } from '../../../db/messaging/events.ts';
import type { AutonomousSource, Autonomy } from '../../../server/automation/autonomy/schemas.ts';
import type { TestServer } from '../../support/server.ts';
import { draftsWorld, settings } from '../drafts/draftsWorld.ts';

export const [search = ''] = settings.searchUrls;
export const minute = 60_000;
export const hour = 60 * minute;

/** Customers whose sources can earn to be posted without review after three approvals. */
export function autonomyWorld(server: () => TestServer) {
  const drafts = draftsWorld(server);
  return {
    async customer(change: object = {}) {
      const person = await drafts.customer(change);
      const { token, accountId, userId } = person;
      const call = (method: string, path: string, json?: object) =>
        server().call(method, path, json ? { token, json } : { token });
      const allow = (rule: object = { allowed: true, after: 3 }) =>
        call('PUT', '/api/autonomy', { accountId, ...rule });
      const draft = (given: object = {}) => person.draft({ source: search, ...given });
      const decide = (id: string, verb: 'approve' | 'hold' | 'discard') =>
        person.ask('POST', `/${id}/${verb}`, verb === 'approve' ? {} : undefined);
      const read = async (): Promise<Autonomy> =>
        (await call('GET', `/api/autonomy?accountId=${accountId}`)).body;
      return {
        ...person,
        call,
        allow,
        draft,
        decide,
        read,
        edit: (id: string, comment: string) => person.ask('PUT', `/${id}`, { comment }),
        reset: () => call('POST', '/api/autonomy/reset', { accountId, kind: 'search', source: search }),
        /** The source of the settings. */
        source: async (): Promise<AutonomousSource> => {
          const found = (await read()).sources.find(({ source }) => source === search);
          if (!found) throw new Error('the source is not listed');
          return found;
        },
        approveNew: async (count: number) => {
          for (let n = 0; n < count; n += 1) await decide(await draft(), 'approve');
        },
        told: async () =>
          (await eventsAfter(server().deps.db, userId, 0, 1000))
            .filter(({ kind }) => kind === 'autonomy')
            .map(({ data }) => data.reason),
      };
    },
  };
}
