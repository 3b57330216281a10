/** Takes the write-ahead log into the database file in a thread of its own: the disk is waited for here, and nobody else is. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';
import { createLogReader } from './logReader.ts';

/** Pages. `from`: so many that are not in the file yet are taken there. `over`: a log of so many is to begin anew. */
export type Job = { path: string; from: number; over: number };

const { path, from, over } = workerData as Job;
/** To wake costs more than to look. */
const pauseMs = { calm: 1000, busy: 100 };
/** While they come faster than they are taken: as many rounds bring what is left down to what comes during one. */
const rounds = 4;

const stopped = new AbortController();
let goOn = () => {};
parentPort?.on('message', (said: 'stop' | 'taken') => {
  if (said === 'stop') stopped.abort();
  goOn();
});
const driver = new SqliteDatabase(path);
driver.pragma('synchronous = NORMAL');
// The log is there from the first look on.
driver.prepare('select count(*) from sqlite_schema').get();
const reader = createLogReader(`${path}-wal`);
/** How many pages of which log are in the file. */
let taken = { salt: '', pages: 0 };

function waiting(): number {
  const { salt, pages } = reader.read();
  return salt === taken.salt ? pages - taken.pages : pages;
}

function take(): number {
  const { salt } = reader.read();
  const [answer] = driver.pragma('wal_checkpoint(PASSIVE)') as [{ log: number; checkpointed: number }];
  taken = { salt, pages: answer.checkpointed };
  return answer.log;
}

let log = 0;
while (!stopped.signal.aborted) {
  await wait(log > 0 ? pauseMs.busy : pauseMs.calm, undefined, { signal: stopped.signal }).catch(() => {});
  log = 0;
  for (let round = 0; round < rounds && waiting() >= from; round += 1) log = take();
  if (log <= over || stopped.signal.aborted) continue;
  // Two can't be at it at the same time.
  await new Promise<void>((resolve) => {
    goOn = resolve;
    parentPort?.postMessage('long');
  });
}
reader.close();
driver.close();
parentPort?.close();
