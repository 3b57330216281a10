import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit as auditTable } from '../../../db/schema/index.ts';
import { maskAddress } from '../../../server/messaging/webhooks/webhooks.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each([
  ['https://hooks.slack.com/services/T0/B0/abcdefgh1234', 'https://hooks.slack.com/…1234'],
  ['https://hooks.example.com:8443/?key=abcdefgh', 'https://hooks.example.com:8443/…efgh'],
  ['https://hooks.example.com/', 'https://hooks.example.com/'],
  ['https://hooks.example.com/abcd', 'https://hooks.example.com/'],
])('L12: shows the address %s as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test("L12: shows the secret in a webhook's address to its owner and their writing tokens only", async () => {
  const owner = await server.signUp();
  const admin = await server.signUp({ role: 'admin' });
  const call = (method: string, path: string, token: string, json?: unknown) =>
    server.call(method, `/api${path}`, { token, json });
  // Nothing answers at port 9 of this machine: the message is kept as failed.
  const first = 'http://127.0.0.1:9/services/first-secret-0001';
  const second = 'http://127.0.0.1:9/services/second-secret-0002';
  const masked = 'http://127.0.0.1:9/…0002';
  const made = await call('POST', '/webhooks', owner.token, { url: first, events: ['comment.posted'] });
  expect([made.status, made.body.url]).toEqual([201, first]);
  const edited = await call('PUT', `/webhooks/${made.body.id}`, owner.token, { url: second });
  expect(edited.body.url).toBe(second);
  expect((await call('POST', `/webhooks/${made.body.id}/test`, owner.token)).body.url).toBe(second);
  for (const list of ['/webhooks', '/webhook-messages'])
    expect((await call('GET', list, owner.token)).body).toMatchObject([{ url: second }]);

  const about = `/admin/users/${owner.userId}/views`;
  const view = (await call('POST', about, admin.token, { reason: 'They asked' })).body.token as string;
  for (const list of ['/webhooks', '/webhook-messages'])
    expect((await call('GET', list, view)).body).toMatchObject([{ url: masked }]);
  for (const [scope, shown] of [
    ['read', masked],
    ['write', second],
  ]) {
    const { token } = (await call('POST', '/tokens', owner.token, { name: `CI ${scope}`, scope })).body;
    for (const list of ['/webhooks', '/webhook-messages'])
      expect((await call('GET', list, token)).body, scope).toMatchObject([{ url: shown }]);
  }
  const sent = await call('GET', '/admin/sent-webhooks', admin.token);
  expect(sent.body).toMatchObject([{ url: masked }]);

  const audit = JSON.stringify(await server.deps.db.select().from(auditTable));
  expect(audit).toContain('webhook.edit');
  expect(audit).not.toContain('-secret-');
});
