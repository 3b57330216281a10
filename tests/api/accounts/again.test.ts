import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { automations, comments, postDecisions } from '../../../db/schema/index.ts';
import { allDay } from '../../support/allDay.ts';
import { jobsOf } from '../../support/jobs.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer();
  ({ token } = await server.signUp({ seats: 1 }));
});
afterEach(() => server.stop());

const hour = 60 * 60_000;
const person = 'lena.brandt@example.com';
const busy = {
  timing: allDay(30),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=product'],
  dailySearchComments: 3,
  prompt: 'Short and kind.',
};
const call = (method: string, path: string, json?: unknown, as = token) =>
  server.call(method, path, { token: as, json });
const accounts = async (as = token) => (await call('GET', '/api/linkedinaccount', undefined, as)).body;
const history = async () => (await call('GET', '/api/comment')).body;
const posts = async (accountId: string) =>
  (await server.deps.db.select().from(postDecisions).where(eq(postDecisions.accountId, accountId))).map(
    ({ postId }) => postId,
  );
const ledger = async () => (await server.control('GET', '/ledger')).body;
const automation = async (accountId: string) =>
  (await server.deps.db.select().from(automations).where(eq(automations.accountId, accountId)))[0];
/** A link for a new account, made while a seat is free. */
const newLink = async (as = token) =>
  (await call('POST', '/api/linkedinaccount/createAuthLink', {}, as)).body.url as string;
const signIn = async (url: string) => {
  const body = new URLSearchParams({ email: person, password: 'secret' });
  await (await fetch(url, { method: 'POST', body, redirect: 'manual' })).text();
};
async function atProvider(): Promise<string[]> {
  const answer = await fetch(`${server.sandbox.url}/api/v1/accounts?limit=250`, {
    headers: { 'X-API-KEY': 'sandbox' },
  });
  return ((await answer.json()) as { items: { id: string }[] }).items.map((item) => item.id);
}
/**
 * An account that runs and has made its first comment, and a link for a new one from before the seat was
 * taken.
 */
async function working(): Promise<{ accountId: string; link: string }> {
  const link = await newLink();
  const accountId = await server.connect(token, person);
  await server.saveSettings(token, accountId, busy);
  await call('POST', '/api/automation/start', { accountId });
  return { accountId, link };
}

test('P10: moves an account to its new ID without another seat when the same person connects again', async () => {
  const { accountId: before, link } = await working();
  await play(server, server.clock.now() + 60_000);
  const kept = await automation(before);
  const said = await history();
  expect(said).toHaveLength(1);
  const seen = await posts(before);
  expect(seen.length).toBeGreaterThan(0);

  await signIn(link);
  const [after, ...more] = await accounts();
  expect(more).toEqual([]);
  expect(after).toMatchObject({ status: 'Connected', running: true });
  expect(after.accountId).not.toBe(before);
  expect(await atProvider()).toEqual([after.accountId]);
  expect(await jobsOf(server.deps.db, 'account_deletion')).toEqual([]);
  expect((await call('GET', `/api/settings?accountId=${after.accountId}`)).body.prompt).toBe(busy.prompt);
  expect((await history()).map(({ comment }: { comment: string }) => comment)).toEqual([said[0].comment]);
  expect(await posts(after.accountId)).toEqual(seen);
  expect(await automation(after.accountId)).toMatchObject({
    notBefore: kept?.notBefore,
    intervalIndex: kept?.intervalIndex,
  });

  await server.engine.runDue();
  expect(await accounts()).toMatchObject([{ running: true, state: { reason: 'interval' } }]);
  await play(server, server.clock.now() + 12 * hour);
  expect(await ledger()).toHaveLength(busy.dailySearchComments);
  expect(await history()).toHaveLength(busy.dailySearchComments);
});

test('P10: repairs a broken login that is connected anew, and waits for Start', async () => {
  const { accountId: before, link } = await working();
  await server.control('POST', `/accounts/${before}`, { status: 'CREDENTIALS' });
  expect(await accounts()).toMatchObject([{ status: 'Disconnected', running: false }]);
  await signIn(link);
  const [{ accountId }] = await accounts();
  expect(await accounts()).toMatchObject([{ status: 'Connected', running: false }]);
  expect(await atProvider()).toEqual([accountId]);
  expect((await call('POST', '/api/automation/start', { accountId })).status).toBe(200);
});

test('P10: deletes the old login later if the provider is down', async () => {
  const { accountId: before, link } = await working();
  await server.control('POST', '/faults', { provider: 'network', match: 'DELETE', status: 503, times: 1 });
  await signIn(link);
  expect(await atProvider()).toContain(before);
  server.clock.advance(hour);
  await server.deps.jobs.runDue('account_deletion');
  expect(await atProvider()).toEqual([(await accounts())[0].accountId]);
});

test('P10: takes the account from an engine that is writing, which sends nothing under the old ID', async () => {
  const { accountId: before, link } = await working();
  await server.control('POST', '/faults', { provider: 'writer', delayMs: 60_000, times: 1 });
  const turn = server.engine.runDue();
  await expect.poll(async () => (await server.deps.db.select().from(comments)).length).toBe(1);
  await signIn(link);
  await server.control('DELETE', '/faults');
  await turn;
  await server.engine.runDue();
  const [{ accountId }] = await accounts();
  expect(accountId).not.toBe(before);
  expect(await automation(accountId)).toMatchObject({ running: true, leaseHolder: null });
  expect((await ledger()).map((comment: { accountId: string }) => comment.accountId)).toEqual([accountId]);
  expect(await history()).toHaveLength(1);
});

test('P10: records a comment once, with its waiting time, if the account moves while it is sent', async () => {
  const { link } = await working();
  await server.control('POST', '/faults', {
    provider: 'network',
    match: '/comments',
    delayMs: 60_000,
    times: 1,
  });
  const turn = server.engine.runDue();
  await expect.poll(async () => (await server.deps.db.select().from(comments))[0]?.state).toBe('sent');
  await signIn(link);
  await server.control('DELETE', '/faults');
  await turn;
  await play(server, server.clock.now() + 10 * 60_000);
  expect(await ledger()).toHaveLength(1);
  expect(await history()).toHaveLength(1);
  expect(await accounts()).toMatchObject([{ running: true, state: { reason: 'interval' } }]);
});

test('P10: rejects a connected person for another customer and deletes the new login at the provider', async () => {
  const { accountId } = await working();
  const other = await server.signUp();
  await signIn(await newLink(other.token));
  expect(await accounts(other.token)).toEqual([]);
  expect(await accounts()).toMatchObject([{ accountId, status: 'Connected', running: true }]);
  expect(await atProvider()).toEqual([accountId]);
});
