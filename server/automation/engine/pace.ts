import type { Clock } from '../../clock.ts';
import { minute } from '../../durations.ts';
import type { Post } from '../../providers/network.ts';

/** A page is old after this time: newer posts may be there. */
const freshFor = 30 * minute;
const mostPages = 20_000;

/** A page of posts of one source, as the network answered it. */
export type Page = {
  posts: Post[];
  cursor: string | undefined;
  /** 1 for the first page of the source. */
  number: number;
  /** The requested number of rows. The next page must request the same number. */
  rows: number;
};

/** The time between two network calls of an account, in ms. */
export type Spacing = { least: number; most: number };

/** LinkedIn's provider asks for calls at random intervals, never in a chain. */
export const usualSpacing: Spacing = { least: 2_000, most: 8_000 };
/** For worlds that measure or test something else: a run makes all of its calls at once. */
export const noSpacing: Spacing = { least: 0, most: 0 };

export type Pace = ReturnType<typeof createPace>;

/**
 * Spreads the network calls of an account. With spacing, a run makes one network call, keeps the page it read,
 * and the account is due again a few seconds later. The same page serves the next run after a skip, so that a
 * rejected comment costs no second search. Pages are in memory; after a restart they are read again.
 */
export function createPace(clock: Pick<Clock, 'now'>, random: () => number, spacing: Spacing) {
  const pages = new Map<string, Page & { readAt: number }>();
  const keyOf = (accountId: string, source: string) => `${accountId} ${source}`;

  return {
    /** Whether a run makes one network call alone. */
    isSpaced: spacing.most > 0,

    /** How long an account waits before its next network call, in ms. */
    gap: (): number => Math.ceil(spacing.least + (spacing.most - spacing.least) * random()),

    /** The page that was read of a source within the last 30 minutes and not dropped since. */
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
