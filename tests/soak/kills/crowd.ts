import { addAccount } from '../../../db/accounts/accounts.ts';
import { saveSettingsRow } from '../../../db/accounts/settings.ts';
import { recheckAccount } from '../../../db/automation/automations.ts';
import { insertUser } from '../../../db/identity/users.ts';
import type { Db } from '../../../db/open.ts';
import { defaultSettings, type SettingsValues, weekdays } from '../../../server/accounts/settings/schemas.ts';
import { createNetwork } from '../../../server/providers/network.ts';
import { direct } from '../../support/database.ts';
import type { Control } from '../processes.ts';

const topics = ['hiring', 'pricing', 'onboarding', 'leadership', 'design', 'remote', 'sales', 'data'];
const people = ['ada-okafor', 'someone-1', 'someone-2', 'someone-3'];
const perCategory = 75;
/** In minutes. Shorter than the API allows, so that comments are always in flight at a kill. */
const interval = 0.02;

const settings = (n: number, minutes: number): SettingsValues => ({
  ...defaultSettings,
  timing: {
    fromTime: '00:00',
    toTime: '00:00',
    timezone: 'UTC',
    timeBetweenComments: [minutes],
    activeDays: [...weekdays],
  },
  searchUrls: [0, 1, 2].map(
    (at) => `https://www.linkedin.com/search/results/content/?keywords=${topics[(n + at) % topics.length]}`,
  ),
  searchProfiles: people.map((name) => `https://www.linkedin.com/in/${name}`),
  dailySearchComments: perCategory,
  dailyMonitorComments: perCategory,
  prompt: 'Be brief.',
  choice: { ...defaultSettings.choice, oldestPostDays: 365, sameAuthorDays: 0 },
});

/** Fills a new database with users of two running accounts each. @returns each account's owner */
export async function fill(
  db: Db,
  env: Record<string, string>,
  accounts: number,
  control: Control,
): Promise<Map<string, string>> {
  const network = createNetwork({ dsn: env.UNIPILE_DSN ?? '', apiKey: env.UNIPILE_API_KEY ?? '' });
  const owners = new Map<string, string>();
  // The fast clock would exceed the daily guidance.
  await control('POST', '/limits', { times: 1_000_000 });
  const at = 0;
  for (let n = 0; n < accounts; n += 1) {
    const userId = `user${Math.floor(n / 2)}`;
    if (n % 2 === 0) {
      const name = { firstName: 'Test', lastName: userId, email: `${userId}@example.com`, passwordHash: 'x' };
      await insertUser(direct(db), {
        id: userId,
        ...name,
        role: 'user',
        seats: 2,
        status: 'Paid',
        verifiedAt: at,
        createdAt: at,
      });
    }
    const { accountId } = await control<{ accountId: string }>('POST', '/accounts', {
      email: `member${n}@example.com`,
    });
    await addAccount(db, {
      accountId,
      userId,
      ...(await network.readOwner(accountId)),
      status: 'Connected',
      createdAt: at,
    });
    await saveSettingsRow(direct(db), { accountId, ...settings(n, interval), savedAt: at });
    await recheckAccount(direct(db), accountId, { running: true });
    owners.set(accountId, userId);
  }
  return owners;
}

/** Slows all accounts down, so that none reaches its daily limit while open comments are settled. */
export async function slowDown(db: Db, accountIds: Iterable<string>): Promise<void> {
  for (const [n, accountId] of [...accountIds].entries())
    await saveSettingsRow(direct(db), { accountId, ...settings(n, 30), savedAt: 0 });
}
