import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkpointApart } from '../../db/files/checkpoints.ts';
import { createLogReader } from '../../db/files/logReader.ts';
import { type Db, openDb } from '../../db/open.ts';

let folder: string;
let db: Db;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chimein-checkpoints-'));
  db = openDb(join(folder, 'db.sqlite'));
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const long = 'x'.repeat(20_000);
let written = 0;
function write(): void {
  written += 1;
  db.$client
    .prepare("insert into profiles values (?, ?, 0, ?, '', '', 0)")
    .run(`in:${written}`, `ACo${written}`, written % 50 === 0 ? 'kept' : long);
  if (written % 100 === 0) db.$client.prepare("delete from profiles where name <> 'kept'").run();
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const byItself = () => db.$client.pragma('wal_autocheckpoint', { simple: true });
/** How often the log has begun anew: https://sqlite.org/fileformat2.html#the_write_ahead_log, the checkpoint sequence number. */
const beginnings = () => readFileSync(join(folder, 'db.sqlite-wal')).readUInt32BE(12);

it('knows how long the log is, with what an earlier one left behind its end', () => {
  const reader = createLogReader(join(folder, 'db.sqlite-wal'));
  const inTruth = () => (db.$client.pragma('wal_checkpoint(PASSIVE)') as [{ log: number }])[0].log;
  for (let n = 0; n < 30; n += 1) write();
  const first = reader.read();
  expect(first.pages).toBeGreaterThan(100);
  expect(first.pages).toBe(inTruth());
  write();
  const second = reader.read();
  expect(second.salt).not.toBe(first.salt);
  expect(second.pages).toBeLessThan(first.pages);
  expect(second.pages).toBe(inTruth());
  reader.close();
});

it('lets the log begin anew while its connection writes without a pause', async () => {
  const faults: unknown[] = [];
  const usual = byItself();
  const checkpoints = checkpointApart(db, {
    onFault: (fault) => faults.push(fault),
    // The connection does nothing by itself.
    pages: { from: 100, over: 500, atMost: 1_000_000_000 },
  });
  while (byItself() === usual) {
    write();
    await nextTurn();
  }
  const before = beginnings();
  while (beginnings() < before + 2) {
    write();
    await nextTurn();
  }
  await checkpoints.stop();
  expect(faults).toEqual([]);
  const kept = db.$client.prepare("select count(*) from profiles where name = 'kept'").pluck().get();
  expect(kept).toBe(Math.floor(written / 50));
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
});

it('ends with a thread that fails at that very moment', async () => {
  const script = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { throw new Error('disk I/O error'); });`;
  const faults: unknown[] = [];
  const checkpoints = checkpointApart(db, {
    onFault: (error) => faults.push(error),
    pages: { from: 1, over: 8000, atMost: 24_000 },
    thread: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
  });
  const usual = byItself();
  write();
  while (byItself() === usual) await nextTurn();
  await checkpoints.stop();
  expect(faults).toMatchObject([{ message: 'disk I/O error' }]);
});

it('has the connection do it again where the thread ends', async () => {
  const usual = byItself();
  const thread = new URL(`data:text/javascript,${encodeURIComponent('throw new Error("out of memory")')}`);
  const fault = await new Promise((resolve) => {
    checkpointApart(db, { onFault: resolve, thread });
    for (let n = 0; n < 300; n += 1) write();
  });
  expect(fault).toMatchObject({ message: 'out of memory' });
  expect(byItself()).toBe(usual);
});
