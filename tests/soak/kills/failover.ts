import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { operatorStop } from '../../../db/automation/switches.ts';
import { connectPostgres } from '../../../db/postgres/open.ts';
import { automations } from '../../../db/schema/index.ts';
import { replication, startStandby } from '../../postgres/cluster.ts';
import { withName } from '../../postgres/databases.ts';
import { direct } from '../../support/database.ts';
import { seeded } from '../../support/simulation.ts';
import { until } from '../processes.ts';
import { compare, type Verdict } from '../verdict.ts';
import { fill } from './crowd.ts';
import { database, durable, openSite, type Role } from './site.ts';
import { settle } from './soak.ts';
import { addAdmin, type Lost, startWriters } from './writers.ts';

type FailoverFigures = Verdict &
  Lost & {
    /** Comments on the network that the standby did not get: known to be lost. */
    forgotten: number;
    /** Comments that reached the network although everything was stopped. */
    afterStop: string[];
    inTheEnd: number;
    stuck: string[];
    seconds: number;
  };

const script = fileURLToPath(new URL('../../../scripts/afterRestore.ts', import.meta.url));
/** A call that was under way at the stop may still arrive. */
const grace = 2000;

/**
 * Promotes a standby that lacks the latest seconds while servers work. All comments must stop by themselves,
 * and no post may get a second one after they go on.
 */
export async function soakFailover(options: {
  servers: Role[];
  accounts: number;
  seed: number;
  print?: (line: string) => void;
}): Promise<FailoverFigures> {
  const { print = () => {}, accounts } = options;
  const began = performance.now();
  const site = await openSite(options.servers, [...replication, ...durable]);
  const { nodes, world, ledger, look, cluster: primary } = site;
  if (!primary) throw new Error('A failover needs Postgres');
  let standby: Awaited<ReturnType<typeof startStandby>> | undefined;
  try {
    const owners = await look((db) => fill(db, world.env, accounts, world.control));
    const token = await look((db) => addAdmin(db, 'operator'));
    standby = await startStandby(primary, 'standby', durable);
    for (const { server } of nodes) server.start();
    await Promise.all(nodes.map(({ server }) => server.healthy()));
    const random = seeded(options.seed);
    const writers = await look((db) => startWriters(db, site.webs, { clients: 2, random }));
    await until(180, 'comments before the loss', async () => (await ledger()).length >= 2 * accounts);

    const early = writers.acknowledged();
    const known = await ledger();
    const [row] = await primary.run('select pg_current_wal_lsn() as lsn');
    await until(120, 'the standby', async () => {
      const [at] = (await standby?.run(`select pg_last_wal_replay_lsn() >= '${row?.lsn}' as there`)) ?? [];
      return at?.there === true;
    });
    await standby.disconnect();
    await until(
      180,
      'comments that get lost',
      async () => (await ledger()).length >= known.length + accounts,
    );
    await primary.crash();
    for (const { proxy } of nodes) proxy?.moveTo(withName(standby.url, database));
    await standby.promote();
    const address = withName(standby.url, database);
    const db = connectPostgres(address);
    await until(120, 'the stop', async () => (await operatorStop(db)) !== undefined);
    await writers.stop();
    await wait(grace);
    const stopped = await ledger();
    await wait(grace);
    const idle = await ledger();
    print(`stopped with ${stopped.length - known.length} comments since the standby's last`);

    await Promise.all(nodes.map(({ server }) => server.stop()));
    db.close();
    // A server that ended before the stop may have a heartbeat that is younger than the script allows.
    await standby.run('update engines set beat_at = 0', database);
    const env = { ...nodes[0]?.server.env, DATABASE_URL: address };
    await promisify(execFile)(process.execPath, [script, '--keep-tokens'], { env });
    const after = connectPostgres(address);
    // As on the next day: the accounts wait until the end of their hours.
    await direct(after).update(automations).set({ notBefore: 0, dueAt: 0 });
    for (const { server } of nodes) server.start();
    await Promise.all(nodes.map(({ server }) => server.healthy()));
    const resumed = await fetch(`${site.webs[0]}/api/admin/switch`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: JSON.stringify({ stopped: false, reason: '' }),
    });
    if (!resumed.ok) throw new Error(`resuming answered ${resumed.status}`);
    await until(
      60,
      'comments after the failover',
      async () => (await ledger()).length >= idle.length + accounts,
    );
    const settled = await settle({ ...site, look: (look) => look(after) }, owners);

    const verdict = await compare(after, settled.after, owners);
    const lost = new Set(
      idle.slice(known.length).map(({ accountId, postId, text }) => `${accountId} ${postId} ${text}`),
    );
    const late = new Set([...writers.acknowledged()].filter((name) => !early.has(name)));
    const judged = await writers.judge(after, late);
    after.close();
    return {
      ...verdict,
      ...judged,
      missing: verdict.missing.filter((id) => !lost.has(id)),
      forgotten: verdict.missing.filter((id) => lost.has(id)).length,
      afterStop: idle
        .slice(stopped.length)
        .map(({ accountId, postId }) => `${accountId} ${postId} after the stop`),
      ...{ stuck: settled.stuck, inTheEnd: settled.after.length },
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await site.close();
    await standby?.stop();
  }
}
