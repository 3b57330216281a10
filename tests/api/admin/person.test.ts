import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../db/schema/index.ts';
import { addDraft } from '../../support/drafts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rows = () => server.deps.db.select().from(audit);
async function meet() {
  const admin = await server.signUp({ role: 'admin' });
  const customer = await server.signUp({ seats: 2 });
  const ask = (method: string, path: string, json?: object) =>
    server.call(method, `/api/admin/users/${customer.userId}/${path}`, {
      token: admin.token,
      ...(json ? { json } : {}),
    });
  return { admin, customer, ask };
}

test('shows an admin the same rows as the user, with the same filters, and nothing of others', async () => {
  const { customer, ask } = await meet();
  const stranger = await server.signUp();
  const { token, userId } = customer;
  const accountId = await server.connect(token);
  await addDraft(server, {
    userId: stranger.userId,
    accountId: await server.connect(stranger.token),
    state: 'posted',
  });
  await server.saveSettings(token, accountId, { prompt: 'Ask one question.' });
  for (const posterName of ['Ada Okafor', 'Marcus Osei'])
    await addDraft(server, { userId, accountId, state: 'posted', posterName });
  await server.call('POST', '/api/tokens', { token, json: { name: 'nightly', scope: 'read' } });
  const own = async (path: string) => (await server.call('GET', path, { token })).body;

  expect((await ask('GET', 'accounts')).body).toEqual(await own('/api/linkedinaccount'));
  expect((await ask('GET', 'settings')).body).toEqual([
    { ...(await own(`/api/settings?accountId=${accountId}`)), name: expect.any(String) },
  ]);
  // Only admins see what the writing cost; these comments have no record.
  const withCosts = async (path: string) =>
    (await own(path)).map((comment: object) => ({ ...comment, writing: null }));
  expect((await ask('GET', 'comments')).body).toEqual(await withCosts('/api/comment'));
  const query = `?filter=${encodeURIComponent(JSON.stringify({ q: 'Osei' }))}`;
  const found = await ask('GET', `comments${query}`);
  expect(found.body).toEqual(await withCosts(`/api/comment${query}`));
  expect(found.headers.get('content-range')).toBe('comments 0-0/1');
  expect((await ask('GET', 'subscription')).body).toEqual(await own('/api/subscription'));
  expect((await ask('GET', 'tokens')).body).toEqual(await own('/api/tokens'));
  const [session] = await own('/api/sessions');
  expect((await ask('GET', 'sessions')).body).toEqual([{ ...session, current: false }]);
  const actions = (await ask('GET', 'audit')).body.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(['token.create', 'settings.save', 'account.connect']);
});

test('reads a user with the fields that the list omits and the current status', async () => {
  const { admin, customer } = await meet();
  const read = async () =>
    (await server.call('GET', `/api/admin/user/${customer.userId}`, { token: admin.token })).body;
  const at = new Date(server.clock.now()).toISOString();
  expect(await read()).toMatchObject({
    status: 'Trial',
    trialDays: 14,
    verifiedAt: at,
    pendingEmail: null,
    lastSeenAt: at,
  });
  server.clock.moveTo(server.clock.now() + 15 * 86_400_000);
  const { token } = await server.signUp({ role: 'admin' });
  const later = await server.call('GET', `/api/admin/user/${customer.userId}`, { token });
  expect(later.body).toMatchObject({ status: 'Expired', lastSeenAt: null });
});

test('an admin ends a session and a token at once, with audit rows', async () => {
  const { admin, customer, ask } = await meet();
  const json = { name: 'nightly', scope: 'read' };
  const made = (await server.call('POST', '/api/tokens', { token: customer.token, json })).body;
  const [session] = (await ask('GET', 'sessions')).body;
  expect((await ask('DELETE', `tokens/${made.id}`)).status).toBe(204);
  expect((await ask('DELETE', `sessions/${session.id}`)).status).toBe(204);
  for (const token of [made.token, customer.token])
    expect((await server.call('GET', '/api/me', { token })).status).toBe(401);
  const subject = `user:${customer.userId}`;
  expect((await rows()).slice(-2)).toMatchObject([
    {
      action: 'token.revoke',
      actorId: admin.userId,
      subject,
      details: { before: { name: 'nightly', scope: 'read' } },
    },
    { action: 'session.end', actorId: admin.userId, subject },
  ]);
  expect([
    (await ask('DELETE', `tokens/${made.id}`)).status,
    (await ask('DELETE', `sessions/${session.id}`)).status,
  ]).toEqual([404, 404]);
});

test("an admin's personal token ends no admin's sign-in", async () => {
  const admin = await server.signUp({ role: 'admin' });
  const json = { name: 'x', scope: 'write' };
  const { token } = (await server.call('POST', '/api/tokens', { token: admin.token, json })).body;
  const path = `/api/admin/users/${admin.userId}`;
  const [session] = (await server.call('GET', `${path}/sessions`, { token })).body;
  expect((await server.call('DELETE', `${path}/sessions/${session.id}`, { token })).status).toBe(403);
});

test('notes have an author and a time, only the author can change them, and they are in the user’s export', async () => {
  const { admin, customer, ask } = await meet();
  const added = await ask('POST', 'notes', { text: '  Asked for an invoice. ' });
  const at = new Date(server.clock.now()).toISOString();
  const note = {
    id: added.body.id,
    authorId: admin.userId,
    author: expect.stringContaining('Test Person'),
    createdAt: at,
  };
  expect(added).toMatchObject({
    status: 201,
    body: { ...note, text: 'Asked for an invoice.', editedAt: null },
  });
  server.clock.moveTo(server.clock.now() + 60_000);
  const edited = await ask('PUT', `notes/${note.id}`, { text: 'Asked for two.' });
  const editedAt = new Date(server.clock.now()).toISOString();
  expect(edited.body).toEqual({ ...note, text: 'Asked for two.', editedAt });
  expect((await ask('GET', 'notes')).body).toEqual([edited.body]);

  const other = await server.signUp({ role: 'admin' });
  const path = `/api/admin/users/${customer.userId}/notes/${note.id}`;
  const refused = { status: 409, body: { code: 'conflict', message: 'Only the author can change a note' } };
  expect(await server.call('PUT', path, { token: other.token, json: { text: 'No' } })).toMatchObject(refused);
  expect(await server.call('DELETE', path, { token: other.token })).toMatchObject(refused);
  const { body } = await server.call('GET', '/api/me/export', { token: customer.token });
  expect(body.notes).toEqual([{ text: 'Asked for two.', createdAt: at, editedAt }]);

  expect((await ask('DELETE', `notes/${note.id}`)).status).toBe(204);
  expect((await ask('GET', 'notes')).body).toEqual([]);
  expect((await rows()).slice(-3)).toMatchObject([
    { action: 'note.add', details: { after: { text: 'Asked for an invoice.' } } },
    {
      action: 'note.edit',
      details: { before: { text: 'Asked for an invoice.' }, after: { text: 'Asked for two.' } },
    },
    { action: 'note.delete', details: { before: { text: 'Asked for two.' } } },
  ]);
});
