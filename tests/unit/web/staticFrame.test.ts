import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentWidth, headerHeight, sidebarWidth } from '../../../web/theme.ts';
import { cssVariables } from '../../../web/tokens.ts';

const html = readFileSync('web/index.html', 'utf8');

test.each([
  ['light', /html \{(.+?)\}/],
  ['dark', /html\.dark \{(.+?)\}/],
] as const)('gives the static frame the colours of the %s tokens', (mode, rule) => {
  const colours = rule.exec(html)?.[1]?.matchAll(/(--[\w-]+): (#\w{6});/g) ?? [];
  const set = Object.fromEntries(Array.from(colours, ([, name, value]) => [name, value]));
  expect(Object.keys(set)).toHaveLength(6);
  expect(cssVariables(mode)).toMatchObject(set);
});

test('gives the static frame the sizes of the app', () => {
  for (const size of [headerHeight, sidebarWidth, contentWidth + 48]) expect(html).toContain(`${size}px`);
});

test('has no inline script in index.html, which the content security policy would block', () => {
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
});
