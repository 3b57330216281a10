import SqliteDatabase from 'better-sqlite3';
import { openDb } from '../../../db/open.ts';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { textOf, wordsAbout } from '../../support/instantTexts.ts';

/** Which accounts of a filled database have something to do: this many, spread over all. */
export const activeIds = (accounts: number, active: number): string[] =>
  Array.from({ length: active }, (_, n) => `a${Math.floor((n * accounts) / active)}`);

/** How many earlier comments each of those has: as many as a new one is compared with. */
const earlier = 50;

const choice = { ...defaultSettings.choice, sameAuthorDays: 3, oldestPostDays: 365 };
const timing = {
  ...defaultSettings.timing,
  fromTime: '00:00',
  toTime: '00:00',
  timezone: 'UTC',
  timeBetweenComments: [0.001],
};
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A database file with so many running accounts of as many users, none of them due. */
export function fill(path: string, accounts: number, active: number, start: number): void {
  openDb(path).close();
  const driver = new SqliteDatabase(path);
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = OFF',
    'cache_size = -500000',
    'foreign_keys = OFF',
  ])
    driver.pragma(pragma);
  const numbers = `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < ${accounts - 1})`;
  driver.transaction(() => {
    driver.exec(`${numbers} insert into users (id, first_name, last_name, email, email_key, password_hash, role, status, created_at)
      select 'u' || n, 'Test', 'Person', 'u' || n || '@example.com', 'u' || n || '@example.com', 'x', 'user', 'Paid', ${start} from numbers`);
    driver.exec(`${numbers} insert into accounts (account_id, user_id, provider_id, name, status, created_at)
      select 'a' || n, 'u' || n, 'ACoOwn' || n, 'Member ' || n, 'Connected', ${start} from numbers`);
    driver.exec(`${numbers} insert into automations (account_id, running, state_kind, state_reason, state_message)
      select 'a' || n, 1, 'waiting', 'interval', 'Next comment at 14:05' from numbers`);
    driver
      .prepare(
        `${numbers} insert into settings (account_id, timing, search_urls, search_profiles, daily_search_comments,
          daily_monitor_comments, prompt, choice, review, saved_at)
        select 'a' || n, ?, json_array(
          'https://www.linkedin.com/search/results/content/?keywords=topic' || n,
          'https://www.linkedin.com/search/results/content/?keywords=other' || n), '[]', 1000000, 0, 'Be brief.', ?, 0, ? from numbers`,
      )
      .run(JSON.stringify({ ...timing, activeDays: everyDay }), JSON.stringify(choice), start);
    const comment = driver.prepare(`insert into comments
      (id, account_id, user_id, state, post_id, post_url, poster_id, poster_name, poster_image_url, category, source, comment, window_day, created_at)
      values (?, ?, ?, 'confirmed', ?, ?, ?, ?, '', 'Search', 'https://www.linkedin.com/search/', ?, ?, ?)`);
    const taken = driver.prepare('insert into commented_posts values (?, ?, ?)');
    for (let turn = 0; turn < earlier; turn += 1) {
      const at = start - (earlier - turn) * 10_800_000;
      const day = new Date(at).toISOString().slice(0, 10);
      for (const accountId of activeIds(accounts, active)) {
        const id = `${at.toString(16).padStart(12, '0')}${accountId}`;
        const postId = `urn:li:activity:${accountId}-${turn}`;
        const userId = accountId.replace('a', 'u');
        const text = wordsAbout(textOf(Math.imul(turn + 1, 0x9e3779b1) >>> 0), turn);
        comment.run(
          id,
          accountId,
          userId,
          postId,
          `https://www.linkedin.com/feed/update/${postId}/`,
          `ACo${turn}`,
          'A poster',
          text,
          day,
          at,
        );
        taken.run(userId, postId, id);
      }
    }
    driver.exec(`insert into comment_totals (account_id, category, user_id, total)
      select account_id, category, user_id, count(*) from comments group by 1, 2, 3`);
  })();
  driver.pragma('wal_checkpoint(TRUNCATE)');
  driver.close();
}
