import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports: another process could get one of those before our server starts. */
const lowest = 20_000;
const howMany = 12_000;
/** Random per process, so that two processes get different ports. */
let next = Math.floor(Math.random() * howMany);

export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + next;
    next = (next + 1) % howMany;
    if (await isFree(port)) return port;
  }
}

let kept: number | undefined;

/**
 * One after the other, servers of a process get the same port: a browser keeps files and compiled code by
 * origin.
 */
export async function samePort(): Promise<number> {
  if (kept === undefined || !(await isFree(kept))) kept = await freePort();
  return kept;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(port, '127.0.0.1');
  const free = await listening;
  if (free) await new Promise((resolve) => probe.close(resolve));
  return free;
}
