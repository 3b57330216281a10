/** The worker of all hostile clients, so that they don't delay the honest clients' measurements. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Agent, request } from 'undici';
import type { Heavy } from './heavy.ts';

export type Plan = { url: string; clients: number; endsAt: number; heavy: Heavy[] };
export type Answers = Record<string, Record<string, number>>;

const { url, clients, endsAt, heavy } = workerData as Plan;
/** A pause between a client's requests, so that the client is not the bottleneck. */
const pauseMs = 50;
const mostRequests = 50_000;
const answers: Answers = {};
const agent = new Agent({ connections: 200, headersTimeout: 30_000, bodyTimeout: 30_000 });
const left = () => endsAt - Date.now();

type Send = (client: number, round: number) => Promise<string>;

const post =
  (path: string, body: (client: number, round: number) => string): Send =>
  async (client, round) => {
    const answer = await request(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${client}` },
      body: body(client, round),
      dispatcher: agent,
    });
    await answer.body.dump();
    return String(answer.statusCode);
  };

const nested = (bytes: number) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);
const [small, large] = [nested(16 * 1024), nested(1024 * 1024)];
const keys = `{${Array.from({ length: 1800 }, (_, n) => `"${n}":0`).join(',')}}`;
const objects = '{"a":'.repeat(2000) + '0'.padEnd(2001, '}');
const login = '/api/auth/login';

const kinds: [name: string, send: Send][] = [
  ['nested JSON of 16 KB', post(login, (_, round) => (round % 2 ? small : objects))],
  ['many keys', post(login, () => keys)],
  ['1 MB without a token', post(login, () => large)],
  ['viewer with gzip', download],
  [
    'wrong sign-ins',
    post(login, (client, round) =>
      JSON.stringify({ email: `nobody${client}.${round}@example.com`, password: 'nope' }),
    ),
  ],
  ['unsigned events', post('/webhooks/stripe', () => '{"id":"evt_none","object":"event"}')],
  ['slow heads', slowHead],
];

const allAtOnce = async (requests: Promise<string>[]): Promise<string> => {
  const statuses = new Set(await Promise.all(requests));
  return [...statuses].sort().join(' and ');
};

/** Of a customer with much data, with another token in each round: their budgets are not what is measured. */
async function callTool(
  { tokens }: Heavy,
  round: number,
  message: (id: number) => object | object[],
): Promise<string> {
  const answer = await request(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${tokens[round % tokens.length]}`,
    },
    body: JSON.stringify(message(round)),
    dispatcher: agent,
  });
  await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
  return String(answer.statusCode);
}

const tool = (name: string, input: object) => (id: number) => ({
  ...{ jsonrpc: '2.0', id, method: 'tools/call' },
  params: { name, arguments: input },
});

async function read({ session }: Heavy, path: string): Promise<string> {
  const answer = await request(url + path, { headers: { 'x-auth-token': session }, dispatcher: agent });
  await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
  return String(answer.statusCode);
}

/** Each needs a customer with much data, a person of its own. */
const heavyKinds: [name: string, send: (heavy: Heavy, round: number) => Promise<string>][] = [
  [
    'batch of 100 tools',
    (own, round) => callTool(own, round, (id) => Array(100).fill(tool('list_drafts', { limit: 100 })(id))),
  ],
  [
    '6 get_settings at once',
    (own, round) =>
      allAtOnce(Array.from({ length: 6 }, () => callTool(own, round, tool('get_settings', {})))),
  ],
  [
    '6 discard_drafts, no confirm',
    (own, round) =>
      allAtOnce(
        Array.from({ length: 6 }, () =>
          callTool(own, round, tool('discard_drafts', { ids: own.draftIds.slice(0, 20) })),
        ),
      ),
  ],
  [
    '20 drafts and results at once',
    (own) =>
      allAtOnce(Array.from({ length: 20 }, (_, n) => read(own, n % 2 ? '/api/drafts' : '/api/results'))),
  ],
];

async function download(_: number, round: number): Promise<string> {
  const path = round % 2 ? '/api/openapi.json' : '/api/docs/swagger-ui-bundle.js';
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await request(url + path, { headers, dispatcher: agent });
  await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
  return String(answer.statusCode);
}

/** Never finishes its headers; the server closes the connection. */
async function slowHead(): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Never');
  const closed = once(socket.resume(), 'close');
  const isClosed = await Promise.race([closed.then(() => true), wait(Math.max(0, left()), false)]);
  socket.destroy();
  return isClosed ? 'closed by the server' : 'open at the end';
}

async function live(name: string, client: number, send: Send): Promise<void> {
  answers[name] ??= {};
  const counts = answers[name];
  for (let round = 0; round < mostRequests && left() > 0; round += 1) {
    // The server rejects a large body by its length and closes the connection.
    const answer = await send(client, round).catch(() => 'cut');
    counts[answer] = (counts[answer] ?? 0) + 1;
    await wait(pauseMs);
  }
}

await Promise.all([
  ...Array.from({ length: clients }, (_, client) => {
    const [name, send] = kinds[client % kinds.length] as (typeof kinds)[number];
    return live(name, client, send);
  }),
  ...heavyKinds.map(([name, send], n) => {
    const own = heavy[n];
    return own && live(name, n, (_, round) => send(own, round));
  }),
]);
await agent.destroy();
parentPort?.postMessage(answers);
