import { glob, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres } from '../../../db/dialect/engine.ts';
import { audit } from '../../../db/schema/index.ts';
import { execute } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { readContract } from '../contract/document.ts';
import { type Row, table } from '../permissions/table.ts';
import { prepareCell, send } from '../permissions/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'x-real-ip' } });
});
afterAll(() => server.stop());

const headers = { 'x-real-ip': '203.0.113.7', 'user-agent': 'a browser' };
const rows = () => server.deps.db.select().from(audit).orderBy(audit.id);
const since = async (id: number) => (await rows()).filter((row) => row.id > id);
const latest = async () => (await rows()).at(-1)?.id ?? 0;

describe('every change by an admin', () => {
  /** Calls that the table lists as changing nothing, although they do. */
  const changing: Record<string, Partial<Row>> = {
    'PUT /api/admin/switch': { body: { stopped: true, reason: 'A test' } },
    'POST /api/admin/billing/reconcile': { body: { dryRun: false } },
  };
  /** Calls that are no GET and change nothing, and why. */
  const changesNothing: Record<string, string> = {
    'POST /api/admin/user/{id}/preview': 'it only says what an edit would change',
    'POST /api/admin/operations/checks': 'it only asks a provider whether it answers',
    'PUT /api/admin/notifications/seen': 'it only says what the admin has looked at',
    'POST /api/admin/campaigns/{id}/apply':
      'as a dry run; what it changes is looked for in tests/api/campaigns',
  };

  test('writes a row that names the admin, for every call in the document', async () => {
    const { operations } = await readContract(server);
    const writes = operations.filter(
      ({ method, path }) => path.startsWith('/api/admin/') && method !== 'GET',
    );
    expect(writes.length).toBeGreaterThan(4);
    const silent: string[] = [];
    for (const { name } of writes) {
      if (changesNothing[name]) continue;
      const row = table.flatMap((area) => area.rows).find(({ method, path }) => name === `${method} ${path}`);
      if (!row) throw new Error(`the table has no row for ${name}`);
      const call = await prepareCell(server, { ...row, ...changing[name] }, 'admin');
      const me = await server.call('GET', '/api/me', { token: call.headers['x-auth-token'] ?? '' });
      const before = await latest();
      const answer = await send(server, call);
      expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
      if (!(await since(before)).some(({ actorId }) => actorId === me.body._id)) silent.push(name);
    }
    expect(silent).toEqual([]);
    await server.call('PUT', '/api/admin/switch', {
      token: (await server.signUp({ role: 'admin' })).token,
      json: { stopped: false },
    });
  });
});

