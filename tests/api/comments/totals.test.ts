import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimAccount, recheckAccount } from '../../../db/automation/automations.ts';
import {
  addHistory,
  becomeFailed,
  becomeUnknown,
  lockUnrecorded,
  recordPosted,
  releasePost,
} from '../../../db/automation/commentOutcomes.ts';
import { markSent, reservePost } from '../../../db/automation/comments.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { newId } from '../../../db/id.ts';
import { accounts, comments, commentTotals } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { seeded } from '../../support/simulation.ts';

type Person = Awaited<ReturnType<TestServer['signUp']>> & { accountIds: string[] };

let server: TestServer;
const people: Person[] = [];
const leases = new Map<string, Lease>();
const random = seeded(7);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const minute = 60_000;
const posters = ['Ada Okafor', 'Ben Ito', 'ben 100%', 'Cleo_Marsh'];
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
  for (const seats of [3, 1]) {
    const person = await server.signUp({ seats });
    const accountIds: string[] = [];
    for (let n = 0; n < seats; n += 1) accountIds.push(await server.connect(person.token));
    people.push({ ...person, accountIds });
  }
  for (const accountId of people.flatMap((person) => person.accountIds)) {
    await recheckAccount(direct(server.deps.db), accountId, { running: true });
    const claim = { accountId, holder: 'test', now: server.clock.now() };
    leases.set(accountId, { holder: 'test', fence: (await claimAccount(server.deps.db, claim))?.fence ?? 0 });
  }
});
afterAll(() => server.stop());

/** A comment on its way as the engine takes it, ending at random in one of the ways in which that can end. */
async function comment(person: Person): Promise<void> {
  const { db } = server.deps;
  made += 1;
  const [accountId, id] = [pick(person.accountIds), newId(made)];
  const lease = leases.get(accountId) ?? { holder: '', fence: 0 };
  const at = server.clock.now() - Math.floor(random() * 20) * minute;
  const intent = {
    id,
    accountId,
    userId: person.userId,
    postId: `post ${made}`,
    postUrl: 'https://network.example/post',
    posterId: 'ACo',
    posterName: pick(posters),
    posterImageUrl: '',
    postExcerpt: '',
    category: pick(['Search', 'Monitor'] as const),
    source: 'x',
    windowDay: `day ${made}`,
    createdAt: at,
  };
  const posted = { at, confirmedAt: at, providerCommentId: null };
  await transaction(db, (tx) => reservePost(tx, intent, [intent.postId]));
  const end = pick([
    'reserved',
    'released',
    'sent',
    'failed',
    'unknown',
    'confirmed',
    'confirmed',
    'late',
    'found',
  ] as const);
  if (end === 'reserved') return;
  if (end === 'released') return releasePost(db, id);
  const text = `${pick(['Nice', 'Well put'])}: 100% of ${made}`;
  expect(
    await markSent(db, lease, { id, accountId }, { text, trace: null, at, day: '2026-03-02', spent: null }),
  ).toBe(true);
  if (end === 'failed' || end === 'late') await becomeFailed(direct(db), id, 0);
  if (end === 'unknown' || end === 'found') await becomeUnknown(direct(db), id, null, null);
  if (end !== 'confirmed' && end !== 'late' && end !== 'found') return;
  const record = () =>
    transaction(db, async (tx) => {
      const unrecorded = await lockUnrecorded(tx, id);
      if (unrecorded) await recordPosted(tx, id, unrecorded, posted);
      return unrecorded;
    });
  expect(await record()).toBeDefined();
  // A repeated text counts once.
  expect(await record()).toBeUndefined();
}

type Filter = {
  accountId?: string;
  category?: string;
  q?: string;
  createdAt_gte?: string;
  createdAt_lte?: string;
};

