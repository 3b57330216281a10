/** Copies and verifies a database in its own thread, because both wait for the disk. */
import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from '../../../db/files/backUp.ts';

export type Job = { path: string; target: string };
export type Result = { bytes: number } | { fault: string };

const { path, target } = workerData as Job;
const result: Result = await backUp(path, target).then(
  ({ bytes }) => ({ bytes }),
  (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
);
parentPort?.postMessage(result);