describe('every sensitive change by a customer', () => {
  test('writes a row with before, after, address and client, without secrets', async () => {
    const { token, userId } = await server.signUp({ seats: 2 });
    const call = async (method: string, path: string, json?: object) => {
      const answer = await server.call(method, path, { token, headers, ...(json ? { json } : {}) });
      expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
      return answer.body;
    };
    const begin = await latest();
    const made = await call('POST', '/api/tokens', { name: 'nightly', scope: 'read' });
    await call('DELETE', `/api/tokens/${made.id}`);
    const accountId = await server.connect(token, 'mara@example.com');
    await call('POST', '/api/settings', {
      accountId,
      payload: { ...(await settingsOf(token, accountId)), prompt: 'Ask one question.' },
    });
    await call('POST', '/api/settings', { accountId, payload: await settingsOf(token, accountId) });
    await call('POST', '/api/subscription/payment-methods', { paymentMethodId: 'pm_card_visa' });
    const { body: plans } = await server.call('GET', '/api/subscription/plans', { token });
    const { stripePriceId: priceId } = plans.find(({ _id }: { _id: string }) => _id === 'premium');
    await call('POST', '/api/subscription/create', { priceId, seats: 2 });
    await call('PUT', '/api/subscription/update', { seats: 3 });
    await call('POST', '/api/subscription/cancel', { cancelAtPeriodEnd: true });
    await call('POST', '/api/subscription/reactivate', {});
    await call('DELETE', `/api/linkedinaccount/${accountId}`);
    await server.call('POST', '/api/auth/logout-everywhere', { token, headers });

    const found = await since(begin);
    expect(found.map(({ action, details }) => [action, details])).toEqual([
      ['token.create', { after: { name: 'nightly', scope: 'read', expiresAt: null } }],
      ['token.revoke', { before: { name: 'nightly', scope: 'read' } }],
      ['account.connect', { after: { accountId, name: expect.any(String), email: 'mara@example.com' } }],
      [
        'settings.save',
        {
          accountId,
          account: expect.any(String),
          before: { prompt: '' },
          after: { prompt: 'Ask one question.' },
        },
      ],
      ['card.add', { before: { cards: [] }, after: { cards: ['visa 4242, default'] } }],
      [
        'subscription.create',
        {
          before: { plan: null, seats: null, status: null, cancelAtPeriodEnd: null },
          after: { plan: 'Premium', seats: 2, status: expect.any(String), cancelAtPeriodEnd: false },
        },
      ],
      ['subscription.update', { before: { seats: 2 }, after: { seats: 3 } }],
      ['subscription.cancel', { before: { cancelAtPeriodEnd: false }, after: { cancelAtPeriodEnd: true } }],
      [
        'subscription.reactivate',
        { before: { cancelAtPeriodEnd: true }, after: { cancelAtPeriodEnd: false } },
      ],
      ['account.disconnect', { before: { accountId, name: expect.any(String), email: 'mara@example.com' } }],
      ['session.end_all', {}],
    ]);
    const subject = `user:${userId}`;
    for (const row of found) {
      const there =
        row.action === 'account.connect'
          ? { address: '', agent: '' }
          : { address: '203.0.113.7', agent: 'a browser' };
      expect(row).toMatchObject({ actorId: userId, subject, at: server.clock.now(), ...there });
    }
    expect(JSON.stringify(found)).not.toContain(made.token);
  });

  test('names the session that was ended', async () => {
    const person = await server.signUp();
    const json = { email: person.email, password: 'correct horse' };
    await server.call('POST', '/api/auth/login', {
      json,
      headers: { 'x-real-ip': '203.0.113.8', 'user-agent': 'a phone' },
    });
    const { body } = await server.call('GET', '/api/sessions', { token: person.token });
    const other = body.find(({ current }: { current: boolean }) => !current);
    await server.call('DELETE', `/api/sessions/${other.id}`, { token: person.token, headers });
    expect((await rows()).at(-1)).toMatchObject({
      action: 'session.end',
      details: { before: { since: expect.any(String), device: 'a phone', address: '203.0.113.8' } },
    });
  });
});

const settingsOf = async (token: string, accountId: string) => {
  const { accountId: _, ...payload } = (
    await server.call('GET', `/api/settings?accountId=${accountId}`, { token })
  ).body;
  return payload;
};

