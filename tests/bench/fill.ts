import SqliteDatabase from 'better-sqlite3';
import { addAccount } from '../../db/accounts.ts';
import { openDb } from '../../db/open.ts';
import { saveSettingsRow } from '../../db/settings.ts';
import { insertUser } from '../../db/users.ts';
import { createPasswords } from '../../server/auth/passwords.ts';
import { defaultSettings } from '../../server/settings/schemas.ts';

export const person = { email: 'bench@example.com', password: 'a quick password' };
const accountIds = [
  'bench-account-0',
  'bench-account-1',
  'bench-account-2',
  'bench-account-3',
  'bench-account-4',
];

const start = Date.parse('2020-01-01T00:00:00Z');
const settings = {
  ...defaultSettings,
  searchUrls: Array.from(
    { length: 10 },
    (_, n) => `https://www.linkedin.com/search/results/content/?keywords=topic%20${n}`,
  ),
  searchProfiles: Array.from({ length: 20 }, (_, n) => `https://www.linkedin.com/in/somebody-${n}`),
  dailySearchComments: 30,
  dailyMonitorComments: 20,
  prompt:
    'Write as a founder who has built such things: short, warm, with one thought of your own and no flattery.',
};

/** A database file of ours with one customer, five accounts and so many comments, two minutes apart. */
export async function fill(path: string, comments: number): Promise<void> {
  const db = openDb(path);
  await insertUser(db, {
    id: 'bench-user',
    firstName: 'Bench',
    lastName: 'Person',
    email: person.email,
    passwordHash: await createPasswords().hash(person.password),
    role: 'user',
    seats: accountIds.length,
    status: 'Paid',
    verifiedAt: start,
    createdAt: start,
  });
  for (const [n, accountId] of accountIds.entries()) {
    const member = {
      name: `Member ${n}`,
      email: `member${n}@example.com`,
      imageUrl: `https://media.example.com/member${n}.jpg`,
    };
    await addAccount(db, {
      accountId,
      userId: 'bench-user',
      providerId: `ACo${n}`,
      ...member,
      status: 'Connected',
      createdAt: start + n,
    });
    await saveSettingsRow(db, { accountId, ...settings, savedAt: start });
  }
  db.close();
  inBulk(path, (driver) => {
    driver
      .prepare(
        `insert into comments (${Object.keys(columns)}) select ${Object.values(columns)} from (${numbers})`,
      )
      .run({ last: comments - 1, start });
    driver.exec(`insert into comment_totals (account_id, category, user_id, total)
      select account_id, category, user_id, count(*) from comments group by 1, 2, 3`);
  });
}

function inBulk(path: string, write: (driver: SqliteDatabase.Database) => void): void {
  const driver = new SqliteDatabase(path);
  for (const pragma of ['journal_mode = WAL', 'synchronous = OFF', 'cache_size = -500000'])
    driver.pragma(pragma);
  driver.transaction(() => write(driver))();
  driver.pragma('wal_checkpoint(TRUNCATE)');
  driver.close();
}

const numbers =
  'with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < $last) select n from numbers';
const columns = {
  id: "printf('%012x%012x', $start + n * 120000, n)",
  account_id: "'bench-account-' || (n % 5)",
  user_id: "'bench-user'",
  state: "'confirmed'",
  post_id: "'urn:li:activity:' || (7000000000000000000 + n)",
  post_url: "'https://www.linkedin.com/feed/update/urn:li:activity:' || (7000000000000000000 + n) || '/'",
  poster_id: "'ACo' || (n % 5000)",
  poster_name: "'Poster ' || (n * 7 % 5000)",
  poster_image_url:
    "'https://media.example.com/dms/image/profile-displayphoto-shrink_100_100/' || (n % 5000) || '.jpg'",
  category: "case when n % 3 then 'Search' else 'Monitor' end",
  source: "'https://www.linkedin.com/search/results/content/?keywords=topic'",
  comment: `'The part about ' || (n % 97) || ' early hires is what most teams overlook, and it took us a while to see it too. '
    || 'Thank you for putting it so plainly; we will try exactly that next quarter.'`,
  window_day: "'2026-01-01'",
  created_at: '$start + n * 120000',
};
