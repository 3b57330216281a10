import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { readsOn } from '../../../db/automation/providerReads.ts';
import { saveReadings } from '../../../db/history/results.ts';
import { addJob } from '../../../db/jobs/jobs.ts';
import { listMessages } from '../../../db/messaging/webhookMessages.ts';
import { accounts, users } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { listReads } from '../../../server/history/results/listReads.ts';
import { readReport } from '../../../server/history/results/readReport.ts';
import { resultReadsTask } from '../../../server/history/results/readResults.ts';
import { createLog } from '../../../server/log.ts';
import { direct } from '../../support/database.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';
import { day, hour, resultsWorld, search } from './world.ts';

let server: TestServer;
const begin = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z', env });
};
afterEach(() => server.stop());
const { customer, comment, react, reply, read, results, replies } = resultsWorld(() => server);

const readsToday = async (accountId: string) =>
  (await readsOn(server.deps.db, accountId, new Date(server.clock.now()).toISOString().slice(0, 10))).others;
const nextRead = async ({ accountId }: { accountId: string }) =>
  (await server.deps.db.select().from(accounts).where(eq(accounts.accountId, accountId)))[0]
    ?.resultsNextReadAt;
const total = async ({ userId }: { userId: string }) => {
  const period = { since: '2026-03-01', until: '2026-04-10' };
  return (await readReport(server.deps, { userId, accountIds: null }, period)).totals;
};

test('reads an account after 1 hour, every 4 hours for 3 days, then daily for a month', async () => {
  await begin();
  const owner = await customer({ searchProfiles: [], dailySearchComments: 1 });
  await owner.call('POST', '/api/automation/start', { accountId: owner.accountId });
  await play(server, server.clock.now() + 10 * 60_000);
  await owner.call('POST', '/api/automation/stop', { accountId: owner.accountId });
  const [line] = (await server.control('GET', '/ledger')).body;
  await react(line, 2);

  await read();
  expect(await results()).toMatchObject([{ reactions: 0, readAt: null, source: search, language: 'en' }]);
  expect(await total(owner)).toMatchObject({ comments: 1, read: 0, measured: 0 });
  const { createdAt } = (await results())[0] ?? { createdAt: 0 };

  const readTimes: number[] = [];
  for (let hours = 1; hours <= 24 * 34; hours += 1) {
    // After four days only the hour before a read, its own and the one after it.
    if (hours > 96 && ![0, 1, 2].includes(hours % 24)) continue;
    server.clock.moveTo(createdAt + hours * hour);
    await read();
    const [row] = await results();
    if (row?.readAt && row.readAt !== readTimes.at(-1)) readTimes.push(row.readAt);
  }
  const often = Array.from({ length: 18 }, (_, n) => 1 + 4 * n);
  const daily = Array.from({ length: 27 }, (_, n) => 73 + 24 * (n + 1));
  expect(readTimes.map((at) => (at - createdAt) / hour)).toEqual([...often, ...daily]);
  expect(await results()).toMatchObject([{ reactions: 2, replies: 0, readAt72h: createdAt + 69 * hour }]);
  expect(await nextRead(owner)).toBeNull();
  expect(await total(owner)).toMatchObject({ comments: 1, read: 1, measured: 1, answered: 1, reactions: 2 });
});

test('keeps the counts of the latest read at or before 24, 72 and 168 hours', async () => {
  await begin();
  const owner = await customer();
  const posted = await comment(owner);
  await read();
  const readAfter = async (hours: number, reactions: number) => {
    const found = { commentId: posted.id, reactions, replies: 0, replyCounter: 0 };
    const readAt = posted.createdAt + hours * hour;
    await transaction(server.deps.db, (tx) => saveReadings(tx, [{ ...found, readAt }]));
  };
  for (const [hours, reactions] of [
    [1, 1],
    [24, 4],
    [30, 3],
    [71, 5],
    [73, 6],
    [200, 7],
    [190, 9],
  ] as const)
    await readAfter(hours, reactions);
  expect(await results()).toMatchObject([
    {
      ...{ reactions24h: 4, readAt24h: posted.createdAt + 24 * hour },
      ...{ reactions72h: 5, readAt72h: posted.createdAt + 71 * hour },
      ...{ reactions168h: 6, readAt168h: posted.createdAt + 73 * hour, reactions: 7 },
    },
  ]);
});

