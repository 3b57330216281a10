import { readdirSync, readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { renderGuidePage } from '../../../scripts/guidePages.ts';
import { webhookTypes } from '../../../server/webhooks/schemas.ts';
import { guide, legal, neighbours, pageAt } from '../../../web/help/pages.ts';

const folder = 'docs/guide';
const pages = [...guide, ...legal];
/** For operators, who read it in the repository. */
const elsewhere = ['backups-and-upgrades.md', 'going-live.md'];
const render = (slug: string) => renderGuidePage(readFileSync(`${folder}/${slug}.md`, 'utf8'), folder).html;

it('lists every page that is written, under the title that it has', () => {
  const written = readdirSync(folder).filter((name) => name.endsWith('.md') && !elsewhere.includes(name));
  expect(pages.map(({ slug }) => `${slug}.md`).sort()).toEqual(written.sort());
  for (const { slug, title } of pages) expect(render(slug)).toContain(`<h1>${title}</h1>`);
});

it('has a picture on every page of the guide, described for those who do not see it', () => {
  for (const { slug } of guide) expect(render(slug)).toMatch(/<svg role="img" aria-label="[^"]{20,}"/);
});

it('links to nothing but its own pages, and the standard of webhooks', () => {
  const links = pages.flatMap(({ slug }) => Array.from(render(slug).matchAll(/ (?:href|src)="([^"]*)"/g), ([, to]) => to));
  expect(links.length).toBeGreaterThan(3);
  const known = [...pages.map(({ slug }) => `/help/${slug}`), 'https://www.standardwebhooks.com'];
  expect(links.filter((to = '') => !known.includes(to))).toEqual([]);
});

it('begins with its first page, and goes on to the last', () => {
  expect(pageAt(undefined)).toBe(guide[0]);
  expect(pageAt('terms')).toBe(legal[0]);
  expect(pageAt('nothing')).toBeUndefined();
  expect(neighbours('getting-started')).toEqual({ before: undefined, after: guide[1] });
  expect(neighbours('webhooks')).toEqual({ before: guide.at(-2), after: undefined });
  expect(neighbours('terms')).toEqual({ before: undefined, after: undefined });
});

it('shows a check of signatures that works, and every type of message', async () => {
  const page = readFileSync(`${folder}/webhooks.md`, 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const { isOurs } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const secret = `whsec_${Buffer.from('a secret of 24 bytes ...').toString('base64')}`;
  const sent = (at: Date, key = secret) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
    'webhook-signature': `v1,bm90IGl0 ${new Webhook(key).sign('msg_1', at, '{"type":"webhook.test"}')}`,
  });
  const now = new Date();
  const other = `whsec_${Buffer.from('another one of 24 bytes.').toString('base64')}`;
  expect(isOurs(secret, sent(now), '{"type":"webhook.test"}')).toBe(true);
  expect(isOurs(secret, sent(now), '{"type": "webhook.test"}')).toBe(false);
  expect(isOurs(secret, sent(now, other), '{"type":"webhook.test"}')).toBe(false);
  expect(isOurs(secret, sent(new Date(now.getTime() - 600_000)), '{"type":"webhook.test"}')).toBe(false);
  expect(isOurs(secret, {}, '')).toBe(false);
  for (const type of webhookTypes) expect(page).toContain(`| \`${type}\` |`);
});
