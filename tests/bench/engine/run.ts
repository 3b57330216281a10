import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill } from './fill.ts';
import type { Task } from './measure.ts';
import type { Ours } from './ours.ts';

const sizes = [1_000, 10_000, 100_000];
const mostActive = 10_000;
const comments = 5_000;
const idleSeconds = 30;
const script = fileURLToPath(new URL('../servers/engine.ts', import.meta.url));

type Row = { accounts: number; ours: Ours };

/**
 * `npm run bench -- engine`: measures the cost of a comment when providers answer at once. Each size runs in
 * its own process.
 */
export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'chimein-bench-'));
  try {
    const rows: Row[] = [];
    for (const accounts of sizes) {
      const path = join(dir, `${accounts}.sqlite`);
      const active = Math.min(accounts, mostActive);
      console.error(`filling a database with ${accounts.toLocaleString('en')} accounts …`);
      fill(path, accounts, active, Date.now());
      const ours = await inProcess({ path, accounts, active, comments, idleSeconds });
      rows.push({ accounts, ours });
      for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
    }
    print(rows);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function inProcess(task: Task): Promise<Ours> {
  // As `npm start` runs the server.
  const execArgv = ['--max-semi-space-size=16', '--max-old-space-size=1024'];
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the measured process ended')));
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  child.send(task);
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [Ours];
  return result;
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

function print(rows: Row[]): void {
  console.table(
    rows.map(({ accounts, ours }) => ({
      accounts,
      'comments/s': round(ours.rate),
      'CPU µs/comment': round(ours.cpu),
      'at half the rate': round(ours.cpuAtHalf),
      'lag p50 ms': round(ours.lagP50, 1),
      'lag p99 ms': round(ours.lagP99, 1),
      'resident MB': round(ours.resident),
      'idle % of a core': round(ours.idle, 2),
    })),
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  const most = (figure: (row: Row) => number) => Math.max(...rows.map(figure));
  const goals: [string, number, string, boolean][] = [];
  const atLeast = (name: string, value: number, goal: number) =>
    goals.push([name, value, `at least ${goal}`, value >= goal]);
  const atMost = (name: string, value: number, goal: number) =>
    goals.push([name, value, `at most ${goal}`, value <= goal]);
  atMost('CPU per comment at 100,000 / at 1,000', last.ours.cpu / first.ours.cpu, 1.3);
  atMost(
    'idle, % of a core',
    most(({ ours }) => ours.idle),
    1,
  );
  atMost(
    'resident, MB',
    most(({ ours }) => ours.resident),
    450,
  );
  atLeast('comments/s at 100,000 accounts', last.ours.rate, 500);
  console.table(
    goals.map(([name, value, goal, holds]) => ({
      what: name,
      measured: round(value, 2),
      goal,
      holds: holds ? 'yes' : 'NO',
    })),
  );
}
