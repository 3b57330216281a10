import type { Db } from '../../../db/open.ts';
import {
  accounts as accountRows,
  automations,
  commentedPosts,
  comments,
  commentTotals,
  settings,
  users,
} from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { textOf, wordsAbout } from '../../support/instantTexts.ts';

const search = (topic: string) => `https://www.linkedin.com/search/results/content/?keywords=${topic}`;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** So many running accounts of as many users, none of them due. @param earlier how many comments each has */
export async function fillPostgres(
  db: Db,
  { accounts, earlier }: { accounts: number; earlier: number },
  start: number,
): Promise<void> {
  for (let from = 0; from < accounts; from += 100) {
    const numbers = Array.from({ length: Math.min(100, accounts - from) }, (_, n) => from + n);
    await transaction(db, async (tx) => {
      await tx.insert(users).values(
        numbers.map((n) => ({
          ...{ id: `u${n}`, firstName: 'Test', lastName: 'Person', email: `u${n}@example.com` },
          ...{ emailKey: `u${n}@example.com`, passwordHash: 'x', role: 'user' as const },
          ...{ status: 'Paid' as const, createdAt: start },
        })),
      );
      await tx.insert(accountRows).values(
        numbers.map((n) => ({
          ...{ accountId: `a${n}`, userId: `u${n}`, providerId: `ACoOwn${n}`, name: `Member ${n}` },
          ...{ status: 'Connected' as const, createdAt: start },
        })),
      );
      await tx.insert(automations).values(
        numbers.map((n) => ({
          ...{ accountId: `a${n}`, running: true, stateKind: 'waiting', stateReason: 'interval' },
          stateMessage: 'Next comment at 14:05',
        })) as (typeof automations.$inferInsert)[],
      );
      await tx.insert(settings).values(
        numbers.map((n) => ({
          accountId: `a${n}`,
          timing: {
            ...defaultSettings.timing,
            ...{ fromTime: '00:00', toTime: '00:00', timezone: 'UTC', timeBetweenComments: [0.001] },
            activeDays: [...days],
          },
          ...{ searchUrls: [search(`topic${n}`), search(`other${n}`)], searchProfiles: [] },
          ...{ dailySearchComments: 1_000_000, dailyMonitorComments: 0, prompt: 'Be brief.' },
          choice: { ...defaultSettings.choice, sameAuthorDays: 3, oldestPostDays: 365 },
          ...{ review: false, savedAt: start },
        })) as (typeof settings.$inferInsert)[],
      );
      await tx.insert(commentTotals).values(
        numbers.map((n) => ({
          ...{ accountId: `a${n}`, category: 'Search' as const, userId: `u${n}`, total: earlier },
        })),
      );
      for (const n of numbers) {
        const rows = Array.from({ length: earlier }, (_, nth) =>
          commentOf(n, start - (earlier - nth) * 10_800_000, nth),
        );
        await tx.insert(comments).values(rows);
        const taken = rows.map(({ id, userId, postId }) => ({ commentId: id, userId, postId }));
        await tx.insert(commentedPosts).values(taken);
      }
    });
  }
}

function commentOf(n: number, at: number, nth: number): typeof comments.$inferInsert {
  const postId = `urn:li:activity:a${n}-${nth}`;
  return {
    ...{ id: `${at.toString(16).padStart(12, '0')}a${n}`, accountId: `a${n}`, userId: `u${n}` },
    ...{ state: 'confirmed', postId, postUrl: `https://www.linkedin.com/feed/update/${postId}/` },
    ...{ posterId: `ACo${nth}`, posterName: 'A poster', posterImageUrl: '', category: 'Search' },
    source: 'https://www.linkedin.com/search/',
    comment: wordsAbout(textOf(Math.imul(nth + 1, 0x9e3779b1) >>> 0), nth),
    windowDay: new Date(at).toISOString().slice(0, 10),
    createdAt: at,
  };
}
