import type { Task } from '../engine/measure.ts';
import { ours } from '../engine/ours.ts';

/* One measurement in its own process. */
process.once('message', async (task: Task) => {
  process.send?.(await ours(task));
  process.exit(0);
});
process.send?.('ready');
