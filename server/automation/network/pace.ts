import type { Clock } from '../../clock.ts';
import { minute } from '../../durations.ts';
import type { Post } from '../../providers/network.ts';

/** After this time, a kept page may lack newer posts. */
const freshFor = 30 * minute;
const mostPages = 20_000;

export type Page = {
  posts: Post[];
  cursor: string | undefined;
  /** 1 for the first page. */
  number: number;
  /** The next page must request the same number. */
  rows: number;
};

/** Between two network calls of an account, in ms. */
export type Spacing = { least: number; most: number };

/** The provider asks for random intervals between calls. */
export const usualSpacing: Spacing = { least: 2_000, most: 8_000 };
/** For tests and previews: a run makes all of its calls at once. */
export const noSpacing: Spacing = { least: 0, most: 0 };

export type Pace = ReturnType<typeof createPace>;

/**
 * Spreads an account's network calls: a run makes one call and keeps the page in memory, and the account is
 * due again seconds later. After a rejected comment, the next post comes from the kept page.
 */
export function createPace(clock: Pick<Clock, 'now'>, random: () => number, spacing: Spacing) {
  const pages = new Map<string, Page & { readAt: number }>();
  const keyOf = (accountId: string, source: string) => `${accountId} ${source}`;

  return {
    /** Whether a run makes only one network call. */
    isSpaced: spacing.most > 0,

    /** The wait before the next network call, in ms. */
    gap: (): number => Math.ceil(spacing.least + (spacing.most - spacing.least) * random()),

    page(accountId: string, source: string): Page | undefined {
      const key = keyOf(accountId, source);
      const page = pages.get(key);
      if (page && clock.now() - page.readAt < freshFor) return page;
      pages.delete(key);
      return undefined;
    },

    keep(accountId: string, source: string, page: Page): void {
      const oldest = pages.size >= mostPages ? pages.keys().next().value : undefined;
      if (oldest !== undefined) pages.delete(oldest);
      pages.set(keyOf(accountId, source), { ...page, readAt: clock.now() });
    },

    drop(accountId: string, source: string): void {
      pages.delete(keyOf(accountId, source));
    },
  };
}
