import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Agent, request } from 'undici';
import { freePort } from '../../support/ports.ts';
import type { Person } from '../load/client.ts';
import { fill } from '../load/fill.ts';
import { residentMb, watchMemory } from '../load/memory.ts';
import { sandbox, server } from '../processes.ts';
import { fillHeavy, type Heavy } from './heavy.ts';
import type { Answers, Plan } from './hostile.ts';

const [honestClients, hostileClients, heavyClients] = [50, 20, 4];
/** More than a client uses up in two minutes, at 600 calls each. */
const tokensOfHeavy = 20;
const mostP99 = 250;
const probeMs = 50;
/** In percent, from the second third of the time to the last. */
const mostGrowth = 10;
/** A young server still warms up, so shorter runs only print the growth. */
const minutesToSettle = 2;
const thinkMs = 1000;
const mostCalls = 10_000;
const paths = ['/api/me', '/api/linkedinaccount', '/api/drafts', '/api/automation/posts', '/api/sessions'];

type Calls = { times: number[]; statuses: Record<string, number> };

/**
 * 20 hostile clients, and four customers with much data, beside 50 honest clients.
 * @returns false if the p99 of honest calls or of `/livez` exceeds 250 ms, or memory grows
 */
export async function runAbuse(minutes: number): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'chimein-abuse-'));
  const dataDir = join(dir, 'data');
  mkdirSync(dataDir);
  const path = join(dataDir, 'chimein.sqlite');
  const port = await freePort();
  const world = await sandbox(join(dir, 'sandbox'), `http://127.0.0.1:${port}`);
  const env = { LOG_LEVEL: 'warn', DATA_DIR: dataDir, DATABASE_URL: path, TRUST_PROXY: 'x-forwarded-for' };
  const app = server(port, { ...world.env, ...env }, join(dir, 'server.log'));
  const agent = new Agent({ connections: honestClients, headersTimeout: 30_000, bodyTimeout: 30_000 });
  try {
    // Some of the users are admins.
    const clients = Math.ceil((honestClients + heavyClients) * 1.1);
    const people = await fill(path, world.env, { clients, accounts: 0 }, world.control);
    const all = people.filter(({ role }) => role === 'customer');
    const customers = all.slice(0, honestClients);
    const hostiles = all.slice(honestClients, honestClients + heavyClients);
    const draftIds: string[][] = [];
    for (const { n } of hostiles) draftIds.push(await fillHeavy(path, `user${n}`, `heavy${n}`));
    app.start();
    await app.healthy();
    const tokens: string[] = [];
    for (const person of customers) tokens.push(await signIn(app.url, person));
    const heavy: Heavy[] = [];
    for (const [n, person] of hostiles.entries()) {
      const session = await signIn(app.url, person);
      const own = { session, tokens: [] as string[], draftIds: draftIds[n] ?? [] };
      while (own.tokens.length < tokensOfHeavy) own.tokens.push(await createToken(app.url, session));
      heavy.push(own);
    }
    const alone = await honest(app.url, tokens, agent, Date.now() + Math.min(10_000, minutes * 15_000));
    const startMb = await residentMb(app.pid() ?? 0);
    const memory = watchMemory(app, Number.POSITIVE_INFINITY);

    console.log(`${hostileClients} hostile clients beside ${honestClients} honest ones, ${minutes} minutes`);
    const endsAt = Date.now() + minutes * 60_000;
    const workerData: Plan = { url: app.url, clients: hostileClients, endsAt, heavy };
    const hostile = new Worker(new URL('./hostile.ts', import.meta.url), { workerData });
    const [beside, probes, [answers]] = await Promise.all([
      honest(app.url, tokens, agent, endsAt),
      probe(app.url, endsAt),
      once(hostile, 'message') as Promise<[Answers]>,
    ]);
    const flat = memory.end();
    const endMb = await residentMb(app.pid() ?? 0);

    const p99 = percentile(beside.times, 99);
    const growth = minutes >= minutesToSettle ? (flat?.growth ?? 0) : 0;
    const refused = Object.keys(beside.statuses).filter((status) => status !== '200');
    console.log('\nHonest calls, milliseconds');
    console.table({
      alone: figures(alone),
      'beside hostile clients': figures(beside),
      '/livez beside them': figures(probes),
    });
    console.log('Honest answers by status, and hostile ones by kind');
    console.table({ honest: beside.statuses, ...answers });
    console.log('Resident memory of the server in megabytes');
    console.table([{ start: round(startMb ?? 0), end: round(endMb ?? 0), ...flat }]);
    const verdict = {
      [`/livez p99 at most ${mostP99} ms`]: percentile(probes.times, 99) <= mostP99,
      [`honest p99 below ${mostP99} ms`]: p99 < mostP99,
      'every honest call answered 200': refused.length === 0,
      [`memory grew by at most ${mostGrowth} %`]: growth <= mostGrowth,
      'the server runs': !app.endedItself(),
    };
    console.table(verdict);
    return Object.values(verdict).every(Boolean);
  } finally {
    await agent.destroy();
    await app.kill();
    await world.kill();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function signIn(url: string, { n, email, password }: Person): Promise<string> {
  const answer = await request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.body.json()) as { token?: string };
  if (!token) throw new Error(`${email} could not sign in: ${answer.statusCode}`);
  return token;
}

async function createToken(url: string, session: string): Promise<string> {
  const answer = await request(`${url}/api/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': session },
    body: JSON.stringify({ name: 'heavy', scope: 'write' }),
  });
  const { token } = (await answer.body.json()) as { token?: string };
  if (!token) throw new Error(`no token: ${answer.statusCode}`);
  return token;
}

/** Asks at a fixed rate, also while an earlier question waits: a blocked server counts for its whole time. */
async function probe(url: string, endsAt: number): Promise<Calls> {
  const calls: Calls = { times: [], statuses: {} };
  const agent = new Agent({ headersTimeout: 60_000 });
  const asked: Promise<number>[] = [];
  while (Date.now() < endsAt) {
    const began = performance.now();
    asked.push(
      request(`${url}/livez`, { dispatcher: agent })
        .then(({ body }) => body.dump())
        .then(
          () => calls.times.push(performance.now() - began),
          () => calls.times.push(Number.POSITIVE_INFINITY),
        ),
    );
    await wait(probeMs);
  }
  await Promise.all(asked);
  await agent.destroy();
  return calls;
}

/** Each honest client reads something once a second. */
async function honest(url: string, tokens: string[], agent: Agent, endsAt: number): Promise<Calls> {
  const calls: Calls = { times: [], statuses: {} };
  const live = async (token: string, n: number) => {
    await wait((n / tokens.length) * thinkMs);
    for (let round = 0; round < mostCalls && Date.now() < endsAt; round += 1) {
      const headers = { 'x-auth-token': token, 'x-forwarded-for': `198.51.100.${n}` };
      const began = performance.now();
      const status = await request(url + paths[(n + round) % paths.length], {
        headers,
        dispatcher: agent,
      }).then(
        async ({ statusCode, body }) => {
          await body.text();
          return String(statusCode);
        },
        () => 'failed',
      );
      calls.times.push(performance.now() - began);
      calls.statuses[status] = (calls.statuses[status] ?? 0) + 1;
      await wait(Math.min(thinkMs, Math.max(0, endsAt - Date.now())));
    }
  };
  await Promise.all(tokens.map(live));
  return calls;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0);
}

const figures = ({ times }: Calls) => ({
  calls: times.length,
  p50: percentile(times, 50),
  p99: percentile(times, 99),
  most: percentile(times, 100),
});
