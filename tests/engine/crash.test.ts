import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { weekdays } from '../../server/accounts/settings/schemas.ts';
import { newCustomer } from '../support/person.ts';
import { type ServerProcess, serverProcess } from '../support/process.ts';

/*
 * One server is killed or stopped at the worst moments; `kills.test.ts` kills several at random ones.
 * One comment a day is allowed, so a second one would be a doubled one.
 */

// A day lasts ten minutes, so that waits of the engine's clock pass quickly.
const fast = { AUTOMATION_CLOCK_RATE: '60' };
const allDay = {
  fromTime: '00:00',
  toTime: '00:00',
  timezone: 'UTC',
  timeBetweenComments: [600],
  activeDays: [...weekdays],
};

let server: ServerProcess;
let customer: Awaited<ReturnType<typeof newCustomer>>;
let accountId: string;

let customers = 0;

beforeAll(async () => {
  server = await serverProcess();
  await server.start(fast);
});
afterAll(() => server?.close());

beforeEach(async () => {
  customers += 1;
  customer = await newCustomer(server.url, server.sandbox.url, `mara${customers}@example.com`);
  accountId = await customer.connect();
  await customer.save(accountId, {
    timing: allDay,
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
    dailySearchComments: 1,
    prompt: 'Be brief.',
  });
});
// A fault is meant for the next one alone.
afterEach(() => customer.call('POST', '/api/automation/stop', { accountId }));

const until = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 30_000, interval: 50 });
const onNetwork = async () => (await customer.ledger()).filter((line) => line.accountId === accountId);

async function expectOneAndTheSame(): Promise<void> {
  await until(async () => (await customer.comments()).length).toBe(1);
  const [comment] = await customer.comments();
  const ledger = await onNetwork();
  expect(ledger.map(({ text, postUrl }) => ({ text, postUrl }))).toEqual([
    { text: comment?.comment, postUrl: comment?.postUrl },
  ]);
}

test('finds the comment after a kill between posting and recording, and records it once', async () => {
  // The network takes the comment and holds its answer back.
  await customer.fault({ provider: 'network', match: 'POST /api/v1/posts', delayMs: 120_000, times: 1 });
  await customer.start(accountId);
  await until(async () => (await onNetwork()).length).toBe(1);
  expect(await customer.comments()).toEqual([]);
  await server.kill();

  await server.start(fast);
  await expectOneAndTheSame();
  const [account] = await customer.call<{ state: { reason: string } }[]>('GET', '/api/linkedinaccount');
  expect(account?.state.reason).toBe('limit');
});

test('frees the post after a kill while writing, and posts one comment', async () => {
  await customer.fault({ provider: 'writer', delayMs: 120_000, times: 1 });
  await customer.start(accountId);
  await until(customer.pendingFaults).toEqual([]);
  await server.kill();

  await server.start(fast);
  await expectOneAndTheSame();
});

test('settles a comment whose answer was cut off, without a restart', async () => {
  await customer.fault({ provider: 'network', match: 'POST /api/v1/posts', drop: 'after', times: 1 });
  await customer.start(accountId);
  await expectOneAndTheSame();
});

test('finishes running work on an operator’s stop and exits with 0', async () => {
  await customer.fault({ provider: 'network', match: 'POST /api/v1/posts', delayMs: 1500, times: 1 });
  await customer.start(accountId);
  await until(async () => (await onNetwork()).length).toBe(1);
  expect(await server.terminate()).toBe(0);

  await server.start(fast);
  await expectOneAndTheSame();
});

test('keeps a comment in its undo window after a kill, and posts it once', async () => {
  await customer.save(accountId, {
    timing: allDay,
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
    dailySearchComments: 1,
    undoMinutes: 5,
  });
  await customer.start(accountId);
  const approved = () => customer.call<{ state: string }[]>('GET', '/api/drafts');
  await until(async () => (await approved()).map(({ state }) => state)).toEqual(['approved']);
  await server.kill();
  expect(await onNetwork()).toEqual([]);

  await server.start(fast);
  await expectOneAndTheSame();
  expect(await approved()).toMatchObject([{ state: 'posted' }]);
});

/** Opens the stream; `first(n)` answers what it says first. */
async function openStream(lastId: string | null) {
  const leave = new AbortController();
  const headers = { 'x-auth-token': customer.token, ...(lastId === null ? {} : { 'last-event-id': lastId }) };
  const stream = await fetch(`${server.url}/api/automation/events`, { headers, signal: leave.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const said: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => said.push(event) });
  const hear = async () => parser.feed((await reader?.read())?.value ?? '');
  // It says at once that it listens, and from then on nothing is missed.
  await hear();
  return async (n: number) => {
    while (said.length < n) await hear();
    leave.abort();
    return said;
  };
}
const message = ({ data }: EventSourceMessage): string => JSON.parse(data).message;

test.each(['kill', 'terminate'] as const)(
  'resumes the stream after the last event seen, after a %s of the server',
  async (end) => {
    const watching = await openStream(null);
    await customer.call('PUT', '/api/automation/switch', { stopped: true });
    await customer.start(accountId);
    const [first] = await watching(1);
    await customer.call('POST', '/api/automation/stop', { accountId });
    await server[end]();
    await server.start(fast);

    const missed = await (await openStream(first?.id ?? ''))(1);
    expect(missed.map(message)).toEqual(['Paused']);
    await customer.start(accountId);
    const rest = await (await openStream(first?.id ?? ''))(2);
    const ids = [first, ...rest].map((event) => Number(event?.id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(rest.map(message)).toEqual(['Paused', 'You have stopped all accounts']);
  },
);

test('comments on another post after a kill before the call arrived, and not on the lost one', async () => {
  await customer.fault({
    provider: 'network',
    match: 'POST /api/v1/posts',
    drop: 'before',
    delayMs: 120_000,
    times: 1,
  });
  await customer.start(accountId);
  await until(customer.pendingFaults).toEqual([]);
  await server.kill();

  // It counts as unknown for an hour, in which it may still turn up.
  // This test is the last one, because its clock is soon a day ahead.
  await server.start({ AUTOMATION_CLOCK_RATE: '1800' });
  await expectOneAndTheSame();
});
