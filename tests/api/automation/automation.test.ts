import { createParser } from 'eventsource-parser';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { weekdays } from '../../../server/accounts/settings/schemas.ts';
import { inProcess } from '../../cli/inProcess.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';
import { connect, createToken } from '../mcp/clients.ts';

let server: TestServer;
const streams: AbortController[] = [];
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort();
});
afterAll(() => server.stop());

const busy = {
  timing: {
    fromTime: '09:00',
    toTime: '17:00',
    timezone: 'UTC',
    timeBetweenComments: [30],
    activeDays: [...weekdays],
  },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  dailySearchComments: 4,
};
const act = (change: 'start' | 'stop', token: string, accountId: string) =>
  server.call('POST', `/api/automation/${change}`, { token, json: { accountId } });

async function customer(change: object = {}) {
  const person = await server.signUp();
  const accountId = await server.connect(person.token);
  await server.saveSettings(person.token, accountId, { ...busy, ...change });
  return { ...person, accountId };
}

type Sent = { id: string; event: string; data: Record<string, unknown> };

/** Opens the stream and collects what it sends; resolves once the server has shown that it listens. */
async function listen(token: string, lastEventId?: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const stream = new AbortController();
  streams.push(stream);
  const response = await fetch(`${server.url}/api/automation/events`, {
    headers: { 'x-auth-token': token, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: stream.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const parser = createParser({
    onEvent: ({ id, event, data }) => sent.push({ id: id ?? '', event: event ?? '', data: JSON.parse(data) }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no stream');
  const first = await reader.read();
  parser.feed(first.value ?? '');
  void (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
  })().catch(() => {});
  return sent;
}

test('start returns the state, is idempotent, and the list shows the same', async () => {
  const { token, accountId } = await customer();
  const started = await act('start', token, accountId);
  expect(started).toMatchObject({
    status: 200,
    body: { accountId, running: true, state: { kind: 'working' }, nextActionAt: '2026-03-02T10:00:00.000Z' },
  });
  await server.engine.runDue();
  const again = await act('start', token, accountId);
  expect(again.body).toMatchObject({
    running: true,
    state: {
      kind: 'waiting',
      reason: 'interval',
      until: '2026-03-02T10:30:00.000Z',
      message: 'Next comment at 10:30 AM',
    },
    nextActionAt: '2026-03-02T10:30:00.000Z',
  });
  const [account] = (await server.call('GET', '/api/linkedinaccount', { token })).body;
  expect(account).toMatchObject({
    running: true,
    state: again.body.state,
    nextActionAt: again.body.nextActionAt,
  });
});

test('stop returns paused, however often it is called', async () => {
  const { token, accountId } = await customer();
  await act('start', token, accountId);
  for (const _ of [1, 2]) {
    expect((await act('stop', token, accountId)).body).toMatchObject({
      accountId,
      running: false,
      state: { kind: 'idle', reason: 'paused', until: null, message: 'Paused' },
      nextActionAt: null,
    });
  }
  await server.engine.runDue();
  expect((await server.call('GET', '/api/comment', { token })).body).toEqual([]);
});

test.each([
  [
    'outside working hours',
    { timing: { ...busy.timing, fromTime: '12:00' } },
    'window',
    '2026-03-02T12:00:00.000Z',
  ],
  ['with both limits at 0', { dailySearchComments: 0 }, 'limit', null],
  ['without any source', { searchUrls: [] }, 'no_posts', null],
  ['without a working day', { timing: { ...busy.timing, activeDays: [] } }, 'window', null],
])('reports the reason for the wait of an account started %s', async (_what, change, reason, until) => {
  const { token, accountId } = await customer(change);
  expect((await act('start', token, accountId)).body).toMatchObject({
    running: true,
    state: { kind: 'waiting', reason, until },
    nextActionAt: until,
  });
});

test('an expired subscription stops the account with a reason; it cannot start again but can be paused', async () => {
  const { token } = await server.signUp({ trialDays: 1 });
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    ...busy,
    timing: { ...busy.timing, activeDays: ['Friday'] },
  });
  expect((await act('start', token, accountId)).body.state.reason).toBe('window');
  server.clock.advance(24 * 3_600_000);
  await server.engine.runDue();
  const [account] = (await server.call('GET', '/api/linkedinaccount', { token })).body;
  expect(account).toMatchObject({ state: { kind: 'blocked', reason: 'subscription' }, nextActionAt: null });
  expect((await act('stop', token, accountId)).body.running).toBe(false);
  expect(await act('start', token, accountId)).toMatchObject({
    status: 402,
    body: { code: 'subscription_required', message: 'Please upgrade your subscription to start automation' },
  });
});

test("answers 404 for another user's account", async () => {
  const owner = await customer();
  const other = await server.signUp();
  for (const change of ['start', 'stop'] as const) {
    expect((await act(change, other.token, owner.accountId)).status).toBe(404);
    expect((await act(change, other.token, 'nothing')).status).toBe(404);
  }
});

test('the stream sends states and comments to their owner only, and resumes after a disconnect', async () => {
  const { token, accountId } = await customer();
  const other = await server.signUp();
  const [owner, theirs] = await Promise.all([listen(token), listen(other.token)]);
  await act('start', token, accountId);
  await server.engine.runDue();
  await expect.poll(() => owner.map(({ event }) => event)).toEqual(['state', 'comment_posted', 'state']);
  const [working, posted, waiting] = owner;
  expect(working?.data).toMatchObject({ accountId, running: true, state: { kind: 'working' } });
  const [comment] = (await server.call('GET', '/api/comment', { token })).body;
  expect(posted?.data).toMatchObject({
    accountId,
    commentId: comment._id,
    comment: comment.comment,
    category: 'Search',
    postUrl: comment.postUrl,
  });
  expect(waiting?.data).toMatchObject({ state: { reason: 'interval' } });
  expect(theirs).toEqual([]);

  // A client that resumes with the first ID gets the two later events once each, then new ones.
  const resumed = await listen(token, working?.id);
  await act('stop', token, accountId);
  await expect.poll(() => resumed.map(({ id }) => id)).toEqual([posted?.id, waiting?.id, expect.any(String)]);
  expect(resumed.at(-1)?.data).toMatchObject({ running: false, state: { kind: 'idle' } });
});

test('the stream requires a signed-in customer', async () => {
  expect((await server.call('GET', '/api/automation/events')).status).toBe(401);
  const admin = await server.signUp({ role: 'admin' });
  expect((await server.call('GET', '/api/automation/events', { token: admin.token })).status).toBe(403);
});

const starts: Record<string, (token: string, accountId: string) => Promise<unknown>> = {
  'the API': (token, accountId) => act('start', token, accountId),
  async 'the command'(token, accountId) {
    const env = { CHIMEIN_SERVER: server.url, CHIMEIN_TOKEN: await createToken(server, token, 'write') };
    expect(await inProcess(['start', accountId], { env })).toMatchObject({ exitCode: 0 });
  },
  async 'an assistant'(token, accountId) {
    await using agents = await connect(server, await createToken(server, token, 'write'), 'http');
    await agents.agree('start_accounts', { accounts: [accountId] });
  },
};
test.each(Object.entries(starts))(
  'the first start by %s writes drafts, also outside hours',
  async (_by, start) => {
    const timing = { ...busy.timing, fromTime: '03:00', toTime: '04:00' };
    const { token, accountId } = await customer({ timing, review: true });
    await start(token, accountId);
    await play(server, server.clock.now() + 60_000);
    const { body } = await server.call('GET', '/api/drafts?filter={"state":"waiting"}', { token });
    expect(body).toHaveLength(3);
    expect((await server.call('GET', '/api/comment', { token })).body).toEqual([]);
  },
);
