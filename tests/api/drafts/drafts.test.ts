import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { play, startTestServer, type TestServer } from '../../support/server.ts';
import { type Draft, draftsWorld, settings } from './draftsWorld.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
});
afterAll(() => server.stop());

const { customer } = draftsWorld(() => server);
const later = (ms: number) => play(server, server.clock.now() + ms);

describe('review mode', () => {
  test('keeps every comment as a draft and posts only approved ones, as edited', async () => {
    const { start, drafts, ask, ledger, token } = await customer();
    await start();
    await later(3 * minute);
    expect(await ledger()).toEqual([]);
    const [first, second, ...more] = await drafts();
    if (!first || !second) throw new Error('there are no drafts');
    // No more of them than may be posted today.
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      state: 'waiting',
      category: 'Search',
      source: settings.searchUrls[0],
      edits: [],
      reason: null,
    });

    const words = `${first.comment} What came first?`;
    expect(await ask('PUT', `/${first._id}`, { comment: words })).toMatchObject({
      status: 200,
      body: { state: 'waiting', comment: words },
    });
    expect((await ask('POST', `/${first._id}/approve`)).body).toMatchObject({ state: 'approved' });
    expect((await ask('POST', `/${second._id}/discard`)).body).toMatchObject({
      state: 'discarded',
      reason: null,
      checks: [],
    });
    await later(2 * minute);

    expect(await ledger()).toMatchObject([{ text: words, postUrl: first.postUrl }]);
    expect((await ask('GET', `/${first._id}`)).body).toMatchObject({
      state: 'posted',
      comment: words,
      original: first.comment,
      checks: [],
    });
    const history = await server.call('GET', '/api/comment', { token });
    expect(history.body).toMatchObject([{ _id: first._id, comment: words, postUrl: first.postUrl }]);
    expect((await drafts()).filter(({ postUrl }) => postUrl === second.postUrl)).toHaveLength(1);
  });

  test('posts approved drafts one by one in order of approval, one interval apart', async () => {
    const { start, drafts, ask, ledger } = await customer();
    await start();
    await later(3 * minute);
    const [first, second] = await drafts();
    server.clock.advance(minute);
    await ask('POST', `/${second?._id}/approve`);
    server.clock.advance(minute);
    await ask('POST', `/${first?._id}/approve`);
    await later(minute);
    expect(await ledger()).toMatchObject([{ postUrl: second?.postUrl }]);
    await later(29 * minute);
    const both = await ledger();
    expect(both.map((line: { postUrl: string }) => line.postUrl).sort()).toEqual(
      [first?.postUrl, second?.postUrl].sort(),
    );
    const [one, two] = both.map((line: { createdAt: string }) => Date.parse(line.createdAt)).sort();
    expect(two - one).toBeGreaterThanOrEqual(30 * minute);
  });

  test('waits for a person again when its comment did not reach the network, and is then posted once', async () => {
    const { start, drafts, ask, ledger, userId } = await customer({ dailySearchComments: 1 });
    await start();
    await later(3 * minute);
    const [draft] = await drafts();
    await ask('POST', `/${draft?._id}/approve`);
    await server.control('POST', '/faults', {
      provider: 'network',
      match: 'POST /api/v1/posts',
      drop: 'before',
      times: 1,
    });
    const now = async () => (await ask('GET', `/${draft?._id}`)).body;
    const { posterName } = await now();
    await later(2 * minute);
    expect(await now()).toMatchObject({ state: 'posted', reason: 'unknown' });
    const events: { message: string }[] = [];
    const unwatch = server.deps.events.watch(userId, (event) => event && events.push(event));
    await later(90 * minute);
    unwatch();
    const waiting = { state: 'waiting', reason: 'not_posted', decidedAt: null, decidedBy: null };
    expect(await now()).toMatchObject(waiting);
    expect(events.map(({ message }) => message)).toContain(
      `The approved comment on a post by ${posterName} did not reach LinkedIn. Approve it again to send it`,
    );
    await later(3 * 60 * minute);
    expect(await ledger()).toEqual([]);
    expect(await now()).toMatchObject(waiting);
    await ask('POST', `/${draft?._id}/approve`);
    await later(2 * minute);
    expect(await now()).toMatchObject({ state: 'posted', reason: null, decidedBy: { _id: userId } });
    expect(await ledger()).toMatchObject([{ postUrl: draft?.postUrl }]);
  });

  test('is recorded and not sent again if the first attempt shows up after it was approved again', async () => {
    const { start, drafts, ask, ledger } = await customer({ dailySearchComments: 1 });
    await start();
    await later(3 * minute);
    const [draft] = await drafts();
    await ask('POST', `/${draft?._id}/approve`);
    const fault = (json: object) => server.control('POST', '/faults', { provider: 'network', ...json });
    await fault({ match: 'POST /api/v1/posts', drop: 'after', times: 1 });
    // The network does not show it for longer than the engine looks.

    await fault({ match: '/comments', status: 200, body: { items: [], cursor: null }, times: 5 });
    const now = async () => (await ask('GET', `/${draft?._id}`)).body;
    await later(90 * minute);
    expect(await now()).toMatchObject({ state: 'waiting', reason: 'not_posted' });
    await ask('POST', `/${draft?._id}/approve`);
    await later(10 * minute);
    expect(await now()).toMatchObject({ state: 'posted', reason: null });
    expect(await ledger()).toHaveLength(1);
  });

  test('that nobody approved ends as discarded when its comment did not reach the network', async () => {
    const { start, drafts, ledger } = await customer({
      review: false,
      undoMinutes: 1,
      dailySearchComments: 1,
    });
    const match = 'POST /api/v1/posts';
    await server.control('POST', '/faults', { provider: 'network', match, drop: 'before', times: 1 });
    await start();
    await later(85 * minute);
    expect(await drafts({ state: 'discarded' })).toMatchObject([{ reason: 'not_posted' }]);
    expect(await drafts({ state: 'waiting' })).toEqual([]);
    await later(30 * minute);
    expect((await ledger()).length).toBeLessThan(2);
  });

  test('expires undecided drafts after seven days, and never posts them', async () => {
    const { start, drafts, ask, ledger, accountId, token } = await customer();
    await start();
    await later(3 * minute);
    const [draft, held] = await drafts();
    if (!draft || !held) throw new Error('there are no drafts');
    await ask('POST', `/${held._id}/hold`);
    await server.call('POST', '/api/automation/stop', { token, json: { accountId } });
    server.clock.advance(7 * day - 4 * minute);
    await server.engine.runDue();
    expect(await drafts({ state: 'waiting' })).toHaveLength(1);
    server.clock.advance(4 * minute);
    // Before the engine has looked, it is too late too.
    const late = {
      status: 409,
      body: { code: 'conflict', message: 'This draft lapsed because it was not posted in time' },
    };
    expect(await ask('POST', `/${draft._id}/approve`)).toMatchObject(late);
    await server.engine.runDue();
    expect((await drafts()).map(({ state }) => state)).toEqual(['lapsed', 'lapsed']);
    for (const verb of ['approve', 'hold', 'discard'])
      expect(await ask('POST', `/${draft._id}/${verb}`)).toMatchObject(late);
    expect(await ask('PUT', `/${draft._id}`, { comment: 'Too late' })).toMatchObject(late);
    expect(await ledger()).toEqual([]);
  });
});

