import { bare } from '../engine/bare.ts';
import type { Task } from '../engine/measure.ts';
import { ours } from '../engine/ours.ts';
import { plainjob } from '../engine/plainjob.ts';

/* One measurement in a process of its own. */
const tasks = { ours, bare, plainjob };

process.once('message', async (task: Task) => {
  process.send?.(await tasks[task.what](task));
  process.exit(0);
});
process.send?.('ready');