describe('the audit is append-only', () => {
  const refused = /The audit log is append-only/;
  const run = (statement: string) => execute(server.deps.db, statement);

  test('no row can be deleted, changed or replaced while its users exist', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const { userId } = await server.signUp();
    await server.call('PUT', `/api/admin/user/${userId}`, {
      token: admin.token,
      json: { seats: 7, firstName: '"Quoted" \\ name' },
    });
    const kept = await rows();
    const id = kept.at(-1)?.id ?? 0;
    const again = `insert into audit (id, at, actor_id, action, subject, details) values (${id}, 0, 'x', 'y', 'z', '{}')`;
    const statements = [
      `delete from audit where id = ${id}`,
      `delete from audit`,
      `update audit set action = 'user.create' where id = ${id}`,
      `update audit set actor_id = '${userId}' where id = ${id}`,
      `update audit set at = 0 where id = ${id}`,
      `update audit set subject = 'server' where id = ${id}`,
      `update audit set details = '{}' where id = ${id}`,
      `update audit set address = '' , agent = 'another' where id = ${id}`,
      isPostgres
        ? `${again} on conflict (id) do update set action = 'x'`
        : again.replace('insert', 'insert or replace'),
    ];
    for (const statement of statements) await expect(run(statement)).rejects.toThrow(refused);
    expect(await rows()).toEqual(kept);
  });

  test('erasing a user removes only identifying data from the audit log', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const { userId } = await server.signUp();
    const json = { seats: 7, firstName: '"Quoted" \\ näme', companyName: 'Winter Ltd' };
    await server.call('PUT', `/api/admin/user/${userId}`, { token: admin.token, json, headers });
    await server.call('DELETE', `/api/admin/user/${userId}`, { token: admin.token });
    const [edit] = (await rows()).filter(
      ({ action, subject }) => action === 'user.edit' && subject === `user:${userId}`,
    );
    expect(edit).toMatchObject({
      details: { before: { seats: 1 }, after: { seats: 7 } },
      actorId: admin.userId,
      ...there,
    });
    const id = edit?.id;
    await expect(
      run(`update audit set details = '{"before":{"seats":2},"after":{"seats":7}}' where id = ${id}`),
    ).rejects.toThrow(refused);
    await expect(
      run(`update audit set details = '{"before":{"seats":1},"more":1}' where id = ${id}`),
    ).rejects.toThrow(refused);
    await expect(run(`update audit set address = '', agent = '' where id = ${id}`)).rejects.toThrow(refused);
    await expect(run(`delete from audit where id = ${id}`)).rejects.toThrow(refused);
  });
  const there = { address: '203.0.113.7', agent: 'a browser' };

  test('only one function writes to it', async () => {
    const writing: string[] = [];
    for await (const path of glob('{db,server,scripts}/**/*.ts')) {
      if (/insert\(audit\)|into `?audit`?\b/.test(await readFile(path, 'utf8'))) writing.push(path);
    }
    expect(writing).toEqual(['db/history/audit.ts']);
  });
});

describe('the list of an admin', () => {
  test('filters by actor, user, action and time, pages, and exports the same rows as JSON and CSV', async () => {
    const admin = await server.signUp({ role: 'admin', email: 'finder@example.com' });
    const { userId } = await server.signUp({ email: 'sought%one@example.com' });
    const change = (json: object) =>
      server.call('PUT', `/api/admin/user/${userId}`, { token: admin.token, json, headers });
    await change({ seats: 3 });
    server.clock.moveTo(server.clock.now() + 3_600_000);
    const from = new Date(server.clock.now()).toISOString();
    await server.prove(admin.token);
    await change({ seats: 4, companyName: '=evil()' });
    const asked = async (filter: object, more = '') => {
      const query = `filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
      const answer = await server.call('GET', `/api/admin/audit?${query}`, { token: admin.token });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return { seats: answer.body.map((row: { after: { seats: number } }) => row.after.seats), answer };
    };
    const all = { whom: 'sought%' };
    expect((await asked(all)).seats).toEqual([4, 3]);
    expect((await asked({ ...all, who: 'FINDER@' })).seats).toEqual([4, 3]);
    expect((await asked({ who: admin.userId, whom: userId })).seats).toEqual([4, 3]);
    expect((await asked({ ...all, who: 'nobody' })).seats).toEqual([]);
    expect((await asked({ ...all, action: 'user.delete' })).seats).toEqual([]);
    expect((await asked({ ...all, createdAt_gte: from })).seats).toEqual([4]);
    expect((await asked({ ...all, createdAt_lte: from }, '&sort=["createdAt","ASC"]')).seats).toEqual([3, 4]);
    const second = await asked(all, '&range=[1,1]');
    expect([second.seats, second.answer.headers.get('content-range')]).toEqual([[3], 'audit 1-1/2']);
    expect(second.answer.body[0]).toMatchObject({
      actor: { _id: admin.userId, email: 'finder@example.com', role: 'admin' },
      whom: { _id: userId },
      before: { seats: 1 },
      address: '203.0.113.7',
      agent: 'a browser',
    });

    const query = `?filter=${encodeURIComponent(JSON.stringify(all))}`;
    const file = (format: string) =>
      server.call('GET', `/api/admin/exports/audit.${format}${query}`, { token: admin.token });
    expect((await file('json')).body).toEqual((await asked(all)).answer.body);
    const lines = ((await file('csv')).body as string).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"{""companyName"":""=evil()"",""seats"":4}"');
    const { body } = await server.call('GET', '/api/admin/audit-actions', { token: admin.token });
    expect(body.actions).toEqual([...new Set((await rows()).map(({ action }) => action))].sort());
  });
});
