import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readsOn } from '../../../db/automation/providerReads.ts';
import { users } from '../../../db/schema/index.ts';
import { networkFor } from '../../../server/automation/network/networkFor.ts';
import { createReadBudget, providerDay } from '../../../server/automation/network/readBudget.ts';
import { createNetwork } from '../../../server/providers/network.ts';
import { direct, testDb, twinOf } from '../../support/database.ts';
import { somePosts } from '../../support/posts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { ada, profileUrl, readsWorld, search, today } from './readsWorld.ts';

const sentence = "Today's LinkedIn read limit is reached";

let server: TestServer;
const begin = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ now: `${today}T10:00:00Z`, env });
};
afterEach(() => server.stop());

const { customer, reads, fault } = readsWorld(() => server);
/** Whether the next call to the network that matches reaches it: a fault that is pending is not struck. */
const pending = async () => ((await server.control('GET', '/faults')).body as unknown[]).length;

describe('P5: the limits', () => {
  beforeEach(() => begin({ READ_LIMIT_SEARCH_ROWS: '30', READ_LIMIT_PROFILES: '1', READ_LIMIT_OTHERS: '2' }));

  test('P5: limits a search to the rows left, and refuses the next one without a call', async () => {
    const { accountId } = await customer();
    const { network } = server.deps;
    expect((await network.searchPosts(accountId, search)).rows).toBe(25);
    expect((await network.searchPosts(accountId, search)).rows).toBe(5);
    await fault('/linkedin/search');
    await expect(network.searchPosts(accountId, search)).rejects.toMatchObject({
      kind: 'budget',
      message: sentence,
      retryAfterSeconds: 14 * 3600,
    });
    expect(await pending()).toBe(1);
    expect((await reads(accountId)).searchRows).toBe(30);
  });

  test('P5: limits each kind separately, and never refuses a settling read', async () => {
    const { accountId } = await customer();
    const { network, reads: budget } = server.deps;
    const budgetFault = { kind: 'budget' };
    const profile = await network.readProfile(accountId, ada);
    await expect(network.readProfile(accountId, ada)).rejects.toMatchObject(budgetFault);
    const { posts } = await network.profilePosts(accountId, profile);
    const [post] = posts;
    if (!post) throw new Error('there is no post');
    await expect(network.profilePosts(accountId, profile)).rejects.toMatchObject(budgetFault);
    await expect(network.readPost(accountId, post.postId)).rejects.toMatchObject(budgetFault);
    expect(await budget.left(accountId)).toEqual({ searchRows: 30, profiles: 0, others: 0 });
    await network.comment(accountId, post.postId, 'Well said.');
    expect(await network.ownComments(accountId, post.postId, profile.providerId)).toEqual([]);
    expect(await network.mayHaveCommented(accountId, post.postId, new Set(), 0)).toBe(false);
    expect(await network.readOwner(accountId)).toMatchObject({ providerId: expect.any(String) });
    expect(await budget.left(accountId)).toEqual({ searchRows: 30, profiles: 0, others: 0 });
  });

  test('P5: limits each account separately', async () => {
    const [one, two] = [await customer(), await customer()];
    await server.deps.network.readProfile(one.accountId, ada);
    await expect(server.deps.network.readProfile(one.accountId, ada)).rejects.toThrow(sentence);
    await server.deps.network.readProfile(two.accountId, ada);
  });

  test('P5: ends the provider’s day at midnight UTC by the engine’s clock, in any time zone', async () => {
    const { accountId } = await customer();
    await server.deps.network.readProfile(accountId, ada);
    server.clock.moveTo(Date.parse('2026-03-02T23:59:59.999Z'));
    await expect(server.deps.network.readProfile(accountId, ada)).rejects.toMatchObject({
      retryAfterSeconds: 1,
    });
    server.clock.moveTo(Date.parse('2026-03-03T00:00:00Z'));
    await server.deps.network.readProfile(accountId, ada);
    expect((await reads(accountId, '2026-03-03')).profiles).toBe(1);
    expect(providerDay(Date.parse('2026-03-02T23:59:59.999Z'))).toEqual({
      day: today,
      endsAt: Date.parse('2026-03-03T00:00:00Z'),
    });
  });

  test('P5: preview, prompt bench and profile validation answer 429 with a reason, and lose nothing', async () => {
    const { accountId, call, token } = await customer();
    const [post] = await somePosts(server);
    for (let n = 0; n < 2; n += 1) await call('POST', '/api/automation/preview', { accountId });
    while ((await server.deps.reads.left(accountId)).searchRows > 0)
      await server.deps.network.searchPosts(accountId, 'https://www.linkedin.com/search/results/content/');
    await call('POST', '/api/automation/preview', { accountId, postUrl: post?.url });
    await call('POST', '/api/settings/validate', { accountId, profileUrl });
    const before = await call('GET', `/api/settings?accountId=${accountId}`);
    const ledger = await reads(accountId);
    for (const [path, json] of [
      ['/api/automation/preview', { accountId }],
      ['/api/automation/preview', { accountId, postUrl: post?.url }],
      ['/api/prompt-bench/posts', { accountId, postUrl: post?.url }],
      ['/api/settings/validate', { accountId, profileUrl }],
    ] as const) {
      const { status, body, headers } = await call('POST', path, json);
      expect({ path, status, body }).toMatchObject({
        status: 429,
        body: { code: 'read_limit_reached', message: sentence },
      });
      expect(headers.get('retry-after')).toBe(String(14 * 3600));
    }
    expect(await reads(accountId)).toEqual(ledger);
    expect((await call('GET', `/api/settings?accountId=${accountId}`)).body).toEqual(before.body);
    const { body: accounts } = await server.call('GET', '/api/linkedinaccount', { token });
    expect(accounts).toMatchObject([{ accountId, status: 'Connected' }]);
  });

  test('P5: an account that signs in again with its reads used up is Connected', async () => {
    const { token, accountId } = await customer();
    const { network } = server.deps;
    await network.profilePosts(accountId, await network.readProfile(accountId, ada));
    expect((await server.deps.reads.left(accountId)).others).toBe(0);
    await server.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
    await server.control('POST', `/accounts/${accountId}`, { status: 'OK' });
    const { body } = await server.call('GET', '/api/linkedinaccount', { token });
    expect(body).toMatchObject([{ accountId, status: 'Connected', name: expect.stringMatching(/./) }]);
  });
});

