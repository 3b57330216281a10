import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { oneShotReads } from '../support/oneShotReads.ts';

const folder = fileURLToPath(new URL('../e2e', import.meta.url));
const journeys = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => ({
  file,
  source: readFileSync(`${folder}/${file}`, 'utf8'),
}));

test('no journey reads a moving page once: it polls, or waits until the page has settled', () => {
  expect(journeys.length).toBeGreaterThan(40);
  const found = journeys.flatMap(({ file, source }) => oneShotReads(source).map((read) => `${file}:${read}`));
  expect(found).toEqual([]);
});

test('every journey replaces the clock of a page by clockOf, so that no other test takes it over', () => {
  const found = journeys.filter(({ source }) => /\bpage\.clock\b|context(\(\))?\.clock\b/.test(source));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test.each([
  ['in an expectation', 'expect(await rows.count()).toBe(1);'],
  ['kept', 'const box = await page.locator("h1").boundingBox();'],
  ['in a callback', 'test("x", async () => { if (await more.isVisible()) await more.click(); });'],
  ['through a function', 'const code = () => page.locator("code").textContent();\nsend(await code());'],
  ['of what the page evaluates', 'expect(await page.evaluate("scrollY")).toBe(0);'],
])('finds a read %s', (_, source) => expect(oneShotReads(source)).toHaveLength(1));

test.each([
  ['in a poll', 'await expect.poll(async () => (await first.boundingBox())?.height).toBe(9);'],
  ['in a settled page', 'const code = await settled(() => page.locator("code").textContent());'],
  ['through a function', 'const rows = () => list.count();\nawait expect.poll(rows).toBe(2);'],
  ['through two', 'const a = () => x.count();\nconst b = () => a();\nawait settled(() => b());'],
  ['that changes the page', 'await page.evaluate("localStorage.clear()");'],
  ['in the page', 'await page.waitForFunction(() => document.body.getAttribute("a"));'],
])('allows a read %s', (_, source) => expect(oneShotReads(source)).toEqual([]));