/** Every list of a person, by every filter and order, beside what going through all rows says. */
async function expectRight({ token, userId, accountIds }: Person, others: string[]): Promise<void> {
  const now = server.clock.now();
  const times = [
    undefined,
    new Date(now - 12 * minute).toISOString(),
    new Date(now - 5 * minute).toISOString(),
  ];
  const all = await server.deps.db
    .select()
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.state, 'confirmed')));
  const filters: Filter[] = [];
  for (const accountId of [undefined, ...accountIds, ...others]) {
    for (const category of [undefined, 'Search', 'Monitor']) {
      for (const q of [undefined, 'ben', '100%', '_', 'nobody']) {
        for (const [from, to] of [
          [undefined, undefined],
          [times[1], undefined],
          [times[1], times[2]],
        ]) {
          filters.push(
            JSON.parse(JSON.stringify({ accountId, category, q, createdAt_gte: from, createdAt_lte: to })),
          );
        }
      }
    }
  }
  for (const [n, filter] of filters.entries()) {
    const right = all.filter(
      (row) =>
        (!filter.accountId || row.accountId === filter.accountId) &&
        (!filter.category || row.category === filter.category) &&
        (!filter.q ||
          [row.comment, row.posterName].some((text) => text.toLowerCase().includes(filter.q ?? ''))) &&
        (!filter.createdAt_gte || row.createdAt >= Date.parse(filter.createdAt_gte)) &&
        (!filter.createdAt_lte || row.createdAt <= Date.parse(filter.createdAt_lte)),
    );
    const [field, order] = [pick(['createdAt', 'posterName'] as const), pick(['ASC', 'DESC'])];
    const first = n % 3;
    const query = { filter, sort: [field, order], range: [first, first + 4] };
    const label = JSON.stringify(query);
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const answer = await server.call('GET', `/api/comment?${asked}`, { token });
    expect(answer.headers.get('content-range')?.split('/')[1], label).toBe(String(right.length));
    const keys = right
      .map((row) => (field === 'createdAt' ? new Date(row.createdAt).toISOString() : row.posterName))
      .sort();
    if (order === 'DESC') keys.reverse();
    expect(
      answer.body.map((row: Record<string, string>) => row[field]),
      label,
    ).toEqual(keys.slice(first, first + 5));
    const ids = new Set(right.map((row) => row.id));
    expect(
      answer.body.every((row: { _id: string }) => ids.has(row._id)),
      label,
    ).toBe(true);
  }
}

const kept = () => server.deps.db.select().from(commentTotals);

test('totals and pages are right for every filter and every outcome', async () => {
  for (let n = 0; n < 240; n += 1) await comment(pick(people));
  await addHistory(server.deps.db, [
    { ...((await server.deps.db.select().from(comments))[0] ?? never()), id: 'old', state: 'confirmed' },
  ]);
  const [one, other] = people as [Person, Person];
  expect((await kept()).reduce((sum, row) => sum + row.total, 0)).toBeGreaterThan(80);
  await expectRight(one, other.accountIds);
  await expectRight(other, one.accountIds);
});

test('a reconnected account keeps its totals under its new ID', async () => {
  const [person] = people as [Person];
  const [before = ''] = person.accountIds;
  await direct(server.deps.db)
    .update(accounts)
    .set({ accountId: 'moved' })
    .where(eq(accounts.accountId, before));
  person.accountIds[0] = 'moved';
  await expectRight(person, [before]);
});

test('erasing an account or a user removes its totals', async () => {
  const [one, other] = people as [Person, Person];
  const gone = one.accountIds.shift() ?? '';
  await direct(server.deps.db).delete(accounts).where(eq(accounts.accountId, gone));
  await expectRight(one, [gone]);
  const admin = await server.signUp({ role: 'admin' });
  expect((await server.call('DELETE', `/api/admin/user/${one.userId}`, { token: admin.token })).status).toBe(
    204,
  );
  expect(new Set((await kept()).map((row) => row.userId))).toEqual(new Set([other.userId]));
  await expectRight(other, []);
});

function never(): never {
  throw new Error('there is no comment');
}
