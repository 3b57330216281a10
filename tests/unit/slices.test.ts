import { expect, test } from 'vitest';
import { giveWay, jsonInSlices, mapInSlices } from '../../server/slices.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('H1: gives the event loop back between slices of 20 rows at most', async () => {
  const rows = Array.from({ length: 175 }, (_, n) => n);
  let mapped = 0;
  const reached: number[] = [];
  const reading = mapInSlices(rows, (row) => {
    mapped += 1;
    return row * 2;
  });
  while (mapped < rows.length) {
    reached.push(mapped);
    await tick();
  }
  expect(await reading).toEqual(rows.map((row) => row * 2));
  expect(reached.length).toBeGreaterThanOrEqual(9);
  for (const [n, each] of reached.entries()) expect(each - (reached[n - 1] ?? 0)).toBeLessThanOrEqual(20);
});

test('H1: lets those who wait go on one by one, in ticks of their own', async () => {
  const gone: number[] = [];
  for (let n = 0; n < 4; n += 1) void giveWay().then(() => gone.push(n));
  const seen: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    await tick();
    seen.push(gone.length);
  }
  expect(gone).toEqual([0, 1, 2, 3]);
  for (const [n, each] of seen.entries()) expect(each - (seen[n - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('writes rows as JSON.stringify does', async () => {
  const rows = Array.from({ length: 120 }, (_, n) => ({ n, text: `"ü${n}`, none: undefined, empty: null }));
  expect(await jsonInSlices(rows)).toBe(JSON.stringify(rows));
  expect(await jsonInSlices([])).toBe('[]');
});
