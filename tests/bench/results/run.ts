import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAccount } from '../../../db/accounts/accounts.ts';
import type { ResultRow } from '../../../db/history/resultRows.ts';
import { countsAtAge, notRead } from '../../../db/history/results.ts';
import { insertUser } from '../../../db/identity/users.ts';
import { type Db, openDb } from '../../../db/open.ts';
import { commentResults, comments } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso, systemClock } from '../../../server/clock.ts';
import { readReport } from '../../../server/history/results/readReport.ts';

const total = 200_000;
const accounts = 10;
const days = 365;
const atOnce = 2_000;
const reads = 50;
const goalMs = 1000;
const day = 86_400_000;

/**
 * `npm run bench -- results`: the figures of the page Results over 200,000 comments, for 30 days and for a
 * year.
 */
export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'chimein-bench-'));
  try {
    const db = openDb(join(dir, 'results.sqlite'), { synchronous: 'off' });
    const now = systemClock.now();
    console.error(`filling a database with ${total.toLocaleString('en')} comments …`);
    const began = systemClock.now();
    await fill(db, now);
    console.error(`counted in ${Math.round((systemClock.now() - began) / 1000)} s`);
    const needs = { db, engineClock: { now: () => now, wakeAt: () => () => {} } };
    const rows: Record<string, number | string>[] = [];
    for (const period of [30, days]) {
      const since = iso(now - period * day).slice(0, 10);
      const times: number[] = [];
      const cpu = process.cpuUsage();
      for (let n = 0; n < reads; n += 1) {
        const start = performance.now();
        await readReport(needs, { userId: 'mara', accountIds: null }, { since });
        times.push(performance.now() - start);
      }
      const { user, system } = process.cpuUsage(cpu);
      times.sort((a, b) => a - b);
      const at = (share: number) => Number((times[Math.floor(share * (reads - 1))] ?? 0).toFixed(1));
      rows.push({
        days: period,
        'p50 ms': at(0.5),
        'p99 ms': at(0.99),
        'CPU ms': Math.round((user + system) / reads / 1000),
        goal: `at most ${goalMs} ms`,
      });
    }
    console.table(rows);
    db.close();
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function fill(db: Db, now: number): Promise<void> {
  const owner = { id: 'mara', firstName: 'Mara', lastName: 'Winter', email: 'mara@example.com' };
  await transaction(db, (tx) =>
    insertUser(tx, { ...owner, passwordHash: 'x', role: 'user', seats: 20, status: 'Paid', createdAt: now }),
  );
  for (let n = 0; n < accounts; n += 1)
    await addAccount(db, {
      accountId: `account${n}`,
      userId: 'mara',
      providerId: `member${n}`,
      name: `Member ${n}`,
      email: '',
      imageUrl: '',
      status: 'Connected',
      createdAt: now,
    });
  for (let from = 0; from < total; from += atOnce) {
    const rows = Array.from({ length: atOnce }, (_, n) => toResult(from + n, now));
    await transaction(db, async (tx) => {
      for (let at = 0; at < rows.length; at += 500) {
        const some = rows.slice(at, at + 500);
        await tx.insert(comments).values(some.map(toComment));
        await tx.insert(commentResults).values(some);
      }
    });
  }
}

/** 30 searches and 150 profiles per account, four prompts, three languages, ten hours. */
function toResult(n: number, now: number): ResultRow {
  const createdAt = now - Math.floor((n / total) * days * day);
  const isSearch = n % 2 === 0;
  const source = Math.floor(n / accounts) % (isSearch ? 30 : 150);
  const answered = n % 3 === 0;
  return {
    ...notRead,
    commentId: String(n).padStart(24, '0'),
    accountId: `account${n % accounts}`,
    createdAt,
    day: iso(createdAt).slice(0, 10),
    hour: 8 + (n % 10),
    category: isSearch ? 'Search' : 'Monitor',
    source: isSearch
      ? `https://www.linkedin.com/search/results/content/?keywords=topic%20${source}`
      : `https://www.linkedin.com/in/member-${source}`,
    promptVersion: `prompt0${Math.floor(n / 50_000)}`,
    language: ['en', 'de', 'es'][n % 3] ?? 'en',
    review: n % 2 ? 'approved' : 'automatic',
    reviewer: n % 2 ? `reviewer${n % 6}` : '',
    wordsChanged: n % 2 ? 0 : null,
    reactions: answered ? n % 7 : 0,
    replies: n % 11 === 0 ? 1 : 0,
    replyCounter: 0,
    move: ['case', 'question', 'number'][n % 3] ?? '',
    ...countsAtAge(createdAt, {
      reactions: answered ? n % 7 : 0,
      replies: n % 11 === 0 ? 1 : 0,
      readAt: createdAt + 70 * 3_600_000,
    }),
    readAt: createdAt + 70 * 3_600_000,
  };
}

const toComment = (row: ResultRow): typeof comments.$inferInsert => ({
  id: row.commentId,
  accountId: row.accountId,
  userId: 'mara',
  state: 'confirmed',
  postId: row.commentId,
  postUrl: 'https://www.linkedin.com/feed/update/1',
  posterId: 'ada',
  posterName: 'Ada Okafor',
  posterImageUrl: '',
  category: row.category,
  source: row.source,
  comment: 'Which of the three steps took your team longest?',
  windowDay: row.day,
  createdAt: row.createdAt,
  countedAt: row.createdAt,
});
