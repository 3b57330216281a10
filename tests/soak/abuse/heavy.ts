import { addAccount } from '../../../db/accounts/accounts.ts';
import { saveSettingsRow } from '../../../db/accounts/settings.ts';
import type { ResultRow } from '../../../db/history/resultRows.ts';
import { countsAtAge, notRead } from '../../../db/history/results.ts';
import { openDb } from '../../../db/open.ts';
import { commentResults, comments } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { defaultSettings, settingFields, targetingFields } from '../../../server/accounts/settings/fields.ts';
import { limits } from '../../../server/accounts/settings/schemas.ts';
import { systemClock } from '../../../server/clock.ts';
import { direct } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';

/** The data of the hostile client of a customer with much data. */
export type Heavy = { session: string; tokens: string[]; draftIds: string[] };

const day = 86_400_000;
const list = (most: number, entry: (n: number) => string) => Array.from({ length: most }, (_, n) => entry(n));

/** About 740 KB: each list is full, each entry as long as it may be. */
const largestSettings = {
  ...defaultSettings,
  prompt: 'p'.repeat(settingFields.prompt.most),
  searchUrls: list(settingFields.searchUrls.most, (n) =>
    `https://www.linkedin.com/search/results/content/?keywords=k${n}`.padEnd(limits.url, 'x'),
  ),
  searchProfiles: list(settingFields.searchProfiles.most, (n) =>
    `https://www.linkedin.com/in/person-${n}?`.padEnd(limits.url, 'x'),
  ),
  choice: {
    ...defaultSettings.choice,
    avoidPeople: list(targetingFields.avoidPeople.most, (n) => `person ${n} `.padEnd(300, 'x')),
    avoidCompanies: list(targetingFields.avoidCompanies.most, (n) => `company ${n} `.padEnd(300, 'x')),
    avoidWords: list(targetingFields.avoidWords.most, (n) => `word ${n} `.padEnd(300, 'x')),
  },
};

const [openDrafts, earlierComments, countedComments] = [100, 100, 2000];
const rowsAtOnce = 500;
const words = 'step team build tests review weeks customer design question answer plan change'.split(' ');
/** Unlike its neighbours, so that each check compares whole texts. */
const textOf = (n: number) => list(60, (at) => words[(n * 7 + at * (n + 3)) % words.length] ?? '').join(' ');

/**
 * Gives a customer an account with the largest settings, drafts, comments and results. @returns the drafts'
 * ids
 */
export async function fillHeavy(path: string, userId: string, accountId: string): Promise<string[]> {
  const db = openDb(path);
  const now = systemClock.now();
  try {
    await addAccount(db, {
      ...{ userId, accountId, providerId: `provider-${accountId}`, status: 'Connected', createdAt: now },
      ...{ name: `Heavy ${userId}`, email: `${accountId}@example.com`, imageUrl: '' },
    });
    await saveSettingsRow(direct(db), { accountId, ...largestSettings, savedAt: now });
    const deps = { db, engineClock: systemClock } as unknown as Parameters<typeof addDraft>[0]['deps'];
    const draftIds: string[] = [];
    for (let n = 0; n < openDrafts + earlierComments; n += 1) {
      const state = n < openDrafts ? 'waiting' : 'posted';
      const given = { userId, accountId, state, comment: textOf(n), postText: textOf(n + 5) } as const;
      const id = await addDraft({ deps }, { ...given, postId: `urn:li:activity:${accountId}-${n}` });
      if (state === 'waiting') draftIds.push(id);
    }
    const posted = list(countedComments, String).map((_, n) => {
      const createdAt = now - (n % 90) * day;
      const profiles = largestSettings.searchProfiles;
      return {
        ...{ id: `${accountId}-${n}`, accountId, userId, state: 'confirmed' as const, createdAt },
        ...{ postId: `counted-${accountId}-${n}`, postUrl: 'https://www.linkedin.com/feed/update/1' },
        ...{ posterId: 'ada', posterName: 'Ada Okafor', posterImageUrl: '', comment: textOf(n) },
        ...{ category: 'Monitor' as const, source: profiles[n % profiles.length] ?? '' },
        ...{ windowDay: new Date(createdAt).toISOString().slice(0, 10), countedAt: createdAt },
      };
    });
    const counted = posted.map(({ id: commentId, createdAt, category, source, windowDay }, n): ResultRow => {
      const readAt = createdAt + 70 * 3_600_000;
      const figures = { reactions: n % 3, replies: 0, readAt };
      return {
        ...{ ...notRead, commentId, accountId, createdAt, day: windowDay, hour: n % 24, category, source },
        ...{ promptVersion: `v${n % 5}`, move: '', language: 'en', review: 'automatic', reviewer: '' },
        wordsChanged: null,
        ...{ ...figures, ...countsAtAge(createdAt, figures) },
      };
    });
    await transaction(db, async (tx) => {
      for (let from = 0; from < countedComments; from += rowsAtOnce) {
        await tx.insert(comments).values(posted.slice(from, from + rowsAtOnce));
        await tx.insert(commentResults).values(counted.slice(from, from + rowsAtOnce));
      }
    });
    return draftIds;
  } finally {
    db.close();
  }
}
