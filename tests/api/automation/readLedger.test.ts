import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addReads, moveReads } from '../../../db/automation/providerReads.ts';
import { transaction } from '../../../db/transaction.ts';
import { prune } from '../../../server/automation/run/prune.ts';
import { somePosts } from '../../support/posts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { ada, profileUrl, readsWorld, search, today } from './readsWorld.ts';

const hour = 3_600_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: `${today}T10:00:00Z` });
});
afterEach(() => server.stop());

const { customer, reads, fault } = readsWorld(() => server);
const othersOn = async (accountId: string, days: string[]) => {
  const rows = await Promise.all(days.map((day) => reads(accountId, day)));
  return rows.map(({ others }) => others);
};

describe('P5: the ledger', () => {
  test('P5: counts each kind of provider call, and search rows by those returned', async () => {
    const { accountId } = await customer();
    const { network } = server.deps;
    // Connecting read the account's owner.
    expect(await reads(accountId)).toEqual({
      searchRows: 0,
      profiles: 0,
      others: 1,
      comments: 0,
      rateLimits: 0,
    });
    const found = await network.searchPosts(accountId, search);
    const few = await network.searchPosts(accountId, search, { limit: 5 });
    expect([found.rows, few.rows]).toEqual([25, 5]);
    expect(await reads(accountId)).toMatchObject({ searchRows: 30, others: 1 });
    const profile = await network.readProfile(accountId, ada);
    expect(await reads(accountId)).toMatchObject({ profiles: 1, others: 1 });
    await network.profilePosts(accountId, profile);
    const [post] = found.posts;
    if (!post) throw new Error('nothing was found');
    await network.readPost(accountId, post.postId);
    await network.ownComments(accountId, post.postId, 'nobody');
    await network.mayHaveCommented(accountId, post.postId, new Set(), 0);
    await network.readOwner(accountId);
    expect(await reads(accountId)).toMatchObject({ profiles: 1, others: 6, comments: 0 });
    // The engine counts a comment when it marks it as sent.
    await network.comment(accountId, post.postId, 'Well said.');
    await network.readAccount(accountId);
    await network.probe();
    expect(await reads(accountId)).toEqual({
      searchRows: 30,
      profiles: 1,
      others: 6,
      comments: 0,
      rateLimits: 0,
    });
  });

  test('P5: counts each page of comments read while settling', async () => {
    const { accountId } = await customer();
    const page = { status: 200, body: { object: 'CommentList', items: [], cursor: 'more' }, times: 9 };
    await fault('/comments', page);
    await server.deps.network.ownComments(accountId, 'urn:li:activity:1', 'nobody');
    expect((await reads(accountId)).others).toBe(1 + 3);
    await server.deps.network.mayHaveCommented(accountId, 'urn:li:activity:1', new Set(), 0);
    expect((await reads(accountId)).others).toBe(1 + 3 + 5);
    await server.control('DELETE', '/faults');
  });

  test('P5: counts an empty page as one row', async () => {
    const { accountId } = await customer();
    await fault('/linkedin/search', {
      status: 200,
      body: { object: 'LinkedinSearch', items: [], cursor: null },
    });
    expect(await server.deps.network.searchPosts(accountId, search)).toMatchObject({ rows: 0 });
    expect((await reads(accountId)).searchRows).toBe(1);
  });

  test('P5: counts failed, aborted and 404 calls, and each 429', async () => {
    const { accountId } = await customer();
    const { network } = server.deps;
    await fault('/linkedin/search');
    await expect(network.searchPosts(accountId, search, { limit: 10 })).rejects.toThrow();
    expect((await reads(accountId)).searchRows).toBe(10);
    await fault('/users/', { drop: 'after' });
    await expect(network.readProfile(accountId, ada)).rejects.toThrow();
    await expect(
      network.readProfile(accountId, { kind: 'person', identifier: 'nobody-1' }),
    ).rejects.toThrow();
    expect((await reads(accountId)).profiles).toBe(2);
    await fault('/posts/', { status: 429, body: { type: 'errors/too_many_requests', status: 429 } });
    await expect(network.readPost(accountId, 'urn:li:activity:1')).rejects.toMatchObject({ kind: 'rate' });
    expect(await reads(accountId)).toMatchObject({ others: 2, rateLimits: 1 });
    expect(await server.deps.reads.rateLimits(accountId)).toBe(1);
  });

  test('P5: counts the preview, the prompt bench and profile validation', async () => {
    const { accountId, call } = await customer();
    const [post] = await somePosts(server);
    expect((await call('POST', '/api/automation/preview', { accountId })).status).toBe(200);
    expect(await reads(accountId)).toMatchObject({ searchRows: 25, profiles: 0, others: 1 });
    expect((await call('POST', '/api/automation/preview', { accountId, postUrl: post?.url })).status).toBe(
      200,
    );
    expect(await reads(accountId)).toMatchObject({ searchRows: 25, others: 2 });
    expect((await call('POST', '/api/prompt-bench/posts', { accountId, postUrl: post?.url })).status).toBe(
      201,
    );
    expect(await reads(accountId)).toMatchObject({ others: 3 });
    expect((await call('POST', '/api/settings/validate', { accountId, profileUrl })).status).toBe(200);
    expect(await reads(accountId)).toMatchObject({ searchRows: 25, profiles: 1, others: 3 });
  });

  test('P5: counts a run of the engine and its comment', async () => {
    const { accountId, call } = await customer();
    await call('POST', '/api/automation/start', { accountId });
    await server.engine.runDue();
    expect(await reads(accountId)).toMatchObject({ comments: 1 });
    expect((await reads(accountId)).searchRows).toBeGreaterThan(0);
  });

  test('P5: drops days older than a week and no others', async () => {
    const { accountId } = await customer();
    for (const days of [1, 7]) {
      server.clock.moveTo(Date.parse(`${today}T10:00:00Z`) + days * 24 * hour);
      await server.deps.network.readOwner(accountId);
    }
    await prune(server.deps);
    expect(await othersOn(accountId, [today, '2026-03-03', '2026-03-09'])).toEqual([1, 1, 1]);
    server.clock.moveTo(Date.parse(`${today}T10:00:00Z`) + 8 * 24 * hour);
    await prune(server.deps);
    expect(await othersOn(accountId, [today, '2026-03-03', '2026-03-09'])).toEqual([0, 1, 1]);
  });

  test('P5: keeps the counts when a reconnected account gets a new ID', async () => {
    const { accountId } = await customer();
    await server.deps.network.searchPosts(accountId, search);
    // The owner was read under the new id before it is known whose it is.
    await transaction(server.deps.db, async (tx) => {
      await addReads(tx, 'another', today, { others: 1 });
      await moveReads(tx, accountId, 'another');
    });
    expect(await reads('another')).toMatchObject({ searchRows: 25, others: 2 });
    expect(await reads(accountId)).toMatchObject({ searchRows: 0, others: 0 });
  });

  test('P5: leaves no counts of an erased user', async () => {
    const { accountId, userId } = await customer();
    const admin = await server.signUp({ role: 'admin' });
    await server.call('DELETE', `/api/admin/user/${userId}`, { token: admin.token });
    expect((await reads(accountId)).others).toBe(0);
  });
});
