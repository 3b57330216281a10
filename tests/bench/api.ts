import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountIds, copyForCrudRouter, fill } from './fill.ts';
import { load, type Measured, type Target } from './load.ts';
import { endAll, startBare, startCrudRouter, startOurs } from './processes.ts';

const connections = 16;
const warmUpMs = 2500;
const roundMs = 1000;
const rounds = 7;

const settings = `/api/settings?accountId=${accountIds[0]}`;
const accounts = '/api/linkedinaccount';
const comments = '/api/comment?sort=["createdAt","DESC"]&range=[0,49]';

type Subject = Target & { name: string; body: Buffer };

/**
 * Requests per second and p99 of our reads beside a bare route that answers the same bytes, and beside express-crud-router. Each
 * server is a process of its own and idle while another one is measured; the rounds take turns, so that a busy machine slows all.
 */
export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'chimein-bench-'));
  try {
    const measured = await measureAll(await prepare(dir));
    print(measured);
  } finally {
    await endAll();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function prepare(dir: string): Promise<Subject[]> {
  const ours = async (count: number) => {
    const path = join(dir, `${count}.sqlite`);
    console.error(`filling a database with ${count.toLocaleString('en')} comments …`);
    await fill(path, count);
    return { path, ...(await startOurs(path, join(dir, String(count)))) };
  };
  const [few, many, most] = [await ours(2_000), await ours(200_000), await ours(2_000_000)];
  const crudPath = join(dir, 'crud.sqlite');
  const crudUrl = await startCrudRouter(crudPath);
  copyForCrudRouter(many.path, crudPath);

  const subject = async (name: string, base: string, path: string, token?: string): Promise<Subject> => {
    const headers: Record<string, string> = token ? { 'x-auth-token': token } : {};
    const target = { url: base + encodeURI(path), headers };
    const answer = await fetch(target.url, { headers: target.headers });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${body}`);
    return { name, ...target, body };
  };
  const oursToo = [
    await subject('settings', many.url, settings, many.token),
    await subject('accounts', many.url, accounts, many.token),
    await subject('comments', many.url, comments, many.token),
    await subject('comments of 2,000', few.url, comments, few.token),
    await subject('comments of 2,000,000', most.url, comments, most.token),
  ];
  const bareUrl = await startBare(Object.fromEntries(oursToo.map(({ body }, n) => [`/${n}`, String(body)])));
  const bare = await Promise.all(
    oursToo.slice(0, 3).map(({ name }, n) => subject(`bare ${name}`, bareUrl, `/${n}`)),
  );
  const crud = await subject('express-crud-router', crudUrl, comments);
  for (const [n, other] of [...bare, crud].entries()) {
    const same = oursToo[Math.min(n, 2)];
    if (!same?.body.equals(other.body))
      throw new Error(
        `${other.name} does not answer the bytes of ${same?.name}: ${other.body.subarray(0, 600)}`,
      );
  }
  return [...oursToo, ...bare, crud];
}

async function measureAll(subjects: Subject[]): Promise<Map<string, Measured & { bytes: number }>> {
  console.error(`warming up and measuring ${subjects.length} subjects in ${rounds} rounds …`);
  const results = new Map<string, Measured[]>(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await load(subject, subject.body, warmUpMs, connections);
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects)
      results.get(subject.name)?.push(await load(subject, subject.body, roundMs, connections));
  }
  return new Map(
    subjects.map(({ name, body }) => {
      const all = results.get(name) ?? [];
      return [
        name,
        {
          rate: median(all.map(({ rate }) => rate)),
          p99: median(all.map(({ p99 }) => p99)),
          bytes: body.length,
        },
      ];
    }),
  );
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function print(measured: Map<string, Measured & { bytes: number }>): void {
  console.table(
    [...measured].map(([name, { rate, p99, bytes }]) => ({
      what: name,
      bytes,
      'requests/s': Math.round(rate),
      'p99 ms': Number(p99.toFixed(2)),
    })),
  );
  const rate = (name: string) => measured.get(name)?.rate ?? Number.NaN;
  const goals: [string, number, string, boolean][] = [];
  const atLeast = (what: string, value: number, goal: number) =>
    goals.push([what, value, `at least ${goal}`, value >= goal]);
  const atMost = (what: string, value: number, goal: number) =>
    goals.push([what, value, `at most ${goal}`, value <= goal]);
  atLeast('settings / bare', rate('settings') / rate('bare settings'), 0.6);
  atLeast('accounts / bare', rate('accounts') / rate('bare accounts'), 0.6);
  atLeast('comments / bare', rate('comments') / rate('bare comments'), 0.4);
  atLeast('comments / express-crud-router', rate('comments') / rate('express-crud-router'), 4);
  atMost(
    'time at 2,000,000 comments / at 2,000',
    rate('comments of 2,000') / rate('comments of 2,000,000'),
    1.2,
  );
  console.table(
    goals.map(([what, value, goal, holds]) => ({
      what,
      measured: Number(value.toFixed(2)),
      goal,
      holds: holds ? 'yes' : 'NO',
    })),
  );
}
