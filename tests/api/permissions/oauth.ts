import { newId } from '../../../db/id.ts';
import { insertGrant, storePayload } from '../../../db/identity/oauth.ts';
import { noClient } from '../../../server/http/client.ts';
import { ownChange } from '../../../server/identity/users/audit.ts';
import type { TestServer } from '../../support/server.ts';
import { ask, browser, rawClient } from '../oauth/assistant.ts';
import { oncePer, type Person } from './factors.ts';

/** A new assistant asks the person. @returns the ID of its request, and the cookie of the browser */
export const oauthRequest = oncePer(async (server: TestServer, _person: Person) => {
  const assistant = rawClient(server);
  const { body } = await assistant.register();
  const tab = browser(server);
  const id = await ask(tab, assistant.address(body.client_id, { scope: 'read' }));
  return { id, cookie: tab.cookieFor('/api/oauth-requests') };
});

/** @returns the ID of an assistant that the person connected */
export async function connectedAssistant({ deps }: TestServer, { user }: Person): Promise<string> {
  const now = deps.clock.now();
  const id = newId(now);
  const expiresAt = now + 86_400_000;
  const grant = {
    id,
    userId: user.id,
    clientId: 'c',
    clientName: 'Helper',
    redirectTo: 'helper.example.com',
  };
  await insertGrant(
    deps.db,
    { ...grant, scope: 'read', createdAt: now, expiresAt },
    { clientHash: 'c', limit: 1000, noted: ownChange(user.id, 'assistant.connect', noClient, now) },
  );
  const token = { kind: 'RefreshToken', idHash: id, grantId: id, userId: user.id };
  await storePayload(deps.db, { ...token, payload: {}, expiresAt });
  return id;
}
