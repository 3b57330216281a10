import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { allDay } from '../support/allDay.ts';
import { newCustomer } from '../support/person.ts';
import { type ServerProcess, serverProcess } from '../support/process.ts';

/*
 * One server is killed or stopped at the worst moments; `kills.test.ts` kills several at random ones. One
 * comment a day is allowed, so that a second one is a doubled one.
 */

// A day lasts ten minutes, so that waits of the engine's clock pass quickly.
const fast = { AUTOMATION_CLOCK_RATE: '60' };
const searching = {
  timing: allDay(600),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 1,
};

type Person = Awaited<ReturnType<typeof newCustomer>> & { accountId: string };
let server: ServerProcess;
let people = 0;

beforeAll(async () => {
  server = await serverProcess();
  await server.start(fast);
});
afterAll(() => server?.close());

async function newPerson(undoMinutes = 0): Promise<Person> {
  people += 1;
  const customer = await newCustomer(server.url, server.sandbox.url, `mara${people}@example.com`);
  const accountId = await customer.connect();
  await customer.save(accountId, { ...searching, prompt: 'Be brief.', undoMinutes });
  return { ...customer, accountId };
}

const until = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 30_000, interval: 50 });
const begin = ({ start, accountId }: Person) => start(accountId);
const stop = ({ call, accountId }: Person) => call('POST', '/api/automation/stop', { accountId });
const onNetwork = async ({ ledger, accountId }: Person) =>
  (await ledger()).filter((line) => line.accountId === accountId);
const drafts = ({ call }: Person) => call<{ state: string }[]>('GET', '/api/drafts');

async function expectOneAndTheSame(person: Person): Promise<void> {
  // A fault is meant for the next account alone.
  onTestFinished(async () => void (await stop(person)));
  await until(async () => (await person.comments()).length).toBe(1);
  const [comment] = await person.comments();
  const ledger = await onNetwork(person);
  expect(ledger.map(({ text, postUrl }) => ({ text, postUrl }))).toEqual([
    { text: comment?.comment, postUrl: comment?.postUrl },
  ]);
}

/** Opens the stream; `first(n)` answers what it says first. */
async function openStream({ token }: Person, lastId: string | null) {
  const leave = new AbortController();
  const headers = { 'x-auth-token': token, ...(lastId === null ? {} : { 'last-event-id': lastId }) };
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

/** Sees one event, and misses another. @returns the one that it saw */
async function watch(person: Person): Promise<EventSourceMessage | undefined> {
  const watching = await openStream(person, null);
  await person.call('PUT', '/api/automation/switch', { stopped: true });
  await begin(person);
  const [first] = await watching(1);
  await stop(person);
  return first;
}

async function expectResumed(person: Person, first: EventSourceMessage | undefined): Promise<void> {
  const missed = await (await openStream(person, first?.id ?? ''))(1);
  expect(missed.map(message)).toEqual(['Paused']);
  await begin(person);
  const rest = await (await openStream(person, first?.id ?? ''))(2);
  const ids = [first, ...rest].map((event) => Number(event?.id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(rest.map(message)).toEqual(['Paused', 'You have stopped all accounts']);
}

/** Kills the server once for all tests that look at what it left. */
async function killInTheMiddle() {
  const posting = await newPerson();
  const writing = await newPerson();
  const watcher = await newPerson();
  const undoable = await newPerson(5);
  const seen = await watch(watcher);
  // The network takes the comment and holds its answer back.
  await posting.fault({ provider: 'network', match: 'POST /api/v1/posts', delayMs: 120_000, times: 1 });
  await begin(posting);
  await until(async () => (await onNetwork(posting)).length).toBe(1);
  await writing.fault({ provider: 'writer', delayMs: 120_000, times: 1 });
  await begin(writing);
  await until(writing.pendingFaults).toEqual([]);
  await begin(undoable);
  await until(async () => (await drafts(undoable)).map(({ state }) => state)).toEqual(['approved']);
  expect(await posting.comments()).toEqual([]);
  await server.kill();
  expect(await onNetwork(undoable)).toEqual([]);
  await server.start(fast);
  return { posting, writing, watcher, undoable, seen };
}
let killed: ReturnType<typeof killInTheMiddle> | undefined;
const afterKill = () => (killed ??= killInTheMiddle());

test('finds the comment after a kill between posting and recording, and records it once', async () => {
  const { posting } = await afterKill();
  await expectOneAndTheSame(posting);
  const [account] = await posting.call<{ state: { reason: string } }[]>('GET', '/api/linkedinaccount');
  expect(account?.state.reason).toBe('limit');
});

test('frees the post after a kill while writing, and posts one comment', async () =>
  expectOneAndTheSame((await afterKill()).writing));

test('keeps a comment in its undo window after a kill, and posts it once', async () => {
  const { undoable } = await afterKill();
  await expectOneAndTheSame(undoable);
  expect(await drafts(undoable)).toMatchObject([{ state: 'posted' }]);
});

test('resumes the stream after the last event seen, after a kill of the server', async () => {
  const { watcher, seen } = await afterKill();
  await expectResumed(watcher, seen);
});

test('settles a comment whose answer was cut off, without a restart', async () => {
  const person = await newPerson();
  await person.fault({ provider: 'network', match: 'POST /api/v1/posts', drop: 'after', times: 1 });
  await begin(person);
  await expectOneAndTheSame(person);
});

/** An operator's stop while an account posts and another one's stream is interrupted. */
async function stopInTheMiddle() {
  const posting = await newPerson();
  const watcher = await newPerson();
  const seen = await watch(watcher);
  await posting.fault({ provider: 'network', match: 'POST /api/v1/posts', delayMs: 1500, times: 1 });
  await begin(posting);
  await until(async () => (await onNetwork(posting)).length).toBe(1);
  const exitCode = await server.terminate();
  await server.start(fast);
  return { posting, watcher, seen, exitCode };
}
let stopped: ReturnType<typeof stopInTheMiddle> | undefined;
const afterStop = () => (stopped ??= stopInTheMiddle());

test('finishes running work on an operator’s stop and exits with 0', async () => {
  const { posting, exitCode } = await afterStop();
  expect(exitCode).toBe(0);
  await expectOneAndTheSame(posting);
});

test('resumes the stream after the last event seen, after a terminate of the server', async () => {
  const { watcher, seen } = await afterStop();
  await expectResumed(watcher, seen);
});

test('comments on another post after a kill before the call arrived, and not on the lost one', async () => {
  const person = await newPerson();
  await person.fault({
    provider: 'network',
    match: 'POST /api/v1/posts',
    drop: 'before',
    delayMs: 120_000,
    times: 1,
  });
  await begin(person);
  await until(person.pendingFaults).toEqual([]);
  await server.kill();

  // It counts as unknown for an hour, in which it may still turn up.
  // This test is the last one, because its clock is soon a day ahead.
  await server.start({ AUTOMATION_CLOCK_RATE: '1800' });
  await expectOneAndTheSame(person);
});
