import type { Language } from '../i18n/languages.ts';
import type { helpEnglish } from './texts/en.ts';

type Rendered = { html: string };
/** A page's name in its address and of its file; its title stands among the texts. */
export type Slug = keyof (typeof helpEnglish)['pages'];

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
  'limits-and-safety',
  'billing',
  'second-factor',
  'command-line',
  'webhooks',
] as const satisfies Slug[];

export const legal = ['terms', 'privacy'] as const satisfies Slug[];

const pages: readonly Slug[] = [...guide, ...legal];

export const pageAt = (slug: string | undefined): Slug | undefined =>
  slug === undefined ? pages[0] : pages.find((page) => page === slug);

export function neighbours(slug: Slug): { before: Slug | undefined; after: Slug | undefined } {
  const ofGuide: readonly Slug[] = guide;
  const at = ofGuide.indexOf(slug);
  return at < 0
    ? { before: undefined, after: undefined }
    : { before: ofGuide[at - 1], after: ofGuide[at + 1] };
}

export async function loadPage(slug: Slug, language: Language): Promise<Rendered> {
  const found = Object.entries(files[language]).find(([path]) => path.endsWith(`/${slug}.md`));
  if (!found) throw new Error(`There is no page ${slug} in ${language}`);
  return found[1]();
}
