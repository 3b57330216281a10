import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { execa } from 'execa';
import { openDb } from '../../../db/open.ts';
import { automations } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import type { LedgerLine } from '../../support/simulation.ts';
import { onFile } from '../onFile.ts';
import type { Sandbox, Server } from '../processes.ts';
import { compare } from '../verdict.ts';
import type { GeneratorProcess } from './generatorProcess.ts';
import { ownersIn, settleAll } from './settleAll.ts';

/** How long the restored server runs, in seconds: enough to reach posts whose comments it lacks. */
const worksFor = 60;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const command = (name: string, given: string[], env: Record<string, string>) =>
  execa(process.execPath, [join(root, 'scripts', `${name}.ts`), ...given], { cwd: root, env });

export const takeBackup = (file: string, env: Record<string, string>) => command('backup', [file], env);

/** Restores a backup into another folder, as on a new machine. */
export async function restore(file: string, env: Record<string, string>, path: string): Promise<void> {
  await command('restore', [file, '--keep-tokens'], env);
  // After a restore, no account comments until its hours end, here at midnight. The soak does not wait for
  // that.
  const db = openDb(path);
  await direct(db).update(automations).set({ notBefore: 0 });
  db.close();
}

function faultsIn(path: string): string[] {
  const db = new SqliteDatabase(path, { readonly: true });
  try {
    const integrity = db.pragma('integrity_check', { simple: true });
    const strays = db.pragma('foreign_key_check') as unknown[];
    return [
      ...(integrity === 'ok' ? [] : [`integrity: ${integrity}`]),
      ...(strays.length ? [`${strays.length} stray references`] : []),
    ];
  } finally {
    db.close();
  }
}

export type Restored = {
  /** Written before the backup, and read back. */
  read: number;
  complaints: string[];
  doubled: string[];
  invented: string[];
  /** Comments posted after the backup, and how many of them the history has found again. */
  forgotten: number;
  foundAgain: number;
  posted: number;
};

/** Runs a server on the restored database against the newer world. */
export async function tryRestored(
  server: Server,
  path: string,
  backedUp: LedgerLine[],
  world: Sandbox,
  generator: GeneratorProcess,
): Promise<Restored> {
  const complaints = faultsIn(path);
  const before = await world.control<LedgerLine[]>('GET', '/ledger');
  server.start();
  await server.healthy();
  const copy = await generator.readCopy(server.url);
  await generator.letGo();
  await wait(worksFor * 1000);
  await server.kill();
  const open = await settleAll(server, path);
  const after = await world.control<LedgerLine[]>('GET', '/ledger');
  const owners = await ownersIn(path);
  const { doubled, missing, invented } = await onFile(path, (db) => compare(db, after, owners));
  const forgotten = before.length - backedUp.length;
  return {
    read: copy.read,
    complaints: [...complaints, ...copy.complaints, ...open, ...faultsIn(path)],
    doubled,
    invented,
    forgotten,
    foundAgain: forgotten - missing.length,
    posted: after.length - before.length,
  };
}
