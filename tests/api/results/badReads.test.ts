/** Reads of results whose answers are late, shrink, change or are read by two servers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { readsOn } from '../../../db/automation/providerReads.ts';
import { listMessages } from '../../../db/messaging/webhookMessages.ts';
import { noSpacing } from '../../../server/automation/network/pace.ts';
import type { Deps } from '../../../server/deps.ts';
import { listReads } from '../../../server/history/results/listReads.ts';
import { createLog } from '../../../server/log.ts';
import { readEndpoints } from '../../../server/providers/endpoints.ts';
import { ProviderFault } from '../../../server/providers/fault.ts';
import type { MemberComment, Reply } from '../../../server/providers/networkComments.ts';
import { startServer } from '../../../server/startServer.ts';
import { quickPasswords } from '../../support/passwords.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';
import { day, hour, resultsWorld } from './world.ts';

let server: TestServer;
const begin = async (options: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z', ...options });
};
afterEach(() => server.stop());
const { customer, comment, react, reply, read, results, replies } = resultsWorld(() => server);

const today = () => new Date(server.clock.now()).toISOString().slice(0, 10);
const readsToday = async (accountId: string) => (await readsOn(server.deps.db, accountId, today())).others;

/** Changes what the network lists of the member's comments. */
function listed({ network }: Deps, change: (comments: MemberComment[]) => MemberComment[]): void {
  const { memberComments } = network;
  network.memberComments = async (...args) => {
    const answer = await memberComments(...args);
    return { ...answer, comments: change(answer.comments) };
  };
}

