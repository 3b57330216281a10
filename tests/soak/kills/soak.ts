import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../db/open.ts';
import { freePort } from '../../support/ports.ts';
import { type LedgerLine, seeded } from '../../support/simulation.ts';
import { onFile } from '../onFile.ts';
import { type Server, sandbox, server, until } from '../processes.ts';
import { compare, isSettled, stuckAccounts, type Verdict } from '../verdict.ts';
import { fill, slowDown } from './crowd.ts';

export type Figures = Verdict & {
  kills: number;
  /** Comments on the network at the end of the faults, and of the run. */
  underFire: number;
  inTheEnd: number;
  /** Accounts that neither commented again nor have a reason to pause. */
  stuck: string[];
  seconds: number;
};

/**
 * The engine's clock rate, so that backoffs pass. Not higher: each process starts at real time again, and work that an
 * earlier one deferred is not due before its clock reaches that time.
 */
export const rate = 5;
/** The rate after the faults: late checks come an hour later. */
export const settlingRate = 600;
export const faults = [
  { provider: 'network', status: 503, rate: 0.05 },
  { provider: 'network', drop: 'before', rate: 0.05 },
  { provider: 'network', drop: 'after', rate: 0.05 },
  { provider: 'network', status: 429, rate: 0.02 },
];

/**
 * Kills servers on one database file at random moments while calls fail, then waits until no comment is open, and
 * compares the network's comments with the history. The sandbox outlives the servers.
 */
export async function soak(options: {
  servers: number;
  accounts: number;
  kills: number;
  seed: number;
  say?: (line: string) => void;
}): Promise<Figures> {
  const { kills, say = () => {} } = options;
  const began = performance.now();
  const random = seeded(options.seed);
  const dir = mkdtempSync(join(tmpdir(), 'chimein-soak-'));
  const path = join(dir, 'chimein.sqlite');
  const ports = await Promise.all(Array.from({ length: options.servers }, freePort));
  const world = await sandbox(join(dir, 'sandbox'), `http://127.0.0.1:${ports[0]}`);
  const { control } = world;
  const ledger = () => control<LedgerLine[]>('GET', '/ledger');
  const env = {
    ...world.env,
    DATA_DIR: dir,
    DATABASE_URL: path,
    LOG_LEVEL: 'error',
    AUTOMATION_CLOCK_RATE: String(rate),
  };
  const servers = ports.map((port) => server(port, env));
  const looking = <T>(look: (db: Db) => Promise<T>) => onFile(path, look);

  async function kill(life: Server): Promise<void> {
    // Sometimes during its start, else after some comments.
    if (random() < 0.85) {
      await life.healthy();
      const goal = (await ledger()).length + Math.floor(random() * 10);
      await until(3, 'some comments', async () => (await ledger()).length >= goal).catch(() => {});
    }
    await wait(20 + random() * 500);
    await life.kill();
    life.start();
  }

  try {
    const owners = await looking((db) => fill(db, world.env, options.accounts, control));
    for (const fault of faults) await control('POST', '/faults', fault);
    for (const life of servers) life.start();
    // A slow machine does less between two kills and gets more of them, until some accounts have commented twice.
    const isWorkedThrough = async () => (await ledger()).length > options.accounts;
    let done = 0;
    while (done < kills || (done < 5 * kills && !(await isWorkedThrough()))) {
      await kill(servers[Math.floor(random() * servers.length)] as Server);
      done += 1;
      if (done % 20 === 0)
        say(
          `${done} kills, ${(await ledger()).length} comments, ${Math.round((performance.now() - began) / 1000)} s`,
        );
    }

    await control('DELETE', '/faults');
    for (const life of servers) {
      await life.kill();
      life.env.AUTOMATION_CLOCK_RATE = String(settlingRate);
    }
    await looking((db) => slowDown(db, owners.keys()));
    const before = await ledger();
    for (const life of servers) life.start();
    let stuck: string[] = [];
    await until(120, 'what is open', () => looking(isSettled));
    await until(30, 'each account', async () => {
      const now = await ledger();
      stuck = await looking((db) => stuckAccounts(db, before, now, owners));
      return stuck.length === 0;
    }).catch(() => {});
    // A kill would leave the last comment open.
    for (const life of servers) await life.stop();
    const after = await ledger();
    const seconds = Math.round((performance.now() - began) / 1000);
    return {
      kills: done,
      underFire: before.length,
      inTheEnd: after.length,
      stuck,
      ...(await looking((db) => compare(db, after, owners))),
      seconds,
    };
  } finally {
    await Promise.all(servers.map((life) => life.kill()));
    await world.kill();
    rmSync(dir, { recursive: true, force: true });
  }
}
