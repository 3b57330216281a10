import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderGuidePage } from '../../../scripts/guidePages.ts';
import { guide, legal, neighbours, pageAt } from '../../../web/help/pages.ts';

const folder = 'docs/guide';
const pages = [...guide, ...legal];
/** For operators, who read it in the repository. */
const elsewhere = ['going-live.md'];
const render = (slug: string) => renderGuidePage(readFileSync(`${folder}/${slug}.md`, 'utf8'), folder).html;

it('lists every page that is written, under the title that it has', () => {
  const written = readdirSync(folder).filter((name) => name.endsWith('.md') && !elsewhere.includes(name));
  expect(pages.map(({ slug }) => `${slug}.md`).sort()).toEqual(written.sort());
  for (const { slug, title } of pages) expect(render(slug)).toContain(`<h1>${title}</h1>`);
});

it('has a picture on every page of the guide, described for those who do not see it', () => {
  for (const { slug } of guide) expect(render(slug)).toMatch(/<svg role="img" aria-label="[^"]{20,}"/);
});

it('links to nothing but its own pages', () => {
  const links = pages.flatMap(({ slug }) => Array.from(render(slug).matchAll(/ (?:href|src)="([^"]*)"/g), ([, to]) => to));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((to) => !pages.some(({ slug }) => to === `/help/${slug}`))).toEqual([]);
});

it('begins with its first page, and goes on to the last', () => {
  expect(pageAt(undefined)).toBe(guide[0]);
  expect(pageAt('terms')).toBe(legal[0]);
  expect(pageAt('nothing')).toBeUndefined();
  expect(neighbours('getting-started')).toEqual({ before: undefined, after: guide[1] });
  expect(neighbours('command-line')).toEqual({ before: guide.at(-2), after: undefined });
  expect(neighbours('terms')).toEqual({ before: undefined, after: undefined });
});
