/** The worker of all hostile clients, so that they don't delay the honest clients' measurements. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Agent, request } from 'undici';

export type Plan = { url: string; clients: number; endsAt: number };
export type Answers = Record<string, Record<string, number>>;

const { url, clients, endsAt } = workerData as Plan;
/** A pause between a client's requests, so that the client is not the bottleneck. */
const pauseMs = 50;
const mostRequests = 50_000;
const answers: Answers = {};
const agent = new Agent({ connections: clients, headersTimeout: 30_000, bodyTimeout: 30_000 });
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

async function live(client: number): Promise<void> {
  const [name, send] = kinds[client % kinds.length] as (typeof kinds)[number];
  answers[name] ??= {};
  const counts = answers[name];
  for (let round = 0; round < mostRequests && left() > 0; round += 1) {
    // The server rejects a large body by its length and closes the connection.
    const answer = await send(client, round).catch(() => 'cut');
    counts[answer] = (counts[answer] ?? 0) + 1;
    await wait(pauseMs);
  }
}

await Promise.all(Array.from({ length: clients }, (_, client) => live(client)));
await agent.destroy();
parentPort?.postMessage(answers);
