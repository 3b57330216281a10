import { asc, getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertBenchPost } from '../../../db/automation/promptBench.ts';
import * as schema from '../../../db/schema/index.ts';
import { allDay } from '../../support/allDay.ts';
import { addDraft } from '../../support/drafts.ts';
import { jobsOf } from '../../support/jobs.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'x-real-ip' } });
});
afterEach(() => server.stop());

const password = 'correct horse';
const busy = {
  timing: allDay(1),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=product'],
  dailySearchComments: 40,
};
/**
 * A customer with a history, tokens, a code under way: something in every table that a customer has rows in.
 */
async function customer() {
  const email = `Leaver${Math.random().toString(36).slice(2)}@example.com`;
  const person = await server.signUp({ email });
  const accountId = await server.connect(person.token);
  await server.saveSettings(person.token, accountId, busy);
  await server.call('POST', '/api/automation/start', { token: person.token, json: { accountId } });
  await play(server, server.clock.now() + 5 * 60_000);
  const personal = await server.call('POST', '/api/tokens', {
    token: person.token,
    json: { name: 'script', scope: 'write' },
  });
  await server.call('POST', '/api/otp/forgot-password', { json: { email } });
  await server.call('GET', `/api/otp/send-otp/${email}`);
  await server.lastMailTo(email);
  const { userId } = person;
  const draft = await addDraft(server, { userId, accountId });
  await server.call('PUT', `/api/drafts/${draft}`, {
    token: person.token,
    json: { comment: `By ${userId}` },
  });
  const kept = {
    postId: 'p',
    postUrl: 'https://network.example/1',
    posterName: 'Ada',
    text: 'Words',
    postedAt: 0,
    createdAt: 0,
  };
  await insertBenchPost(server.deps.db, { id: `kept${userId}`, userId, ...kept }, 20);
  return { ...person, accountId, personal: personal.body.token as string };
}
const deleteMe = (token: string, json: unknown = { password }) =>
  server.call('DELETE', '/api/me', { token, json, headers: { 'x-real-ip': '203.0.113.7' } });
const ledger = async () => (await server.control('GET', '/ledger')).body as unknown[];
async function atProvider(): Promise<string[]> {
  const answer = await fetch(`${server.sandbox.url}/api/v1/accounts?limit=250`, {
    headers: { 'X-API-KEY': 'sandbox' },
  });
  return ((await answer.json()) as { items: { id: string }[] }).items.map((item) => item.id);
}
/** The tables in which one of these texts stands, in whatever column. */
async function whereverIs(...texts: string[]): Promise<string[]> {
  const tables = Object.values(schema).filter((table) => is(table, Table)) as (typeof schema.users)[];
  const found: string[] = [];
  for (const table of tables) {
    const columns = Object.values(getTableColumns(table)).map(
      (column) => sql`coalesce(cast(${column} as text), '')`,
    );
    const row = sql.join(columns, sql` || ' ' || `);
    const any = texts.map((text) => sql`lower(${row}) like ${`%${text.toLowerCase()}%`}`);
    if (await server.deps.db.$count(table, sql.join(any, sql` or `))) found.push(getTableName(table));
  }
  return found;
}

