import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { within } from '../../server/clock.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('times out hanging work, also after a garbage collection', async () => {
  const outcome = within(50, (signal) => new Promise((_, reject) => follow(signal, reject))).catch(
    (reason) => reason,
  );
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage();
    await new Promise(setImmediate);
  }
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
});

test('times out work that ignores its signal', async () => {
  await expect(within(5, () => new Promise(() => {}))).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('aborts the work with the caller’s reason', async () => {
  const stop = new AbortController();
  let seen: AbortSignal | undefined;
  const outcome = within(
    60_000,
    (signal) => {
      seen = signal;
      return new Promise(() => {});
    },
    stop.signal,
  );
  stop.abort(new Error('the server stops'));
  await expect(outcome).rejects.toThrow('the server stops');
  expect(seen?.aborted).toBe(true);
});

test('does not start after the caller’s abort', async () => {
  const work = () => Promise.reject(new Error('it began'));
  await expect(within(1000, work, AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
});

test('passes an answer or a failure on unchanged', async () => {
  expect(await within(1000, async () => 7)).toBe(7);
  await expect(within(1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

/** As fetch does it: a Request has a signal of its own, which follows ours and is held by nobody. */
function follow(signal: AbortSignal, reject: (reason: unknown) => void): void {
  const { signal: own } = new Request('http://localhost/', { signal });
  own.addEventListener('abort', () => reject(own.reason));
}
