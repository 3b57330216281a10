type Rendered = { html: string };
export type GuidePage = { slug: string; title: string; load: () => Promise<Rendered> };

/** The guide, in the order in which one reads it. The pages, and so their titles, are in English. */
export const guide: GuidePage[] = [
  { slug: 'getting-started', title: 'Getting started', load: () => import('../../docs/guide/getting-started.md') },
  {
    slug: 'connecting-an-account',
    title: 'Connecting an account',
    load: () => import('../../docs/guide/connecting-an-account.md'),
  },
  { slug: 'what-to-comment-on', title: 'What to comment on', load: () => import('../../docs/guide/what-to-comment-on.md') },
  { slug: 'writing-a-prompt', title: 'Writing a prompt', load: () => import('../../docs/guide/writing-a-prompt.md') },
  { slug: 'reviewing-drafts', title: 'Reviewing drafts', load: () => import('../../docs/guide/reviewing-drafts.md') },
  { slug: 'limits-and-safety', title: 'Limits and safety', load: () => import('../../docs/guide/limits-and-safety.md') },
  { slug: 'billing', title: 'Billing', load: () => import('../../docs/guide/billing.md') },
  { slug: 'command-line', title: 'The command line', load: () => import('../../docs/guide/command-line.md') },
  { slug: 'webhooks', title: 'Webhooks', load: () => import('../../docs/guide/webhooks.md') },
];

/** What registering refers to. */
export const legal: GuidePage[] = [
  { slug: 'terms', title: 'Terms', load: () => import('../../docs/guide/terms.md') },
  { slug: 'privacy', title: 'Privacy notice', load: () => import('../../docs/guide/privacy.md') },
];

const pages = [...guide, ...legal];

/** The page at an address; the first one without a name. */
export const pageAt = (slug: string | undefined): GuidePage | undefined =>
  slug === undefined ? pages[0] : pages.find((page) => page.slug === slug);

/** The pages before and after a page of the guide. */
export function neighbours(slug: string): { before: GuidePage | undefined; after: GuidePage | undefined } {
  const at = guide.findIndex((page) => page.slug === slug);
  return at < 0 ? { before: undefined, after: undefined } : { before: guide[at - 1], after: guide[at + 1] };
}
