import SqliteDatabase from 'better-sqlite3';
import { newId } from '../../../db/id.ts';
import { bareSql } from './bareSql.ts';
import { type Cost, measure, type Task } from './measure.ts';

const page = 5;
const text =
  'In our case too, pricing only pays off once somebody owns retrospectives. The second attempt went better than the first.';
const receipt = JSON.stringify({ promptVersion: '1a2b3c4d', attempts: 1, language: 'en', nearest: 0.2 });

/** As many comments as the engine makes, of nothing but their SQL. */
export async function bare({ path, active, comments, accounts }: Task): Promise<Cost> {
  const driver = new SqliteDatabase(path);
  const sql = bareSql(driver);
  driver
    .prepare(`update automations set due_at = 1 where account_id in (select value from json_each(?))`)
    .run(JSON.stringify(Array.from({ length: active }, (_, n) => `a${Math.floor((n * accounts) / active)}`)));
  let made = 0;

  function turn(accountId: string): void {
    const now = Date.now();
    const windowDay = new Date(now).toISOString().slice(0, 10);
    const { userId } = sql.readView(accountId).account;
    sql.begin(accountId, windowDay);
    sql.showWorking(userId, accountId, now);
    const posts = Array.from({ length: page }, (_, n) => {
      const postId = `urn:li:activity:${made * page + n}-${accountId}`;
      const postUrl = `https://www.linkedin.com/feed/update/${postId}/`;
      return {
        postId,
        postUrl,
        posterName: `Poster ${n}`,
        excerpt: text,
        postedAt: now,
        source: 'a search',
        reason: 'newer_first',
      };
    });
    sql.readKnown(
      userId,
      accountId,
      posts.map(({ postId }) => postId),
      posts.map((_, n) => `ACo${made * page + n}`),
      now,
    );
    const [{ postId, postUrl, posterName } = { postId: '', postUrl: '', posterName: '' }] = posts;
    const intent = {
      id: newId(now),
      accountId,
      userId,
      postId,
      postUrl,
      posterId: `ACo${made}`,
      posterName,
      source: 'a search',
      windowDay,
    };
    sql.reserve(intent, now);
    sql.recordSeen(accountId, posts, now);
    sql.latestTexts(accountId);
    sql.send(intent.id, accountId, text, receipt, now);
    sql.confirm(intent, String(made), now, now + 60);
    sql.release(userId, accountId, now + 60, now, made % 2);
    made += 1;
  }

  async function run(total: number): Promise<number> {
    const before = made;
    while (made - before < total) {
      const due = sql.claim(Date.now());
      if (due.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      for (const accountId of due) turn(accountId);
    }
    return made - before;
  }
  await run(comments / 5);
  const cost = await measure(() => run(comments));
  driver.close();
  return cost;
}