describe('deleting the own account', () => {
  test('deletes all data, ends every token, stops the runs and deletes the accounts at the provider', async () => {
    const leaver = await customer();
    const { token } = await server.signUp({ role: 'admin' });
    const about = `/api/admin/users/${leaver.userId}`;
    const text = `Wrote from ${leaver.email}`;
    expect((await server.call('POST', `${about}/notes`, { token, json: { text } })).status).toBe(201);
    expect((await server.call('POST', `${about}/views`, { token, json: { reason: text } })).status).toBe(201);
    const before = (await ledger()).length;
    expect(before).toBeGreaterThan(0);
    expect(await whereverIs(leaver.userId, leaver.email)).toEqual(
      expect.arrayContaining([
        'users',
        'comments',
        'sessions',
        'mails',
        'drafts',
        'draft_edits',
        'bench_posts',
        'notes',
        'audit',
      ]),
    );
    const answer = await deleteMe(leaver.token);
    expect([answer.status, answer.body]).toEqual([204, '']);

    for (const token of [leaver.token, leaver.personal])
      expect((await server.call('GET', '/api/me', { token })).status).toBe(401);
    expect(
      (await server.call('POST', '/api/auth/login', { json: { email: leaver.email, password } })).status,
    ).toBe(401);
    expect(await atProvider()).not.toContain(leaver.accountId);
    await play(server, server.clock.now() + 24 * 60 * 60_000);
    expect(await ledger()).toHaveLength(before);

    expect(await server.lastMailTo(leaver.email)).toMatchObject({
      Subject: 'Your Chime In account was deleted',
    });
    // Counters against guessing disappear within the hour; the audit log names nobody.
    expect((await whereverIs(leaver.userId, leaver.email, leaver.accountId)).toSorted()).toEqual([
      'attempts',
      'audit',
    ]);
    expect(await whereverIs(leaver.email)).toEqual(['attempts']);
  });

  test('is recorded in the audit, whose earlier rows lose the names', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const leaver = await customer();
    const { userId } = leaver;
    await server.call('PUT', `/api/admin/user/${userId}`, {
      token: admin.token,
      json: { firstName: 'Renamed', seats: 4 },
    });
    await deleteMe(leaver.token);
    const rows = await server.deps.db.select().from(schema.audit).orderBy(asc(schema.audit.id));
    expect(rows).toMatchObject([
      { actorId: userId, action: 'account.connect', subject: `user:${userId}` },
      { actorId: userId, action: 'settings.save', subject: `user:${userId}` },
      { actorId: userId, action: 'token.create', subject: `user:${userId}` },
      { actorId: admin.userId, action: 'user.edit', subject: `user:${userId}` },
      { actorId: userId, action: 'user.delete_own', subject: `user:${userId}`, address: '203.0.113.7' },
    ]);
    expect(rows.map((row) => row.details)).toEqual([
      { after: {} },
      { before: {}, after: {} },
      { after: { scope: 'write' } },
      { before: { seats: 1 }, after: { seats: 4 } },
      { before: { role: 'user', status: 'Trial', seats: 4 } },
    ]);
  });

  test.each([
    [{ password: 'wrong horse' }, 'This is not your password'],
    [{ password: '' }, 'Password is required'],
    [{}, 'Password is required'],
  ])('is rejected with %j', async (json, message) => {
    const { token } = await server.signUp();
    expect(await deleteMe(token, json)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', message, issues: [{ path: 'password', message }] },
    });
    expect((await server.call('GET', '/api/me', { token })).status).toBe(200);
  });

  test('rejects a missing body and unknown fields by name', async () => {
    const { token } = await server.signUp();
    expect(await server.call('DELETE', '/api/me', { token })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'password' }] },
    });
    expect(await deleteMe(token, { password, sure: true })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'sure' }] },
    });
    expect((await server.call('DELETE', '/api/me', { token, text: '{' })).status).toBe(400);
  });

  test('limits guesses at the password', async () => {
    const { token } = await server.signUp();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await deleteMe(token, { password: `guess ${guess}` })).status).toBe(422);
    const refused = await deleteMe(token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('rejects a personal token and a visitor', async () => {
    const { personal } = await customer();
    expect((await deleteMe(personal)).status).toBe(403);
    expect((await server.call('DELETE', '/api/me', { json: { password } })).status).toBe(401);
  });
});

describe('while the provider is down', () => {
  test('deletes at once, and retries at the provider', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const leaver = await customer();
    await server.control('POST', '/faults', {
      provider: 'network',
      match: 'DELETE',
      drop: 'before',
      times: 2,
    });
    const deleted = await server.call('DELETE', `/api/admin/user/${leaver.userId}`, { token: admin.token });
    expect(deleted.status).toBe(204);
    expect((await server.call('GET', '/api/me', { token: leaver.token })).status).toBe(401);
    expect(
      await server.call('DELETE', `/api/admin/user/${leaver.userId}`, { token: admin.token }),
    ).toMatchObject({
      status: 404,
    });
    expect(await atProvider()).toContain(leaver.accountId);
    server.clock.advance(5_000);
    await server.deps.jobs.runDue('account_deletion');
    expect(await atProvider()).toContain(leaver.accountId);
    server.clock.advance(30_000);
    await server.deps.jobs.runDue('account_deletion');
    expect(await atProvider()).not.toContain(leaver.accountId);
    expect(await jobsOf(server.deps.db, 'account_deletion')).toEqual([]);
  });
});

test('posts nothing more from a run whose user is deleted', async () => {
  const leaver = await server.signUp();
  const accountId = await server.connect(leaver.token);
  await server.saveSettings(leaver.token, accountId, busy);
  await server.call('POST', '/api/automation/start', { token: leaver.token, json: { accountId } });
  await server.control('POST', '/faults', { provider: 'writer', delayMs: 60_000, times: 1 });
  const turn = server.engine.runDue();
  await expect.poll(async () => (await server.deps.db.select().from(schema.comments)).length).toBe(1);
  expect((await deleteMe(leaver.token)).status).toBe(204);
  await server.control('DELETE', '/faults');
  await turn;
  expect(await ledger()).toEqual([]);
  expect((await server.call('GET', '/api/health')).status).toBe(200);
});