/** Two real servers on one file. The sandbox is the first one's. */
async function beginTwo(): Promise<{ other: Deps }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chimein-reads-'));
  await begin({ env: { DATA_DIR: dataDir }, onDisk: true });
  const { config, clock, engineClock } = server.deps;
  const other = await startServer({
    ...{ config, clock, engineClock, log: createLog('silent'), webRoot: null, passwords: quickPasswords },
    ...{ random: () => 0, spacing: noSpacing, runEngine: false },
    endpoints: async () => readEndpoints(config, server.sandbox.env),
  });
  onTestFinished(async () => {
    await other.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { other: other.deps };
}

test('one of two servers reads an account, also while the read takes ten minutes', async () => {
  const { other } = await beginTwo();
  const owner = await customer();
  const hook = { url: 'https://hooks.example.com/chimein', events: ['comment.replied'] };
  await owner.call('POST', '/api/webhooks', hook);
  const posted = await comment(owner);
  await read();
  await reply(posted, 'Good question');
  const before = await readsToday(owner.accountId);
  server.clock.advance(hour);
  const begun = server.clock.now();
  const { network } = server.deps;
  const { memberComments } = network;
  let letGo = () => {};
  const isAsked = new Promise<void>((asked) => {
    network.memberComments = async (...args) => {
      asked();
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return memberComments(...args);
    };
  });
  const reading = read();
  await isAsked;
  for (let minutes = 0; minutes < 10; minutes += 1) {
    server.clock.advance(60_000);
    await other.jobs.runDue('results');
    await other.jobs.runDue('result_reads');
  }
  expect(await replies()).toEqual([]);
  letGo();
  await reading;
  await other.jobs.runDue('result_reads');
  expect((await readsToday(owner.accountId)) - before).toBe(2);
  expect(await replies()).toMatchObject([{ text: 'Good question', foundAt: begun }]);
  expect(await results()).toMatchObject([{ replies: 1, readAt: begun }]);
  expect(await listReads(server.deps, { userId: owner.userId, accountIds: null })).toMatchObject([
    { readAt: new Date(begun).toISOString(), nextReadAt: new Date(begun + 4 * hour).toISOString() },
  ]);
  const page = { sort: { field: 'createdAt', descending: false }, offset: 0, limit: 10, filter: {} } as const;
  expect((await listMessages(server.deps.db, owner.userId, page)).rows).toHaveLength(1);
});

test('follows counters that fall, and never counts below zero', async () => {
  await begin();
  const owner = await customer();
  const posted = await comment(owner);
  await react(posted, 3);
  await reply(posted, 'Yes');
  await reply(posted, 'Thanks', owner.accountId);
  await read();
  server.clock.advance(hour);
  await read();
  expect(await results()).toMatchObject([{ reactions: 3, replies: 1, replyCounter: 2 }]);
  listed(server.deps, (comments) => comments.map((each) => ({ ...each, reactions: 1, replies: 0 })));
  server.clock.advance(4 * hour);
  await read();
  expect(await results()).toMatchObject([
    { reactions: 1, replies: 0, replyCounter: 0, reactions24h: 1, replies24h: 0 },
  ]);
  // The inbox keeps what was said.
  expect(await replies()).toHaveLength(2);
});

test('finds a reply that replaced a deleted one, within a day', async () => {
  await begin();
  const owner = await customer();
  const posted = await comment(owner);
  await reply(posted, 'First words');
  await read();
  server.clock.advance(hour);
  await read();
  const deleted = (await replies())[0]?.providerReplyId;
  await reply(posted, 'Better words');
  const { readReplies } = server.deps.network;
  server.deps.network.readReplies = async (...args) => {
    const answer = await readReplies(...args);
    return { ...answer, replies: answer.replies.filter((each: Reply) => each.commentId !== deleted) };
  };
  listed(server.deps, (comments) => comments.map((each) => ({ ...each, replies: 1 })));
  server.clock.advance(day);
  await read();
  expect(await results()).toMatchObject([{ replies: 1, replyCounter: 1 }]);
  expect((await replies()).map(({ text }) => text)).toEqual(['First words', 'Better words']);
});

test('keeps the figures of a comment whose post its author removed, and tells it once', async () => {
  await begin();
  const owner = await customer();
  const hook = { url: 'https://hooks.example.com/chimein', events: ['comment.removed'] };
  await owner.call('POST', '/api/webhooks', hook);
  await comment(owner, { createdAt: server.clock.now() - 2 * hour });
  const posted = await comment(owner);
  await react(posted, 2);
  await reply(posted, 'Yes');
  await read();
  server.clock.advance(hour);
  await read();
  listed(server.deps, (comments) =>
    comments.filter(({ commentId }) => commentId !== posted.providerCommentId),
  );
  for (let reads = 0; reads < 2; reads += 1) {
    server.clock.advance(4 * hour);
    await read();
  }
  const rows = await results();
  expect(rows.find(({ commentId }) => commentId === posted.id)).toMatchObject({
    ...{ reactions: 2, replies: 1, removedAt: server.clock.now() - 4 * hour },
  });
  expect((await owner.call('GET', '/api/replies')).body).toMatchObject([{ text: 'Yes' }]);
  const page = { sort: { field: 'createdAt', descending: false }, offset: 0, limit: 10, filter: {} } as const;
  expect((await listMessages(server.deps.db, owner.userId, page)).rows).toHaveLength(1);
});

/** A thread below a comment, 100 replies a page. @returns its replies, newest first */
function longThread(
  deps: Deps,
  { createdAt, providerCommentId }: { createdAt: number; providerCommentId: string | null },
  length: number,
): Reply[] {
  const author = { id: 'ada', name: 'Ada Okafor', headline: '', url: '', imageUrl: '' };
  const all = Array.from({ length }, (_, n): Reply => {
    const commentId = `reply-${length - n}`;
    return { commentId, author, text: `Reply ${length - n}`, createdAt: createdAt + length - n };
  });
  listed(deps, (comments) =>
    comments.map((each) => (each.commentId === providerCommentId ? { ...each, replies: all.length } : each)),
  );
  const { readReplies } = deps.network;
  deps.network.readReplies = async (accountId, postId, commentId, cursor) => {
    // It counts as a read.
    const answer = await readReplies(accountId, postId, commentId);
    if (commentId !== providerCommentId) return answer;
    const from = Number(cursor ?? 0);
    const hasMore = from + 100 < all.length;
    return { replies: all.slice(from, from + 100), cursor: hasMore ? String(from + 100) : undefined };
  };
  return all;
}

test('finds all 5,000 replies of a thread within the reads of some days, and posts meanwhile', async () => {
  await begin();
  const owner = await customer({ searchProfiles: [], dailySearchComments: 2 });
  const posted = await comment(owner, { category: 'Monitor' });
  await read();
  const all = longThread(server.deps, posted, 5000);
  server.clock.advance(hour);
  await read();
  // The newest pages, then older ones as far as new replies leave reads.
  expect(await replies()).toHaveLength(2000);
  expect(await results()).toMatchObject([{ replies: 5000, replyCounter: 5000, threadCursor: '2000' }]);
  expect(await readsToday(owner.accountId)).toBe(22);
  const { headers } = await owner.call('GET', '/api/replies?range=[0,24]');
  expect(headers.get('content-range')).toBe('replies 0-24/2000');
  await owner.call('POST', '/api/automation/start', { accountId: owner.accountId });
  const newest = all[0] as Reply;
  all.unshift({ ...newest, commentId: 'reply-5001', text: 'Reply 5001' });
  server.clock.advance(4 * hour);
  await read();
  expect((await replies()).map(({ text }) => text)).toContain('Reply 5001');
  // Less than a third of the day's reads went into old pages, so that posts are found and commented on.
  await play(server, server.clock.now() + 2 * hour);
  expect((await server.control('GET', '/ledger')).body).toHaveLength(3);
  for (let reads = 0; reads < 12; reads += 1) {
    server.clock.advance(4 * hour);
    await read();
    expect(await readsToday(owner.accountId)).toBeLessThanOrEqual(60);
  }
  const found = await replies();
  expect(found).toHaveLength(5001);
  expect(found.map(({ text }) => text)).toContain('Reply 1');
  expect(await results()).toContainEqual(
    expect.objectContaining({ commentId: posted.id, replies: 5001, threadCursor: null }),
  );
});

test('keeps the pages of a thread that were read before a failure, and goes on there', async () => {
  await begin();
  const owner = await customer();
  const posted = await comment(owner);
  await read();
  longThread(server.deps, posted, 450);
  const { network } = server.deps;
  const { readReplies } = network;
  network.readReplies = async (accountId, postId, commentId, cursor) => {
    if (cursor === '300') throw new ProviderFault('unavailable', 'No answer');
    return readReplies(accountId, postId, commentId, cursor);
  };
  server.clock.advance(hour);
  await read();
  expect(await replies()).toHaveLength(300);
  expect(await results()).toMatchObject([{ replies: 450, threadCursor: '300' }]);
  network.readReplies = readReplies;
  server.clock.advance(4 * hour);
  await read();
  expect(await replies()).toHaveLength(450);
  expect(await results()).toMatchObject([{ replies: 450, threadCursor: null }]);
});
