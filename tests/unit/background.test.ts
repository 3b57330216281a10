import { expect, test } from 'vitest';
import { createBackground } from '../../server/background.ts';
import { createLog } from '../../server/log.ts';

test('starts work after the microtasks of its call, in which the answer is written', async () => {
  const background = createBackground(createLog('silent'));
  const order: string[] = [];
  background.run('work', async () => void order.push('work'));
  const answering = async () => {
    for (let n = 0; n < 100; n += 1) await Promise.resolve();
    order.push('answer');
  };
  await answering();
  await background.idle();
  expect(order).toEqual(['answer', 'work']);
});

test('idle waits for work that began meanwhile', async () => {
  const background = createBackground(createLog('silent'));
  const order: string[] = [];
  background.run('first', async () => {
    order.push('first');
    background.run('second', async () => void order.push('second'));
  });
  await background.idle();
  expect(order).toEqual(['first', 'second']);
});

test('logs a failure and continues', async () => {
  const lines: string[] = [];
  const background = createBackground(createLog('error', { write: (line: string) => void lines.push(line) }));
  const done: string[] = [];
  background.run('mail a code', async () => {
    throw new Error('the disk is full');
  });
  background.run('other', async () => void done.push('other'));
  await background.idle();
  expect(done).toEqual(['other']);
  expect(lines.join()).toContain('failed to mail a code');
});
