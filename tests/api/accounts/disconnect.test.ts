import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  accounts as accountTable,
  automations,
  commentedPosts,
  comments,
  events,
} from '../../../db/schema/index.ts';
import { allDay } from '../../support/allDay.ts';
import { direct } from '../../support/database.ts';
import { jobsOf } from '../../support/jobs.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let userId: string;
beforeEach(async () => {
  server = await startTestServer();
  ({ token, userId } = await server.signUp({ seats: 2 }));
});
afterEach(() => server.stop());

const hour = 60 * 60_000;
const busy = {
  timing: allDay(1),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=product'],
  dailySearchComments: 5,
  prompt: 'Short and kind.',
};
const call = (method: string, path: string, json?: unknown) => server.call(method, path, { token, json });
const accounts = async () => (await call('GET', '/api/linkedinaccount')).body;
const history = async () => (await call('GET', '/api/comment')).body;
const remove = (accountId: string) => call('DELETE', `/api/linkedinaccount/${accountId}`);
const ledger = async () =>
  (await server.control('GET', '/ledger')).body as { postId: string; accountId: string }[];
const pending = () => jobsOf(server.deps.db, 'account_deletion');
async function atProvider(): Promise<string[]> {
  const answer = await fetch(`${server.sandbox.url}/api/v1/accounts?limit=250`, {
    headers: { 'X-API-KEY': 'sandbox' },
  });
  return ((await answer.json()) as { items: { id: string }[] }).items.map((item) => item.id);
}
/** An account that runs and has made its first comments. */
async function working(email = 'lena.brandt@example.com'): Promise<string> {
  const accountId = await server.connect(token, email);
  await server.saveSettings(token, accountId, busy);
  expect((await call('POST', '/api/automation/start', { accountId })).status).toBe(200);
  await play(server, server.clock.now() + 10 * 60_000);
  expect((await history()).length).toBeGreaterThan(0);
  return accountId;
}

test('removes a disconnected account from the lists, the seats and the provider', async () => {
  const accountId = await server.connect(token);
  await server.connect(token);
  expect(await call('POST', '/api/linkedinaccount/createAuthLink', {})).toMatchObject({ status: 409 });
  const answer = await remove(accountId);
  expect([answer.status, answer.body]).toEqual([204, '']);
  expect((await accounts()).map((account: { accountId: string }) => account.accountId)).not.toContain(
    accountId,
  );
  expect((await call('GET', '/api/me')).body.linkedinAccounts).toHaveLength(1);
  expect(await atProvider()).not.toContain(accountId);
  expect(await pending()).toEqual([]);
  expect(await call('POST', '/api/linkedinaccount/createAuthLink', {})).toMatchObject({ status: 200 });
});