test('reads the counters of many comments by one call, and a thread only once its replies change', async () => {
  await begin();
  const owner = await customer();
  const first = await comment(owner);
  const second = await comment(owner);
  await comment(owner);
  await react(first, 3);
  await reply(second, 'The second one, Jane.');
  await reply(second, 'I see', owner.accountId);
  await read();
  const before = await readsToday(owner.accountId);
  server.clock.advance(hour);
  await read();
  expect((await readsToday(owner.accountId)) - before).toBe(2);
  expect(await results()).toMatchObject([
    { commentId: first.id, reactions: 3, replies: 0 },
    { commentId: second.id, reactions: 0, replies: 1, replyCounter: 2 },
    { reactions: 0, replies: 0, readAt: server.clock.now() },
  ]);
  expect(await replies()).toMatchObject([
    {
      commentId: second.id,
      text: 'The second one, Jane.',
      authorName: 'Ada Okafor',
      isOwn: false,
      handledAt: null,
    },
    { commentId: second.id, text: 'I see', isOwn: true, handledAt: server.clock.now() },
  ]);
  server.clock.advance(4 * hour);
  await read();
  expect((await readsToday(owner.accountId)) - before).toBe(3);
  // Once a day, since one reply may have replaced another.
  server.clock.advance(day);
  await read();
  expect(await readsToday(owner.accountId)).toBe(2);
  expect(await replies()).toHaveLength(2);
});

describe('when the results can not be read', () => {
  test('leaves a third of the reads to the search for posts, and reads the next day', async () => {
    await begin({ READ_LIMIT_OTHERS: '3' });
    const owner = await customer();
    const posted = await comment(owner);
    await react(posted);
    await read();
    server.clock.advance(hour);
    await server.deps.network.readPost(owner.accountId, posted.postId);
    await server.deps.network.readPost(owner.accountId, posted.postId);
    const before = await readsToday(owner.accountId);
    await read();
    expect(await results()).toMatchObject([{ readAt: null }]);
    expect(await nextRead(owner)).toBe(Date.parse('2026-03-03T00:00:00Z'));
    expect(await readsToday(owner.accountId)).toBe(before);
    server.clock.moveTo(Date.parse('2026-03-03T00:00:00Z'));
    await read();
    expect(await results()).toMatchObject([{ reactions: 1, readAt: server.clock.now() }]);
  });

  test('tries again an hour after a failure of the network, and once an account is connected again', async () => {
    await begin();
    const owner = await customer();
    await comment(owner);
    await read();
    server.clock.advance(hour);
    await server.control('POST', '/faults', {
      provider: 'network',
      match: '/comments',
      status: 503,
      times: 1,
    });
    await read();
    expect(await results()).toMatchObject([{ readAt: null }]);
    expect(await nextRead(owner)).toBe(server.clock.now() + hour);
    await server.control('POST', `/accounts/${owner.accountId}`, { status: 'CREDENTIALS' });
    server.clock.advance(hour);
    await read();
    expect(await results()).toMatchObject([{ readAt: null }]);
    await server.control('POST', `/accounts/${owner.accountId}`, { status: 'OK' });
    server.clock.advance(hour);
    await read();
    expect(await results()).toMatchObject([{ readAt: server.clock.now() }]);
  });

  test('claims nothing about a removed account', async () => {
    await begin();
    const owner = await customer();
    await comment(owner);
    await read();
    await owner.call('DELETE', `/api/linkedinaccount/${owner.accountId}`);
    server.clock.advance(9 * day);
    await read();
    expect(await results()).toMatchObject([{ readAt: null }]);
    expect(await total(owner)).toMatchObject({ comments: 1, read: 0, measured: 0 });
  });

  test('keeps the figures of a comment that is gone from the network', async () => {
    await begin();
    const owner = await customer();
    const posted = await comment(owner, { providerCommentId: 'gone', comment: 'Other words' });
    await read();
    server.clock.advance(hour);
    await read();
    expect(await results()).toMatchObject([{ commentId: posted.id, readAt: null }]);
  });
});

test('finds a comment by its post and words where the network gave no id', async () => {
  await begin();
  const owner = await customer();
  const posted = await comment(owner, { providerCommentId: null });
  await react(posted, 5);
  await read();
  server.clock.advance(hour);
  await read();
  expect(await results()).toMatchObject([{ reactions: 5 }]);
});

test('stores and tells each reply once while two servers read one account', async () => {
  await begin();
  const owner = await customer();
  const hook = { url: 'https://hooks.example.com/chimein', events: ['comment.replied'] };
  expect((await owner.call('POST', '/api/webhooks', hook)).status).toBe(201);
  const posted = await comment(owner);
  await read();
  for (const text of ['Good question', 'The second part']) await reply(posted, text);
  await react(posted);
  server.clock.advance(hour);
  const { handler } = resultReadsTask(server.deps);
  const signals = { stopping: new AbortController().signal };
  const job = { kind: 'result_reads', key: owner.accountId } as Parameters<typeof handler>[0];
  await Promise.all([1, 2].map(() => handler(job, signals as Parameters<typeof handler>[1])));
  expect((await replies()).map(({ text }) => text).sort()).toEqual(['Good question', 'The second part']);
  expect(await results()).toMatchObject([{ reactions: 1, replies: 2, readAt: server.clock.now() }]);
  const { rows } = await listMessages(server.deps.db, owner.userId, {
    ...{ sort: { field: 'createdAt', descending: false }, offset: 0, limit: 10, filter: {} },
  });
  expect(rows).toHaveLength(2);
});

