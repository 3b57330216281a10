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
import type { Answers, Plan } from './hostile.ts';

const [honestClients, hostileClients] = [50, 20];
const mostP99 = 250;
/** In percent, from the second third of the time to the last. */
const mostGrowth = 10;
/** A young server still warms up, so shorter runs only print the growth. */
const minutesToSettle = 2;
const thinkMs = 1000;
const mostCalls = 10_000;
const paths = ['/api/me', '/api/linkedinaccount', '/api/drafts', '/api/automation/posts', '/api/sessions'];

type Calls = { times: number[]; statuses: Record<string, number> };

/** 20 hostile clients beside 50 honest ones. @returns false if the honest p99 reaches 250 ms, or memory grows */
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
    const clients = Math.ceil(honestClients * 1.1);
    const people = await fill(path, world.env, { clients, accounts: 0 }, world.control);
    const customers = people.filter(({ role }) => role === 'customer').slice(0, honestClients);
    app.start();
    await app.healthy();
    const tokens: string[] = [];
    for (const person of customers) tokens.push(await signIn(app.url, person));
    const alone = await honest(app.url, tokens, agent, Date.now() + Math.min(10_000, minutes * 15_000));
    const startMb = await residentMb(app.pid() ?? 0);
    const memory = watchMemory(app, Number.POSITIVE_INFINITY);

    console.log(`${hostileClients} hostile clients beside ${honestClients} honest ones, ${minutes} minutes`);
    const endsAt = Date.now() + minutes * 60_000;
    const workerData: Plan = { url: app.url, clients: hostileClients, endsAt };
    const hostile = new Worker(new URL('./hostile.ts', import.meta.url), { workerData });
    const [beside, [answers]] = await Promise.all([
      honest(app.url, tokens, agent, endsAt),
      once(hostile, 'message') as Promise<[Answers]>,
    ]);
    const flat = memory.end();
    const endMb = await residentMb(app.pid() ?? 0);

    const p99 = percentile(beside.times, 99);
    const growth = minutes >= minutesToSettle ? (flat?.growth ?? 0) : 0;
    const refused = Object.keys(beside.statuses).filter((status) => status !== '200');
    console.log('\nHonest calls, milliseconds');
    console.table({ alone: figures(alone), 'beside hostile clients': figures(beside) });
    console.log('Honest answers by status, and hostile ones by kind');
    console.table({ honest: beside.statuses, ...answers });
    console.log('Resident memory of the server in megabytes');
    console.table([{ start: round(startMb ?? 0), end: round(endMb ?? 0), ...flat }]);
    const verdict = {
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
