import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../postgres/cluster.ts';
import type { Direction } from '../../postgres/tcpProxy.ts';
import { type LedgerLine, seeded } from '../../support/simulation.ts';
import { until } from '../processes.ts';
import { compare, isSettled, stuckAccounts, type Verdict } from '../verdict.ts';
import { fill, slowDown } from './crowd.ts';
import { database, type Node, openSite, type Role, type Site } from './site.ts';
import { type Lost, startWriters } from './writers.ts';

type Options = {
  servers: Role[];
  accounts: number;
  /** How many of each, mixed in random order. Stops and cuts are of Postgres. */
  kills: number;
  stops?: number;
  cuts?: number;
  seed: number;
  print?: (line: string) => void;
};
export type Figures = Verdict &
  Lost & {
    kills: number;
    /** Comments on the network at the end of the faults, and of the run. */
    underFire: number;
    inTheEnd: number;
    /** Accounts that neither commented again nor have a reason to pause, and servers that do not start. */
    stuck: string[];
    seconds: number;
  };

/**
 * The engine's clock rate, so that backoffs pass. A higher one would not help: each process starts at real
 * time again, and work that an earlier process deferred is due only when the clock reaches that time.
 */
const rate = 5;
/** The rate after the faults: late checks come an hour later. */
const settlingRate = 600;
const faults = [
  { provider: 'network', status: 503, rate: 0.05 },
  { provider: 'network', drop: 'before', rate: 0.05 },
  { provider: 'network', drop: 'after', rate: 0.05 },
  { provider: 'network', status: 429, rate: 0.02 },
];
const ways: Direction[][] = [['toServer'], ['toClient'], ['toServer', 'toClient']];

/**
 * Kills servers at random moments while calls to providers fail, and stops or cuts off Postgres. Then
 * compares the network's comments and the acknowledged writes with the database.
 */
export async function soak(options: Options): Promise<Figures> {
  const { print = () => {} } = options;
  const began = performance.now();
  const random = seeded(options.seed);
  const site = await openSite(options.servers);
  const { nodes, world, look, ledger, cluster } = site;
  const silence = cluster && ageSilence(cluster);
  try {
    site.set('AUTOMATION_CLOCK_RATE', String(rate));
    const owners = await look((db) => fill(db, world.env, options.accounts, world.control));
    for (const fault of faults) await world.control('POST', '/faults', fault);
    for (const { server } of nodes) server.start();
    const writers = await look((db) => startWriters(db, site.webs, { clients: 4, random }));
    const kills = await disturb(site, random, options, async (done) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      print(
        `${done}, ${(await ledger()).length} comments, ${writers.acknowledged().size} writes, ${seconds} s`,
      );
    });
    await writers.stop();
    await world.control('DELETE', '/faults');
    const { before, after, stuck } = await settle(site, owners);
    return {
      ...(await look((db) => compare(db, after, owners))),
      ...(await look((db) => writers.judge(db))),
      ...{ kills, stuck, underFire: before.length, inTheEnd: after.length },
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    if (silence) clearInterval(silence);
    await site.close();
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

/** Runs all disturbances in random order, and ends with everything up again. @returns how often it killed */
async function disturb(
  { nodes, ledger, cluster }: Site,
  random: () => number,
  { kills, stops = 0, cuts = 0, accounts }: Options,
  progress: (done: string) => Promise<void>,
): Promise<number> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  let healing: Promise<void> = Promise.resolve();

  async function kill(): Promise<void> {
    const { server } = pick(nodes);
    // Sometimes during its start, else after some comments.
    if (random() < 0.85) {
      const isUp = async () => (await fetch(`${server.url}/livez`).catch(() => null))?.ok ?? false;
      await until(60, 'a start', async () => server.endedItself() || (await isUp())).catch(() => {});
      const goal = (await ledger()).length + Math.floor(random() * 6);
      await until(10, 'some comments', async () => (await ledger()).length >= goal).catch(() => {});
    }
    await wait(20 + random() * 500);
    await server.kill();
    server.start();
  }

  async function stop(): Promise<void> {
    await wait(random() * 1000);
    await cluster?.crash();
    await wait(200 + random() * 2000);
    await cluster?.start();
  }

  /** For 3 to 8 seconds, while other disturbances go on. */
  async function cut(): Promise<void> {
    await healing;
    const hit: Node[] = random() < 0.3 ? nodes : [pick(nodes)];
    const way = pick(ways);
    const isLate = random() < 0.5;
    const ms = 3000 + random() * 5000;
    for (const { proxy } of hit) proxy?.silence(...way);
    healing = wait(ms).then(async () => {
      for (const { proxy } of hit) {
        if (isLate) proxy?.deliver();
        else await proxy?.restore();
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
    for (const { server } of nodes) {
      if (!server.endedItself()) continue;
      // A server that can't reach Postgres ends with one sentence. Its service manager starts it again.
      if (!cluster) throw new Error(`a server ended by itself:\n${server.output()}`);
      server.start();
    }
    if ((n + 1) % 20 === 0) await progress(`${done.kill} kills, ${done.stop} stops, ${done.cut} cuts`);
  }
  await healing;
  // A slow machine does less between two kills, so it gets more, until some accounts have commented twice.
  for (; done.kill < 5 * kills && (await ledger()).length <= accounts; done.kill += 1) await kill();
  return done.kill;
}

function shuffled<T>(values: T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Runs all servers again, undisturbed, until no comment is open and each account has commented again. */
export async function settle(
  { nodes, look, ledger, set }: Pick<Site, 'nodes' | 'look' | 'ledger' | 'set'>,
  owners: Map<string, string>,
): Promise<{ before: LedgerLine[]; after: LedgerLine[]; stuck: string[] }> {
  await Promise.all(nodes.map(({ server }) => server.kill()));
  set('AUTOMATION_CLOCK_RATE', String(settlingRate));
  await look((db) => slowDown(db, owners.keys()));
  const before = await ledger();
  for (const { server } of nodes) server.start();
  const stuck: string[] = [];
  await Promise.all(nodes.map(({ server }) => server.healthy())).catch((error: Error) =>
    stuck.push(error.message),
  );
  await until(180, 'what is open', () => look(isSettled)).catch((error: Error) => stuck.push(error.message));
  let late: string[] = [];
  await until(60, 'each account', async () => {
    const now = await ledger();
    late = await look((db) => stuckAccounts(db, before, now, owners));
    return late.length === 0;
  }).catch(() => {});
  // A kill would leave the last comment open.
  await Promise.all(nodes.map(({ server }) => server.stop()));
  return { before, after: await ledger(), stuck: [...stuck, ...late] };
}