test('P5: two servers on one file share the limit', async () => {
  await begin({ READ_LIMIT_SEARCH_ROWS: '60' });
  const { body: account } = await server.control('POST', '/accounts', { email: 'two@example.com' });
  const file = await testDb();
  const dbs = [twinOf(file), file];
  try {
    const client = createNetwork({ dsn: server.sandbox.url, apiKey: 'sandbox' });
    const networks = dbs.map((db) => networkFor(client, createReadBudget({ ...server.deps, db })));
    const rows: number[] = [];
    for (const at of [0, 1, 0, 1])
      rows.push((await networks[at]?.searchPosts(account.accountId, search, { limit: 18 }))?.rows ?? 0);
    expect(rows).toEqual([18, 18, 18, 6]);
    for (const network of networks)
      await expect(network.searchPosts(account.accountId, search)).rejects.toMatchObject({ kind: 'budget' });
    for (const db of dbs) expect((await readsOn(db, account.accountId, today)).searchRows).toBe(60);
  } finally {
    for (const db of dbs) db.close();
  }
});

describe('P5: visible reads', () => {
  beforeEach(() =>
    begin({ READ_LIMIT_SEARCH_ROWS: '60', READ_LIMIT_PROFILES: '1', READ_LIMIT_OTHERS: '20' }),
  );
  const line = (limit: number, used: number) => ({ limit, used, left: limit - used });

  test('P5: the schedule and the account list show the reads of the provider’s current day', async () => {
    const { accountId, call, token } = await customer();
    const { network } = server.deps;
    await network.searchPosts(accountId, search, { limit: 10 });
    await network.readProfile(accountId, ada);
    const expected = {
      day: today,
      resetsAt: '2026-03-03T00:00:00.000Z',
      searchRows: line(60, 10),
      profiles: line(1, 1),
      others: line(20, 1),
      comments: { used: 0, guidance: 100 },
    };
    expect((await call('GET', `/api/automation/plan?accountId=${accountId}`)).body.reads).toEqual(expected);
    expect(
      (await call('GET', `/api/automation/plan?accountId=${accountId}&date=2026-03-05`)).body.reads,
    ).toEqual(expected);
    await direct(server.deps.db).update(users).set({ seats: 2 });
    server.clock.advance(1000);
    const second = await server.connect(token);
    await customer();
    expect((await call('GET', '/api/automation/reads')).body).toEqual([
      { accountId, ...expected },
      { accountId: second, ...expected, searchRows: line(60, 0), profiles: line(1, 0) },
    ]);
    server.clock.moveTo(Date.parse('2026-03-03T00:00:00Z'));
    expect((await call('GET', '/api/automation/reads')).body[0]).toMatchObject({
      day: '2026-03-03',
      searchRows: line(60, 0),
    });
  });

  test('P5: the schedule warns when the reads left are too few for what is planned', async () => {
    const { accountId, call } = await customer({ dailySearchComments: 10 });
    const warning = async () =>
      (await call('GET', `/api/automation/plan?accountId=${accountId}`)).body.warnings.filter(
        ({ code }: { code: string }) => code === 'reads_short',
      );
    expect(await warning()).toEqual([]);
    await server.deps.network.searchPosts(accountId, search, { limit: 11 });
    expect(await warning()).toEqual([
      {
        code: 'reads_short',
        message:
          '49 search rows and 19 other reads are left at LinkedIn today, too few for the comments still planned',
        values: { rows: 49, others: 19 },
      },
    ]);
    // Of another day nothing is known yet.
    const { body } = await call('GET', `/api/automation/plan?accountId=${accountId}&date=2026-03-04`);
    expect(body.warnings).not.toContainEqual(expect.objectContaining({ code: 'reads_short' }));
  });

  test('P5: each monitored profile takes one read', async () => {
    const { accountId, call } = await customer({
      searchUrls: [],
      searchProfiles: [profileUrl],
      dailySearchComments: 0,
      dailyMonitorComments: 20,
    });
    const { body } = await call('GET', `/api/automation/plan?accountId=${accountId}`);
    expect(body.warnings.map(({ code }: { code: string }) => code)).toContain('reads_short');
  });

  test('P5: the operations page shows all reads, exhausted accounts and the accounts closest to a limit', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const some = [await customer(), await customer()];
    const [first, second] = some.map(({ accountId }) => accountId) as [string, string];
    const { network } = server.deps;
    await network.searchPosts(first, search, { limit: 30 });
    await network.readProfile(second, ada);
    const { status, body } = await server.call('GET', '/api/admin/operations/reads', { token: admin.token });
    expect(status).toBe(200);
    expect(body).toEqual({
      day: today,
      resetsAt: '2026-03-03T00:00:00.000Z',
      searchRows: { used: 30, limit: 60, reached: 0 },
      profiles: { used: 1, limit: 1, reached: 1 },
      others: { used: 2, limit: 20, reached: 0 },
      comments: 0,
      rateLimits: 0,
      nearest: [
        expect.objectContaining({ accountId: second, share: 1, userId: some[1]?.userId, profiles: 1 }),
        expect.objectContaining({ accountId: first, share: 0.5, searchRows: 30, others: 1 }),
      ],
    });
  });
});