test('the list has a total, sorts newest first, and filters', async () => {
  const { draft, ask, accountId } = await customer();
  const old = await draft({ posterName: 'Grace Hopper', category: 'Monitor' });
  server.clock.advance(minute);
  const young = await draft({ state: 'held', comment: '100 % agreed on steps' });
  const ids = async (filter: object) =>
    (await ask('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
      ({ _id }: Draft) => _id,
    );
  const all = await ask('GET', '?range=[0,0]');
  expect(all.headers.get('content-range')).toBe('drafts 0-0/2');
  expect(all.body).toMatchObject([{ _id: young }]);
  expect(await ids({})).toEqual([young, old]);
  expect(await ids({ state: 'held' })).toEqual([young]);
  expect(await ids({ category: 'Monitor' })).toEqual([old]);
  expect(await ids({ accountId })).toEqual([young, old]);
  expect(await ids({ accountId: 'another' })).toEqual([]);
  expect(await ids({ q: 'hopper' })).toEqual([old]);
  expect(await ids({ q: '100 %' })).toEqual([young]);
  expect(await ids({ q: 'build time' })).toEqual([young, old]);
  expect(await ask('GET', '?filter={"state":"gone"}')).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'filter.state' }] },
  });
  expect(await ask('GET', '?sort=["comment","ASC"]')).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'sort.0' }] },
  });
});

describe('a draft that only a person may decide about', () => {
  test.each([
    ['delicate', 'cancer', 'Held: the post mentions “cancer”', 'choices.heldMentions'],
    ['delicate', '', 'Held: the post is about a delicate topic', 'choices.heldDelicate'],
    [
      'judge',
      'It repeats the post.',
      'Held: the second check by the AI says “It repeats the post.”',
      'choices.heldByJudgeBecause',
    ],
    ['judge', '', 'Held: the second check by the AI was unclear', 'choices.heldByJudge'],
  ] as const)('says why: %s %j', async (heldFor, heldDetail, sentence, key) => {
    const ada = await customer();
    const id = await ada.draft({ heldFor, heldDetail });
    const values = heldDetail ? { quote: heldDetail } : {};
    const shown = { reason: heldFor, reasonMessage: sentence, reasonText: { key, values } };
    expect(await ada.drafts({ state: 'waiting' })).toMatchObject([{ _id: id, ...shown }]);
    expect((await ada.ask('GET', `/${id}`)).body).toMatchObject({ state: 'waiting', ...shown });
  });

  test('says so until somebody approves it, and again once the approval is stopped', async () => {
    const ada = await customer({ undoMinutes: 30 });
    const id = await ada.draft({ heldFor: 'delicate', heldDetail: 'cancer' });
    const approved = (await ada.ask('POST', `/${id}/approve`)).body;
    expect(approved).toMatchObject({ state: 'approved', reason: null });
    expect(approved).not.toHaveProperty('reasonMessage');
    expect((await ada.ask('POST', `/${id}/hold`)).body).toMatchObject({ state: 'held', reason: 'delicate' });
    const discarded = (await ada.ask('POST', `/${id}/discard`)).body;
    expect(discarded).toMatchObject({ state: 'discarded', reason: null });
  });

  test('is exported with its reason', async () => {
    const ada = await customer();
    await ada.draft({ heldFor: 'judge', heldDetail: 'It sells.' });
    const owner = (await server.call('GET', '/api/me/export', { token: ada.session })).body;
    expect(owner.drafts).toMatchObject([{ heldFor: 'judge', heldDetail: 'It sells.' }]);
  });
});
