import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld } from './world.ts';

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('lists the replies to handle, marks them and opens them again', async () => {
  const open = await world.run('chimein replies list');
  expect(open.stdout).toMatch(/^ID +WHEN +ACCOUNT +BY +REPLY\n\S+ .* Ada Okafor +Thank you\n$/);
  const rows: { _id: string }[] = JSON.parse((await world.run('chimein replies list --json _id')).stdout);
  const input = rows.map(({ _id }) => `${_id}\n`).join('');
  const marked = await world.command('chimein replies handled -', { input });
  expect([marked.exitCode, marked.stdout]).toEqual([0, expect.stringContaining('Thank you')]);
  const none = await world.run('chimein replies list');
  expect([none.stdout, none.stderr]).toEqual([
    '',
    expect.stringContaining('There are no replies to handle.'),
  ]);
  expect((await world.run('chimein replies list --handled --json text')).stdout).toContain('Thank you');
  await world.run('chimein replies handled "$REPLY" --undo');
  expect((await world.run('chimein replies list --json handledAt')).stdout).toContain('null');
  const unknown = await world.run('chimein replies handled nobody --json');
  expect(JSON.parse(unknown.stderr)).toMatchObject({ code: 'not_found', message: 'Reply not found' });
});

test('turns the digest on in a time zone, and off', async () => {
  const line = 'The daily digest comes at 8:00 in Europe/Berlin, next on ';
  expect((await world.run('chimein digest on --time-zone Europe/Berlin')).stdout).toContain(line);
  expect((await world.run('chimein digest show')).stdout).toContain(line);
  expect((await world.run('chimein digest off')).stdout).toBe('The daily digest is off.\n');
});
