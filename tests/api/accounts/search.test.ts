import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp({ seats: 4 })).token;
  for (const name of ['Ada 100% Okafor', 'Bea_Zulu', 'Cid\\Moss', 'Dora']) {
    const accountId = await server.connect(token);
    await direct(server.deps.db)
      .update(accounts)
      .set({ name, email: '' })
      .where(eq(accounts.accountId, accountId));
  }
});
afterAll(() => server.stop());

test.each([
  ['%', ['Ada 100% Okafor']],
  ['_', ['Bea_Zulu']],
  ['\\', ['Cid\\Moss']],
  ['a_z', ['Bea_Zulu']],
  ['100%', ['Ada 100% Okafor']],
  ['1%0', []],
  ['dora', ['Dora']],
])('searches for %j literally', async (q, names) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ q }) });
  const { body, headers } = await server.call('GET', `/api/linkedinaccount?${query}`, { token });
  expect(body.map(({ name }: { name: string }) => name)).toEqual(names);
  expect(headers.get('content-range')).toMatch(new RegExp(`/${names.length}$`));
});
