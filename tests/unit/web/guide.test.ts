import { readdirSync, readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { renderGuidePage } from '../../../scripts/guidePages.ts';
import { webhookTypes } from '../../../server/messaging/webhooks/schemas.ts';
import { guide, legal, neighbours, pageAt } from '../../../web/help/pages.ts';
import type { Language } from '../../../web/i18n/languages.ts';
import de from '../../../web/texts/de/public.json' with { type: 'json' };
import en from '../../../web/texts/en/public.json' with { type: 'json' };
import es from '../../../web/texts/es/public.json' with { type: 'json' };

const folders = { en: 'docs/guide', de: 'docs/guide/de', es: 'docs/guide/es' } as const;
const languages = Object.keys(folders) as Language[];
const texts = { en, de, es };
const pages = [...guide, ...legal];
/** For operators only, not part of the site. */
const elsewhere = ['backups-and-upgrades.md', 'going-live.md'];
const source = (slug: string, language: Language = 'en') =>
  readFileSync(`${folders[language]}/${slug}.md`, 'utf8');
const render = (slug: string, language: Language = 'en') =>
  renderGuidePage(source(slug, language), folders[language]).html;

describe.each(languages)('the guide in %s', (language) => {
  it('has every page with its title', () => {
    const written = readdirSync(folders[language]).filter(
      (name) => name.endsWith('.md') && !elsewhere.includes(name),
    );
    expect(pages.map((slug) => `${slug}.md`).sort()).toEqual(written.sort());
    for (const slug of pages)
      expect(render(slug, language)).toContain(`<h1>${texts[language].help.pages[slug]}</h1>`);
  });

  it('has a described picture on every page but the legal ones', () => {
    for (const slug of guide)
      expect(render(slug, language)).toMatch(/<svg role="img" aria-label="[^"]{20,}"/);
  });

  it('links only to its own pages and the webhook standard', () => {
    const links = pages.flatMap((slug) =>
      Array.from(render(slug, language).matchAll(/ (?:href|src)="([^"]*)"/g), ([, to]) => to),
    );
    expect(links.length).toBeGreaterThan(3);
    const known = [...pages.map((slug) => `/help/${slug}`), '/opt-out', 'https://www.standardwebhooks.com'];
    expect(links.filter((to = '') => !known.includes(to))).toEqual([]);
  });
});

describe.each(['de', 'es'] as const)('the guide in %s, beside the English one,', (language) => {
  /**
   * The structure of a page: headings, lists, rows and links in order, and the parts that are the same in
   * every language.
   */
  const shape = (html: string) => ({
    parts: html.match(/<(?:h\d|ol|ul|li|tr|blockquote|strong|svg|pre|a href="[^"]*")/g),
    code: html.match(/<pre[\s\S]*?<\/pre>/g),
  });

  it.each(pages)('has the same parts in %s', (slug) => {
    expect(shape(render(slug, language))).toEqual(shape(render(slug)));
  });

  it('translates all texts of pictures but names and output of programs', () => {
    const same = /^(?:\d+|[AEX]|Chime In|LinkedIn|Unipile|Prompt|Plan|JSON|comment\.posted)$/;
    const labels = (slug: string, language: Language) =>
      Array.from(render(slug, language).matchAll(/>([^<>]+)<\/text>/g), ([, text]) => text);
    for (const slug of guide.filter((page) => page !== 'command-line')) {
      const english = new Set(labels(slug, 'en'));
      expect(labels(slug, language).filter((text = '') => english.has(text) && !same.test(text))).toEqual([]);
    }
  });
});

it('leads from the first page to the last', () => {
  expect(pageAt(undefined)).toBe(guide[0]);
  expect(pageAt('terms')).toBe(legal[0]);
  expect(pageAt('nothing')).toBeUndefined();
  expect(neighbours('getting-started')).toEqual({ before: undefined, after: guide[1] });
  expect(neighbours('webhooks')).toEqual({ before: guide.at(-2), after: undefined });
  expect(neighbours('terms')).toEqual({ before: undefined, after: undefined });
});

it('shows a working signature check and every message type', async () => {
  const page = source('webhooks');
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
