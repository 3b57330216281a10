import { addAccount } from '../../../db/accounts/accounts.ts';
import { saveSettingsRow } from '../../../db/accounts/settings.ts';
import { addToTotals, type ResultRow } from '../../../db/history/resultTotals.ts';
import { openDb } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { defaultSettings, settingFields, targetingFields } from '../../../server/accounts/settings/fields.ts';
import { limits } from '../../../server/accounts/settings/schemas.ts';
import { systemClock } from '../../../server/clock.ts';
import { direct } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';

/** What the hostile client of a customer with much data needs. */
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
    const counted = list(countedComments, String).map((id, n): ResultRow => {
      const at = now - (n % 90) * day;
      return {
        ...{ commentId: `${accountId}-${id}`, accountId, createdAt: at },
        ...{ day: new Date(at).toISOString().slice(0, 10), hour: n % 24 },
        ...{
          category: 'Monitor',
          source: largestSettings.searchProfiles[n % settingFields.searchProfiles.most] ?? '',
        },
        ...{ promptVersion: `v${n % 5}`, language: 'en', review: 'automatic', reviewer: '' },
        ...{ readAt: at, reactions: n % 3, replies: 0 },
      } as ResultRow;
    });
    await transaction(db, (tx) =>
      addToTotals(
        tx,
        counted.map((after) => ({ before: null, after })),
      ),
    );
    return draftIds;
  } finally {
    db.close();
  }
}
