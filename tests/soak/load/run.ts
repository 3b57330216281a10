import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../../server/config.ts';
import { freePort } from '../../support/ports.ts';
import { type LedgerLine, seeded } from '../../support/simulation.ts';
import { onFile } from '../onFile.ts';
import { sandbox, server } from '../processes.ts';
import { compare } from '../verdict.ts';
import { restore, takeBackup, tryRestored } from './copy.ts';
import { faults } from './faults.ts';
import { fill } from './fill.ts';
import { startGenerator } from './generatorProcess.ts';
import { watchMemory } from './memory.ts';
import type { Options } from './options.ts';
import { report } from './report.ts';
import { ownersIn, settleAll } from './settleAll.ts';

/**
 * Two servers on one database: one is killed again and again, the other runs throughout, so that its memory
 * can be measured.
 * @returns whether all promises were kept
 */
export async function runLoad(options: Options): Promise<boolean> {
  const { minutes, killEvery, seed } = options;
  const began = performance.now();
  const print = (line: string) =>
    console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s  ${line}`);
  const random = seeded(seed);
  const dir = mkdtempSync(join(tmpdir(), 'chimein-soak-'));
  const [dataDir, restoredDir] = [join(dir, 'data'), join(dir, 'restored')];
  for (const folder of [dataDir, restoredDir]) mkdirSync(folder);
  const path = join(dataDir, 'chimein.sqlite');
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const world = await sandbox(join(dir, 'sandbox'), `http://127.0.0.1:${ports[0]}`);
  const common = {
    ...world.env,
    LOG_LEVEL: 'warn',
    AUTH_SECRET: 'the same in both folders, as an operator keeps it',
  };
  const env = { ...common, DATA_DIR: dataDir, DATABASE_URL: path, WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' };
  const [mortal, steady] = [0, 1].map((at) =>
    server(ports[at] ?? 0, { ...env }, join(dir, `server${at}.log`)),
  ) as [ReturnType<typeof server>, ReturnType<typeof server>];
  const spare = server(ports[2] ?? 0, { ...common, DATA_DIR: restoredDir }, join(dir, 'restored.log'));
  const ledger = () => world.control<LedgerLine[]>('GET', '/ledger');
  let generator: Awaited<ReturnType<typeof startGenerator>> | undefined;
  let kept = false;

  try {
    const people = await fill(path, world.env, options, world.control);
    print(`${options.accounts} accounts are running; ${people.length} clients begin`);
    for (const server of [mortal, steady]) {
      server.start();
      await server.healthy();
    }
    for (const fault of faults) await world.control('POST', '/faults', fault);
    const webhookSecret = readConfig({ DATA_DIR: dataDir }).webhookSecret;
    const stripeSecret = world.env.STRIPE_WEBHOOK_SECRET ?? '';
    const urls = [mortal.url, steady.url];
    generator = await startGenerator({
      urls,
      people,
      think: options.think,
      seed,
      sandboxUrl: world.url,
      webhookSecret,
      stripeSecret,
    });
    const memory = [watchMemory(mortal, killEvery * 0.85), watchMemory(steady, Number.POSITIVE_INFINITY)];

    const loadBegan = performance.now();
    const left = () => minutes * 60_000 - (performance.now() - loadBegan);
    const away: number[] = [];
    let backup: Promise<unknown> | undefined;
    let backedUp: LedgerLine[] = [];
    const file = join(dir, 'backup.sqlite');
    while (left() > killEvery * 500) {
      await wait(Math.min(left(), killEvery * 1000 * (0.9 + random() * 0.2)));
      await generator.killed(0);
      await mortal.kill();
      const died = performance.now();
      mortal.start();
      await mortal.healthy();
      await generator.isUp(0);
      away.push(performance.now() - died);
      if (!backup && left() < minutes * 30_000) {
        await generator.mark();
        backedUp = await ledger();
        backup = takeBackup(file, env);
        backup.catch(() => {});
      }
      print(`${away.length} kills, ${(await ledger()).length} comments`);
    }
    await wait(Math.max(0, left()));
    await backup;
    const flat = memory.map((watch) => watch.end());
    await world.control('DELETE', '/faults');
    print('the faults are over; everything that was written is read back');
    const calls = await generator.finish();
    const ended = [mortal, steady].filter((server) => server.endedItself()).length;
    for (const server of [mortal, steady]) await server.kill();

    print('what is open is settled');
    const open = await settleAll(mortal, path);
    const lines = await ledger();
    const owners = await ownersIn(path);
    const comments = await onFile(path, (db) => compare(db, lines, owners));
    print('the backup is restored, and a server works on it');
    const restoredPath = join(restoredDir, 'chimein.sqlite');
    await restore(file, spare.env, restoredPath);
    const restored = await tryRestored(spare, restoredPath, backedUp, world, generator);
    kept = report({
      options,
      calls,
      comments: { ...comments, total: lines.length, open },
      memory: { killed: flat[0], steady: flat[1] },
      away,
      ended,
      restored,
      logs: ['server0.log', 'server1.log', 'restored.log'].map((name) => join(dir, name)),
    });
    return kept;
  } finally {
    await generator?.kill();
    await Promise.all([mortal, steady, spare].map((server) => server.kill()));
    await world.kill();
    if (kept) rmSync(dir, { recursive: true, force: true });
    else console.log(`The logs and the database are in ${dir}`);
  }
}
