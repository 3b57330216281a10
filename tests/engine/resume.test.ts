/** A client loses no event when the server dies: the real process, killed and stopped, and a stream that resumes afterwards. */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newCustomer } from '../support/person.ts';
import { type ServerProcess, serverProcess } from '../support/process.ts';

let server: ServerProcess;
let customer: Awaited<ReturnType<typeof newCustomer>>;
let accountId: string;
beforeEach(async () => {
  server = await serverProcess();
  await server.start();
  customer = await newCustomer(server.url, server.sandbox.url, 'mara@example.com');
  accountId = await customer.connect();
});
afterEach(() => server.close());

/** Opens the stream; `first(n)` answers what it says first. */
async function open(lastId: string | null) {
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

const ends = ['kill', 'terminate'] as const;

test.each(ends)('resumes the stream after the last event seen, after a %s of the server', async (end) => {
  const watching = await open(null);
  await customer.call('PUT', '/api/automation/switch', { stopped: true });
  await customer.start(accountId);
  const [first] = await watching(1);
  await customer.call('POST', '/api/automation/stop', { accountId });
  await server[end]();
  await server.start();

  const missed = await (await open(first?.id ?? ''))(1);
  expect(missed.map(message)).toEqual(['Paused']);
  await customer.start(accountId);
  const rest = await (await open(first?.id ?? ''))(2);
  const ids = [first, ...rest].map((event) => Number(event?.id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(rest.map(message)).toEqual(['Paused', 'You have stopped all accounts']);
});
