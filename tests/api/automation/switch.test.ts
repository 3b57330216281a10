import { eq } from 'drizzle-orm';
import { createParser } from 'eventsource-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../../../db/schema/index.ts';
import { allDay } from '../../support/allDay.ts';
import { createEngine } from '../../support/jobs.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const minute = 60_000;
const owner = '/api/automation/switch';
const everybodys = '/api/admin/switch';

/** Somebody with an account that comments every 20 minutes. */
async function someone() {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 20,
    timing: allDay(20, ['Monday']),
  });
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  const account = async () => (await server.call('GET', '/api/linkedinaccount', { token })).body[0];
  const comments = async () => (await server.call('GET', '/api/comment', { token })).body.length;
  return { token, userId, accountId, account, comments };
}
const put = (path: string, token: string, json: object) => server.call('PUT', path, { token, json });

/** The events of the stream from now on, as they arrive. */
async function watch(token: string) {
  const leave = new AbortController();
  const stream = await fetch(`${server.url}/api/automation/events`, {
    headers: { 'x-auth-token': token },
    signal: leave.signal,
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  // biome-ignore lint/suspicious/noExplicitAny: what is said is what is tested
  const said: any[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => said.push({ event, ...JSON.parse(data) }) });
  await reader?.read();
  return {
    async next() {
      while (said.length === 0) parser.feed((await reader?.read())?.value ?? '');
      return said.shift();
    },
    leave: () => leave.abort(),
  };
}

test('posts nothing for a user who stopped everything until they resume', async () => {
  const ada = await someone();
  const other = await someone();
  await server.engine.runDue();
  expect([await ada.comments(), await other.comments()]).toEqual([1, 1]);

  const since = new Date(server.clock.now()).toISOString();
  expect((await put(owner, ada.token, { stopped: true })).body).toEqual({
    stopped: true,
    since,
    operator: null,
  });
  expect(await ada.account()).toMatchObject({
    running: true,
    state: {
      kind: 'blocked',
      reason: 'stopped_by_user',
      until: null,
      message: 'You have stopped all accounts',
    },
    nextActionAt: null,
  });
  await play(server, server.clock.now() + 30 * minute);
  expect([await ada.comments(), await other.comments()]).toEqual([1, 2]);
  // Pressing it again changes nothing of since when.
  expect((await put(owner, ada.token, { stopped: true })).body).toEqual({
    stopped: true,
    since,
    operator: null,
  });
  expect((await server.call('GET', owner, { token: ada.token })).body).toEqual({
    stopped: true,
    since,
    operator: null,
  });
  expect((await server.call('GET', owner, { token: other.token })).body).toEqual({
    stopped: false,
    since: null,
    operator: null,
  });

  expect((await put(owner, ada.token, { stopped: false })).body).toEqual({
    stopped: false,
    since: null,
    operator: null,
  });
  expect((await ada.account()).state.reason).not.toBe('stopped_by_user');
  await server.engine.runDue();
  expect(await ada.comments()).toBe(2);
});

test('a paused account stays paused', async () => {
  const ada = await someone();
  await server.call('POST', '/api/automation/stop', { token: ada.token, json: { accountId: ada.accountId } });
  await put(owner, ada.token, { stopped: true });
  expect((await ada.account()).state.reason).toBe('paused');
  await put(owner, ada.token, { stopped: false });
  await server.engine.runDue();
  expect(await ada.account()).toMatchObject({ running: false, state: { reason: 'paused' } });
  expect(await ada.comments()).toBe(0);
});

test('an account started during a stop waits too', async () => {
  const ada = await someone();
  await put(owner, ada.token, { stopped: true });
  await server.call('POST', '/api/automation/stop', { token: ada.token, json: { accountId: ada.accountId } });
  const started = await server.call('POST', '/api/automation/start', {
    token: ada.token,
    json: { accountId: ada.accountId },
  });
  expect(started.body).toMatchObject({
    running: true,
    state: { reason: 'stopped_by_user' },
    nextActionAt: null,
  });
  await server.engine.runDue();
  expect(await ada.comments()).toBe(0);
});

test('the operator’s stop with a reason prevents every call until they resume', async () => {
  const { token: admin, userId: adminId } = await server.signUp({ role: 'admin' });
  const ada = await someone();
  const since = new Date(server.clock.now()).toISOString();
  const reason = 'LinkedIn is under maintenance';
  expect((await put(everybodys, admin, { stopped: true, reason })).body).toEqual({
    stopped: true,
    since,
    reason,
  });
  expect(await ada.account()).toMatchObject({
    running: true,
    state: {
      kind: 'blocked',
      reason: 'stopped_by_operator',
      message: `The operator has stopped all comments: ${reason}`,
    },
    nextActionAt: null,
  });
  expect((await server.call('GET', owner, { token: ada.token })).body).toMatchObject({
    stopped: false,
    operator: { reason },
  });
  expect(await server.engine.runDue()).toBe(0);
  server.clock.advance(60 * minute);
  expect(await server.engine.runDue()).toBe(0);
  expect(await server.control('GET', '/ledger')).toMatchObject({ body: [] });

  expect((await put(everybodys, admin, { stopped: false })).body).toEqual({
    stopped: false,
    since: null,
    reason: '',
  });
  expect(await server.engine.runDue()).toBeGreaterThan(0);
  expect(await ada.comments()).toBe(1);

  const noted = await server.deps.db.select().from(audit).where(eq(audit.actorId, adminId));
  expect(noted.map(({ action, subject, details }) => ({ action, subject, details }))).toEqual([
    { action: 'automation.stop', subject: 'server', details: { reason } },
    { action: 'automation.go_on', subject: 'server', details: {} },
  ]);
});

test('a stop takes effect during a run, before the next call to the network', async () => {
  const ada = await someone();
  const { complete } = server.deps.writer;
  // The switch is thrown while the comment is being written.
  server.deps.writer.complete = async (...input) => {
    await put(owner, ada.token, { stopped: true });
    return complete(...input);
  };
  const engine = createEngine(server.deps);
  await engine.runDue();
  expect((await server.control('GET', '/ledger')).body).toEqual([]);
  expect(await ada.comments()).toBe(0);
  server.deps.writer.complete = complete;
  await put(owner, ada.token, { stopped: false });
  await server.engine.runDue();
  expect(await ada.comments()).toBe(1);
});

test('sends an event immediately for either switch', async () => {
  const { token: admin } = await server.signUp({ role: 'admin' });
  const ada = await someone();
  const stream = await watch(ada.token);
  await put(owner, ada.token, { stopped: true });
  expect(await stream.next()).toMatchObject({
    event: 'state',
    accountId: ada.accountId,
    message: 'You have stopped all accounts',
    running: true,
    state: { reason: 'stopped_by_user' },
    nextActionAt: null,
  });
  await put(owner, ada.token, { stopped: false });
  expect((await stream.next()).state.reason).not.toBe('stopped_by_user');
  await put(everybodys, admin, { stopped: true });
  expect(await stream.next()).toMatchObject({
    event: 'state',
    message: 'The operator has stopped all comments',
  });
  stream.leave();
});

test.each([500, 501])('checks a reason of %i characters', async (length) => {
  const { token } = await server.signUp({ role: 'admin' });
  const answer = await put(everybodys, token, { stopped: true, reason: 'x'.repeat(length) });
  expect(answer.status).toBe(length > 500 ? 422 : 200);
});
