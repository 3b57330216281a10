import type { Language } from '../i18n/languages.ts';
import type texts from '../texts/en/public.json';

type Rendered = { html: string };
export type Slug = keyof (typeof texts)['help']['pages'];

const files = {
  en: import.meta.glob<Rendered>([
    '../../docs/guide/*.md',
    '!../../docs/guide/backups-and-upgrades.md',
    '!../../docs/guide/going-live.md',
  ]),
  de: import.meta.glob<Rendered>('../../docs/guide/de/*.md'),
  es: import.meta.glob<Rendered>('../../docs/guide/es/*.md'),
} satisfies Record<Language, object>;

export const guide = [
  'getting-started',
  'connecting-an-account',
  'what-to-comment-on',
  'writing-a-prompt',
  'reviewing-drafts',
  'results-and-replies',
  'limits-and-safety',
  'billing',
  'second-factor',
  'assistants',
  'command-line',
  'use-the-api',
  'webhooks',
] as const satisfies Slug[];

export const legal = ['terms', 'privacy'] as const satisfies Slug[];

const pages: readonly Slug[] = [...guide, ...legal];

export const pageAt = (slug: string | undefined): Slug | undefined =>
  slug === undefined ? pages[0] : pages.find((page) => page === slug);

export function neighbours(slug: Slug): { before: Slug | undefined; after: Slug | undefined } {
  const at = (guide as readonly Slug[]).indexOf(slug);
  return at < 0 ? { before: undefined, after: undefined } : { before: guide[at - 1], after: guide[at + 1] };
}

const loaded = new Map<string, Promise<Rendered>>();

/** `use` needs the same promise for the same page. */
export function loadPage(slug: Slug, language: Language): Promise<Rendered> {
  const name = `${language} ${slug}`;
  const load = async () => {
    const found = Object.entries(files[language]).find(([path]) => path.endsWith(`/${slug}.md`));
    if (!found) throw new Error(`There is no page ${name}`);
    return found[1]();
  };
  const page = loaded.get(name) ?? load();
  loaded.set(name, page);
  return page;
}
