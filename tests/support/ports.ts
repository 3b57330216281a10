import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that a system gives to whoever asks for any: one of them could be somebody else's before the server that it is for has started. */
const lowest = 20_000;
const howMany = 12_000;
/** Where each process begins, so that those which ask at the same time are not told the same one. */
let next = Math.floor(Math.random() * howMany);

/** A port of the loopback interface that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + next;
    next = (next + 1) % howMany;
    if (await isFree(port)) return port;
  }
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