test('hides a disconnected account from every call', async () => {
  const accountId = await server.connect(token);
  await remove(accountId);
  const answers = [
    await remove(accountId),
    await call('GET', `/api/settings?accountId=${accountId}`),
    await server.saveSettings(token, accountId),
    await call('POST', '/api/automation/start', { accountId }),
    await call('POST', '/api/automation/stop', { accountId }),
    await call('POST', '/api/linkedinaccount/createAuthLink', { accountId }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test("answers 404 for another user's account and keeps it", async () => {
  const other = await server.signUp();
  const accountId = await server.connect(other.token);
  expect((await remove(accountId)).status).toBe(404);
  expect((await remove('nothing')).status).toBe(404);
  expect(await atProvider()).toContain(accountId);
});

test('keeps the history and the taken posts', async () => {
  const accountId = await working();
  const before = await history();
  const taken = (await server.deps.db.select().from(commentedPosts)).length;
  await remove(accountId);
  expect(await history()).toEqual(before);
  expect((await call('GET', `/api/comment?filter=${JSON.stringify({ accountId })}`)).body).toEqual(before);
  expect(await server.deps.db.select().from(commentedPosts)).toHaveLength(taken);
});

test('runs no disconnected account, whatever changes', async () => {
  const accountId = await working();
  await remove(accountId);
  const before = await ledger();
  await play(server, server.clock.now() + 24 * hour);
  // A row that a call racing the removal would leave behind.
  await direct(server.deps.db)
    .update(automations)
    .set({ running: true, dueAt: 0 })
    .where(eq(automations.accountId, accountId));
  await play(server, server.clock.now() + 24 * hour);
  expect(await ledger()).toEqual(before);
});

describe('during a run', () => {
  test('never sends an unsent comment, and frees its post', async () => {
    const accountId = await server.connect(token);
    await server.saveSettings(token, accountId, busy);
    await call('POST', '/api/automation/start', { accountId });
    await server.control('POST', '/faults', { provider: 'writer', delayMs: 60_000, times: 1 });
    const turn = server.engine.runDue();
    await expect.poll(async () => (await server.deps.db.select().from(comments)).length).toBe(1);
    await remove(accountId);
    await server.control('DELETE', '/faults');
    await turn;
    expect(await ledger()).toEqual([]);
    expect(await server.deps.db.select().from(comments)).toEqual([]);
    expect(await server.deps.db.select().from(commentedPosts)).toEqual([]);
  });

  test('adds a sent comment to the history once the network answers', async () => {
    const accountId = await server.connect(token);
    await server.saveSettings(token, accountId, busy);
    await call('POST', '/api/automation/start', { accountId });
    await server.control('POST', '/faults', {
      provider: 'network',
      match: '/comments',
      delayMs: 60_000,
      times: 1,
    });
    await server.control('POST', '/faults', { provider: 'network', match: 'DELETE', status: 503, times: 1 });
    const turn = server.engine.runDue();
    await expect.poll(async () => (await server.deps.db.select().from(comments))[0]?.state).toBe('sent');
    await remove(accountId);
    expect((await server.deps.db.select().from(comments))[0]?.state).toBe('unknown');
    await server.control('DELETE', '/faults');
    await turn;
    expect(await ledger()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test('marks a comment with an open outcome as unknown and keeps its post taken', async () => {
    const accountId = await server.connect(token);
    await server.saveSettings(token, accountId, busy);
    await call('POST', '/api/automation/start', { accountId });
    await server.control('POST', '/faults', {
      provider: 'network',
      match: 'POST /api/v1/posts',
      drop: 'after',
      times: 1,
    });
    await server.engine.runDue();
    expect((await server.deps.db.select().from(comments))[0]?.state).toBe('sent');
    await remove(accountId);
    expect((await server.deps.db.select().from(comments))[0]?.state).toBe('unknown');
    expect((await server.deps.db.select().from(events)).at(-1)).toMatchObject({
      kind: 'comment_unknown',
      accountId,
      userId,
    });
    expect((await server.deps.db.select().from(commentedPosts)).length).toBeGreaterThan(0);
  });
});

describe('while the provider is down', () => {
  test('disconnects at once, and at the provider once it is back', async () => {
    const accountId = await server.connect(token);
    await server.control('POST', '/faults', { provider: 'network', match: 'DELETE', status: 503, times: 2 });
    expect((await remove(accountId)).status).toBe(204);
    expect(await accounts()).toEqual([]);
    expect(await atProvider()).toContain(accountId);
    expect(await pending()).toMatchObject([{ key: accountId, attempts: 1 }]);
    server.clock.advance(5_000);
    await server.deps.jobs.runDue('account_deletion');
    expect(await pending()).toMatchObject([
      { key: accountId, attempts: 2, lastError: expect.stringContaining('unavailable') },
    ]);
    server.clock.advance(29_999);
    await server.deps.jobs.runDue('account_deletion');
    expect(await atProvider()).toContain(accountId);
    server.clock.advance(1);
    await server.deps.jobs.runDue('account_deletion');
    expect(await atProvider()).not.toContain(accountId);
    expect(await pending()).toEqual([]);
  });

  test('P10: keeps a new login there and still deletes the old one', async () => {
    const before = await server.connect(token, 'lena.brandt@example.com');
    await server.control('POST', '/faults', { provider: 'network', match: 'DELETE', status: 503, times: 1 });
    await remove(before);
    const accountId = await server.connect(token, 'lena.brandt@example.com');
    expect(accountId).not.toBe(before);
    server.clock.advance(2 * hour);
    await server.deps.jobs.runDue('account_deletion');
    expect(await pending()).toEqual([]);
    expect(await atProvider()).toEqual([accountId]);
    expect(await accounts()).toMatchObject([{ accountId, status: 'Connected', running: false }]);
  });
});

describe('connecting the same person again', () => {
  test('continues under the new ID with settings, history, daily limit and wait', async () => {
    const before = await working();
    const { dailySearchComments, prompt } = busy;
    const posted = (await history()).length;
    expect(posted).toBe(dailySearchComments);
    const kept = (
      await server.deps.db.select().from(automations).where(eq(automations.accountId, before))
    )[0];
    await remove(before);
    server.clock.advance(1000);
    const after = await server.connect(token, 'lena.brandt@example.com');
    expect(after).not.toBe(before);
    expect(await accounts()).toMatchObject([
      { accountId: after, status: 'Connected', running: false, state: { reason: 'paused' } },
    ]);
    expect((await call('GET', `/api/settings?accountId=${after}`)).body).toMatchObject({
      prompt,
      dailySearchComments,
    });
    expect(
      (await call('GET', `/api/comment?filter=${JSON.stringify({ accountId: after })}`)).body,
    ).toHaveLength(posted);
    expect(
      (await server.deps.db.select().from(automations).where(eq(automations.accountId, after)))[0],
    ).toMatchObject({
      notBefore: kept?.notBefore,
      intervalIndex: kept?.intervalIndex,
    });
    await call('POST', '/api/automation/start', { accountId: after });
    await server.engine.runDue();
    expect(await accounts()).toMatchObject([{ running: true, state: { reason: 'limit' } }]);
    expect(await ledger()).toHaveLength(posted);
    expect(await server.deps.db.select().from(accountTable)).toHaveLength(1);
  });

  test('starts anew for another customer and leaves the history here', async () => {
    const accountId = await working();
    const before = await history();
    await remove(accountId);
    server.clock.advance(1000);
    const other = await server.signUp();
    const theirs = await server.connect(other.token, 'lena.brandt@example.com');
    expect((await server.call('GET', '/api/comment', { token: other.token })).body).toEqual([]);
    expect(
      (await server.call('GET', `/api/settings?accountId=${theirs}`, { token: other.token })).body.prompt,
    ).toBe('');
    expect(await history()).toEqual(before);
  });

  test('needs a free seat', async () => {
    const first = await server.connect(token, 'lena.brandt@example.com');
    const link = await call('POST', '/api/linkedinaccount/createAuthLink', { accountId: first });
    await remove(first);
    await server.connect(token, 'one@example.com');
    await server.connect(token, 'two@example.com');
    await fetch(link.body.url, {
      method: 'POST',
      body: new URLSearchParams({ email: 'lena.brandt@example.com', password: 'secret' }),
      redirect: 'manual',
    });
    const kept = (await accounts()).map((account: { accountId: string }) => account.accountId);
    expect(kept).toHaveLength(2);
    expect((await atProvider()).toSorted()).toEqual(kept.toSorted());
  });
});
