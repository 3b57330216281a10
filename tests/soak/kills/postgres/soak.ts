import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startCluster } from '../../../postgres/cluster.ts';
import type { Direction } from '../../../postgres/tcpProxy.ts';
import { type LedgerLine, seeded } from '../../../support/simulation.ts';
import { until } from '../../processes.ts';
import { compare, isSettled, stuckAccounts, type Verdict } from '../../verdict.ts';
import { fill, slowDown } from '../crowd.ts';
import { faults, rate, settlingRate } from '../soak.ts';
import { database, durable, type Node, openSite, type Site } from './site.ts';
import { type Lost, startWriters } from './writers.ts';

type Options = {
  webs: number;
  workers: number;
  accounts: number;
  /** How many of each, mixed in random order. */
  kills: number;
  stops: number;
  cuts: number;
  seed: number;
  say?: (line: string) => void;
};
type Figures = Verdict &
  Lost & {
    underFire: number;
    inTheEnd: number;
    stuck: string[];
    seconds: number;
  };

const ways: Direction[][] = [['toServer'], ['toClient'], ['toServer', 'toClient']];

/**
 * Kills servers, stops Postgres without a checkpoint and cuts the network between them while calls to providers fail, then waits
 * until no comment is open, and compares the network's comments and the acknowledged writes with the database.
 */
export async function soakPostgres(options: Options): Promise<Figures> {
  const { say = () => {} } = options;
  const began = performance.now();
  const random = seeded(options.seed);
  const dir = mkdtempSync(join(tmpdir(), 'chimein-soak-'));
  const cluster = await startCluster(durable);
  const site = await openSite(dir, cluster, options);
  let silence: NodeJS.Timeout | undefined;
  try {
    const { nodes, world, db, ledger } = site;
    site.set('AUTOMATION_CLOCK_RATE', String(rate));
    const owners = await fill(db, world.env, options.accounts, world.control);
    for (const fault of faults) await world.control('POST', '/faults', fault);
    for (const { server } of nodes) server.start();
    const writers = await startWriters(db, site.webs, { clients: 4, random });
    silence = ageSilence(cluster);
    await disturb(site, cluster, random, options, async (done) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      say(
        `${done}, ${(await ledger()).length} comments, ${writers.acknowledged().size} writes, ${seconds} s`,
      );
    });
    await writers.stop();
    await world.control('DELETE', '/faults');
    const { before, after, stuck } = await settleSite(site, owners);
    return {
      ...(await compare(db, after, owners)),
      ...(await writers.judge(db)),
      ...{ stuck, underFire: before.length, inTheEnd: after.length },
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    clearInterval(silence);
    await site.close();
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A server counts as dead after 8 seconds without a heartbeat instead of 20. */
const ageSilence = (cluster: Cluster): NodeJS.Timeout =>
  setInterval(() => {
    const now = 'extract(epoch from clock_timestamp()) * 1000';
    cluster
      .run(`update engines set beat_at = beat_at - 12000 where beat_at < ${now} - 8000`, database)
      .catch(() => {});
  }, 1000);

/** Runs all disturbances in random order, and ends with everything up again. */
async function disturb(
  { nodes, ledger }: Site,
  cluster: Cluster,
  random: () => number,
  { kills, stops, cuts, accounts }: Options,
  progress: (done: string) => Promise<void>,
): Promise<void> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  let healing: Promise<void> = Promise.resolve();

  async function kill(): Promise<void> {
    const { server } = pick(nodes);
    // Sometimes during its start, else after some comments.
    if (random() < 0.85) {
      await until(
        5,
        'a start',
        async () => (await fetch(`${server.url}/livez`).catch(() => null))?.ok ?? false,
      ).catch(() => {});
      const goal = (await ledger()).length + Math.floor(random() * 6);
      await until(10, 'some comments', async () => (await ledger()).length >= goal).catch(() => {});
    }
    await wait(20 + random() * 500);
    await server.kill();
    server.start();
  }

  async function stop(): Promise<void> {
    await wait(random() * 1000);
    await cluster.crash();
    await wait(200 + random() * 2000);
    await cluster.start();
  }

  /** For 3 to 8 seconds, while other disturbances go on. */
  async function cut(): Promise<void> {
    await healing;
    const hit: Node[] = random() < 0.3 ? nodes : [pick(nodes)];
    const way = pick(ways);
    const isLate = random() < 0.5;
    const ms = 3000 + random() * 5000;
    for (const { proxy } of hit) proxy.silence(...way);
    healing = wait(ms).then(async () => {
      for (const { proxy } of hit) {
        if (isLate) proxy.deliver();
        else await proxy.restore();
      }
    });
  }

  const acts = shuffled(
    [
      ...Array.from({ length: kills }, () => kill),
      ...Array.from({ length: stops }, () => stop),
      ...Array.from({ length: cuts }, () => cut),
    ],
    random,
  );
  const done = { kill: 0, stop: 0, cut: 0 };
  for (const [n, act] of acts.entries()) {
    await act();
    done[act.name as keyof typeof done] += 1;
    // A server that could not start ends with one sentence, and is started again as by its service manager.
    for (const { server } of nodes) if (server.endedItself()) server.start();
    if ((n + 1) % 20 === 0) await progress(`${done.kill} kills, ${done.stop} stops, ${done.cut} cuts`);
  }
  await healing;
  // A slow machine does less between two kills and gets more of them, until some accounts have commented twice.
  for (let more = 0; more < kills && (await ledger()).length <= accounts; more += 1) await kill();
}

function shuffled<T>(values: T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Stops all servers, and runs them fast and undisturbed until no comment is open and each account has commented again. */
export async function settleSite(
  { nodes, db, ledger, set }: Site,
  owners: Map<string, string>,
): Promise<{ before: LedgerLine[]; after: LedgerLine[]; stuck: string[] }> {
  await Promise.all(nodes.map(({ server }) => server.kill()));
  set('AUTOMATION_CLOCK_RATE', String(settlingRate));
  await slowDown(db, owners.keys());
  const before = await ledger();
  for (const { server } of nodes) server.start();
  const stuck: string[] = [];
  await Promise.all(nodes.map(({ server }) => server.healthy())).catch((error: Error) =>
    stuck.push(error.message),
  );
  await until(180, 'what is open', () => isSettled(db)).catch((error: Error) => stuck.push(error.message));
  let late: string[] = [];
  await until(60, 'each account', async () => {
    late = await stuckAccounts(db, before, await ledger(), owners);
    return late.length === 0;
  }).catch(() => {});
  // A kill would leave the last comment open.
  await Promise.all(nodes.map(({ server }) => server.stop()));
  return { before, after: await ledger(), stuck: [...stuck, ...late] };
}
