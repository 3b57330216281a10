import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Generator, Plan } from './generator.ts';

type Reply = { id: number; answer?: unknown; error?: string };
/** Calls the generator in its own process, so that the load does not wait for its observer. */
export type GeneratorProcess = Generator & { kill(): Promise<void> };

export async function startGenerator(plan: Plan): Promise<GeneratorProcess> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./generator.ts', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let orders = 0;
  child.on('message', ({ id, answer, error }: Reply) => {
    const pending = waiting.get(id);
    waiting.delete(id);
    if (error) pending?.reject(new Error(error));
    else pending?.resolve(answer);
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the clients' process ended with ${code}`));
  });
  function order(message: object): Promise<unknown> {
    const pending = Promise.withResolvers<unknown>();
    orders += 1;
    waiting.set(orders, pending);
    child.send({ id: orders, ...message });
    return pending.promise;
  }
  await order({ start: plan });
  const method =
    (call: keyof Generator) =>
    (...given: unknown[]) =>
      order({ call, with: given });
  const names = [
    'killed',
    'isUp',
    'mark',
    'finish',
    'readCopy',
    'letGo',
  ] as const satisfies (keyof Generator)[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, method(name)])) as unknown as Generator),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