test('starts with the earlier setting of read times, and warns that it is ignored', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  server = await startTestServer({ env: { RESULT_READS_HOURS: '1,24,72' }, log });
  expect(lines.join('')).toContain('RESULT_READS_HOURS is ignored');
});

test('is erased with its user, and part of the export until then', async () => {
  await begin();
  const owner = await customer();
  const posted = await comment(owner);
  await reply(posted, 'Thanks');
  await read();
  server.clock.advance(hour);
  await read();
  const { body } = await owner.call('GET', '/api/me/export');
  const readAt = expect.stringMatching(/^2026-03-02T11:00/);
  expect(body.results).toEqual([
    {
      ...{ commentId: posted.id, reactions: 0, reactionsAt: null, replies: 1, readAt },
      ...{ reactions24h: 0, replies24h: 1, readAt24h: readAt },
      ...{ reactions72h: 0, replies72h: 1, readAt72h: readAt },
      ...{ reactions168h: 0, replies168h: 1, readAt168h: readAt },
    },
  ]);
  expect(body.replies).toMatchObject([{ commentId: posted.id, text: 'Thanks', authorName: 'Ada Okafor' }]);
  const admin = await server.signUp({ role: 'admin' });
  const { status } = await server.call('DELETE', `/api/admin/user/${owner.userId}`, { token: admin.token });
  expect(status).toBe(204);
  expect([await results(), await replies()]).toEqual([[], []]);
});

describe('after a plan has ended', () => {
  const endPlan = (userId: string, at: number) =>
    direct(server.deps.db)
      .update(users)
      .set({ status: at > server.clock.now() ? 'Paid' : 'Expired', subscriptionEndsAt: at })
      .where(eq(users.id, userId));
  const readsOf = ({ userId }: { userId: string }) => listReads(server.deps, { userId, accountIds: null });

  test('reads on for 7 days, then once at the renewal, and says who replied meanwhile', async () => {
    await begin();
    const owner = await customer();
    const posted = await comment(owner);
    await read();
    server.clock.advance(hour);
    await read();
    await endPlan(owner.userId, server.clock.now());
    await read();
    await reply(posted, 'First', 'ada-okafor');
    server.clock.advance(day);
    await read();
    expect(await replies()).toMatchObject([{ text: 'First' }]);
    server.clock.advance(7 * day);
    await reply(posted, 'Second');
    await read();
    expect(await replies()).toHaveLength(1);
    expect(await readsOf(owner)).toMatchObject([{ nextReadAt: null, stopped: 'plan' }]);
    server.clock.advance(40 * day);
    await endPlan(owner.userId, server.clock.now() + 30 * day);
    await read();
    expect(await replies()).toHaveLength(2);
    expect(await readsOf(owner)).toMatchObject([
      { readAt: new Date(server.clock.now()).toISOString(), stopped: null, sinceEnd: 1 },
    ]);
  });
});

test('a job that another server queued during a read reads nothing', async () => {
  await begin();
  const owner = await customer();
  await comment(owner);
  await read();
  server.clock.advance(hour);
  await read();
  const before = await readsToday(owner.accountId);
  const createdAt = server.clock.now();
  await addJob(direct(server.deps.db), { kind: 'result_reads', key: owner.accountId, createdAt });
  await server.deps.jobs.runDue('result_reads');
  expect(await readsToday(owner.accountId)).toBe(before);
});

test('posts while a read of results hangs', async () => {
  await begin();
  const owner = await customer({ searchProfiles: [], dailySearchComments: 1 });
  await comment(owner, { category: 'Monitor' });
  await read();
  server.clock.advance(hour);
  let letGo = (): void => {};
  const { network } = server.deps;
  const listed = network.memberComments;
  const isAsked = new Promise<void>((asked) => {
    network.memberComments = async (...args) => {
      asked();
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return listed(...args);
    };
  });
  const reading = read();
  await isAsked;
  await owner.call('POST', '/api/automation/start', { accountId: owner.accountId });
  await play(server, server.clock.now() + 10 * 60_000);
  expect((await server.control('GET', '/ledger')).body).toHaveLength(2);
  letGo();
  await reading;
  expect((await results())[0]?.readAt).not.toBeNull();
});

test('reads all pages of a long thread', async () => {
  await begin();
  const owner = await customer();
  const posted = await comment(owner);
  for (let n = 0; n < 130; n += 1) await reply(posted, `Reply ${n}`);
  await read();
  server.clock.advance(hour);
  await read();
  expect(await replies()).toHaveLength(130);
  expect(await results()).toMatchObject([{ replies: 130, replyCounter: 130 }]);
});
