import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weekdays } from '../../../server/accounts/settings/schemas.ts';
import { addDraft } from '../../support/drafts.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
});
afterAll(() => server.stop());

const settings = {
  timing: {
    fromTime: '00:00',
    toTime: '00:00',
    timezone: 'UTC',
    timeBetweenComments: [30],
    activeDays: [...weekdays],
  },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  dailySearchComments: 2,
  review: true,
};

type Draft = { _id: string; state: string; comment: string; postUrl: string; original: string };

/** A customer with an account in review mode, which runs. */
async function customer(change: object = {}) {
  const person = await server.signUp();
  // It outlives the week after which drafts lapse.
  const script = await server.call('POST', '/api/tokens', {
    token: person.token,
    json: { name: 'test', scope: 'write' },
  });
  const { token } = script.body;
  const accountId = await server.connect(person.token);
  await server.saveSettings(person.token, accountId, { ...settings, ...change });
  const ask = (method: string, path: string, json?: unknown) =>
    server.call(method, `/api/drafts${path}`, { token, json });
  return {
    ...person,
    token,
    accountId,
    ask,
    approve: (ids: string[]) => server.call('POST', '/api/approvals', { token, json: { ids } }),
    start: () => server.call('POST', '/api/automation/start', { token, json: { accountId } }),
    drafts: async (filter = {}): Promise<Draft[]> =>
      (await ask('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["createdAt","ASC"]`))
        .body,
    ledger: async () =>
      (await server.control('GET', '/ledger')).body.filter(
        (line: { accountId: string }) => line.accountId === accountId,
      ),
    draft: (given = {}) => addDraft(server, { userId: person.userId, accountId, ...given }),
  };
}
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

  test('gives a draft the outcome of its comment when the posting call is cut off', async () => {
    const { start, drafts, ask, ledger } = await customer({ dailySearchComments: 1 });
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
    await later(2 * minute);
    expect(await now()).toMatchObject({ state: 'posted', reason: 'unknown' });
    await later(90 * minute);
    expect(await now()).toMatchObject({ state: 'discarded', reason: 'not_posted' });
    expect(await ledger()).toEqual([]);
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

describe('a decision', () => {
  const message = {
    posted: 'This draft has already been posted',
    discarded: 'This draft was discarded',
    lapsed: 'This draft lapsed because it was not posted in time',
  };
  const verbs = { approve: 'approved', hold: 'held', discard: 'discarded' } as const;

  test.each(
    (['waiting', 'held', 'approved'] as const).flatMap((from) =>
      Object.entries(verbs).map(([verb, to]) => ({ from, verb, to })),
    ),
  )('takes a draft that is $from by $verb to $to', async ({ from, verb, to }) => {
    const { draft, ask } = await customer();
    const id = draft({ state: from });
    expect(await ask('POST', `/${id}/${verb}`)).toMatchObject({ status: 200, body: { _id: id, state: to } });
    expect((await ask('GET', `/${id}`)).body.state).toBe(to);
  });

  test.each(
    (['posted', 'discarded', 'lapsed'] as const).flatMap((from) =>
      Object.keys(verbs).map((verb) => ({ from, verb })),
    ),
  )('can not $verb what is $from', async ({ from, verb }) => {
    const { draft, ask } = await customer();
    const id = draft({ state: from });
    expect(await ask('POST', `/${id}/${verb}`)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: message[from] },
    });
    expect(await ask('PUT', `/${id}`, { comment: 'Other words' })).toMatchObject({
      status: 409,
      body: { message: message[from] },
    });
    expect((await ask('GET', `/${id}`)).body).toMatchObject({ state: from, edits: [] });
  });

  test('is sent on the stream and triggers the engine at once', async () => {
    const { draft, ask, userId, accountId } = await customer();
    const told: { kind: string; data: object }[] = [];
    const unwatch = server.deps.events.watch(userId, (event) => event && told.push(event));
    const id = draft();
    await ask('POST', `/${id}/approve`);
    await ask('POST', `/${id}/approve`);
    unwatch();
    expect(told).toMatchObject([{ kind: 'draft', accountId, data: { commentId: id, reason: 'approved' } }]);
    expect(await server.engine.nextDueAt()).toBe(0);
  });

  test('made twice at once counts once', async () => {
    const { draft, ask } = await customer();
    const twice = draft();
    const discards = await Promise.all([1, 2].map(() => ask('POST', `/${twice}/discard`)));
    expect(discards.map(({ status }) => status).sort()).toEqual([200, 409]);

    const approved = draft();
    const both = await Promise.all([1, 2].map(() => ask('POST', `/${approved}/approve`)));
    expect(both.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'approved'],
      [200, 'approved'],
    ]);

    const torn = draft();
    const [, discarded] = await Promise.all([
      ask('POST', `/${torn}/approve`),
      ask('POST', `/${torn}/discard`),
    ]);
    expect(discarded?.status).toBe(200);
    expect((await ask('GET', `/${torn}`)).body.state).toBe('discarded');
  });

  test('is not visible to others', async () => {
    const { draft } = await customer();
    const other = await customer();
    const id = draft();
    const missing = { status: 404, body: { code: 'not_found', message: 'Draft not found' } };
    for (const verb of Object.keys(verbs))
      expect(await other.ask('POST', `/${id}/${verb}`)).toMatchObject(missing);
    expect(await other.ask('PUT', `/${id}`, { comment: 'Mine now' })).toMatchObject(missing);
    expect(await other.ask('GET', `/${id}`)).toMatchObject(missing);
    expect(await other.drafts()).toEqual([]);
    expect(await other.approve([id])).toMatchObject({
      status: 200,
      body: { results: [{ _id: id, approved: false, message: 'Draft not found' }] },
    });
  });
});

describe('approving several', () => {
  test('handles each separately and returns each outcome', async () => {
    const { draft, approve, drafts } = await customer();
    const [a, b, over] = [draft(), draft({ state: 'held' }), draft({ state: 'discarded' })];
    const { body } = await approve([a, over, 'none', b, a]);
    expect(body.results).toMatchObject([
      { _id: a, approved: true, message: null },
      { _id: over, approved: false, message: message('discarded') },
      { _id: 'none', approved: false, message: 'Draft not found' },
      { _id: b, approved: true, message: null },
    ]);
    expect((await drafts({ state: 'approved' })).map(({ _id }) => _id).sort()).toEqual([a, b].sort());
  });
  const message = (_state: string) => 'This draft was discarded';

  test.each([
    [[], 'Give at least one draft'],
    [Array.from({ length: 101 }, (_, n) => `${n}`), 'At most 100 drafts at once'],
  ])('refuses %j', async (ids, sentence) => {
    const { approve } = await customer();
    expect(await approve(ids)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'ids', message: sentence }] },
    });
  });
  test('accepts a hundred', async () => {
    const { approve } = await customer();
    const ids = Array.from({ length: 100 }, (_, n) => `${n}`);
    expect((await approve(ids)).body.results).toHaveLength(100);
  });
});

describe('an edit', () => {
  test('keeps the earlier text and runs the checks again', async () => {
    const { draft, ask } = await customer();
    const id = draft({
      comment: 'Which of the steps took your team longest?',
      postText: 'Three steps cut our build time.',
    });
    const at = new Date(server.clock.now()).toISOString();
    await ask('PUT', `/${id}`, { comment: 'Which of the three steps took longest?' });
    // The same again is no edit.
    await ask('PUT', `/${id}`, { comment: ' Which of the three steps took longest? ' });
    const { body } = await ask('PUT', `/${id}`, { comment: 'Read more at example.com' });
    expect(body.edits).toEqual([
      {
        at,
        before: 'Which of the steps took your team longest?',
        after: 'Which of the three steps took longest?',
      },
      { at, before: 'Which of the three steps took longest?', after: 'Read more at example.com' },
    ]);
    expect(body.original).toBe('Which of the steps took your team longest?');
    const said = (side: 'added' | 'removed') =>
      body.diff
        .filter((part: Record<string, unknown>) => !part[side])
        .map(({ value }: { value: string }) => value)
        .join('');
    expect([said('added'), said('removed')]).toEqual([body.original, body.comment]);
    const failed = body.checks
      .filter(({ ok }: { ok: boolean }) => !ok)
      .map(({ check }: { check: string }) => check);
    expect(failed).toContain('link');
    // The person decides.
    expect((await ask('POST', `/${id}/approve`)).body).toMatchObject({
      state: 'approved',
      comment: 'Read more at example.com',
    });
  });

  test('keeps an approved draft approved', async () => {
    const { draft, ask } = await customer();
    const id = draft({ state: 'approved' });
    expect((await ask('PUT', `/${id}`, { comment: 'Which step was hardest?' })).body.state).toBe('approved');
  });

  test.each(['x', 'x'.repeat(1250), '🌱'.repeat(1250)])('may be %s', async (comment) => {
    const { draft, ask } = await customer();
    expect((await ask('PUT', `/${draft()}`, { comment })).body).toMatchObject({ comment });
  });
  test.each([
    ['', 'Enter a comment'],
    [' \n', 'Enter a comment'],
    ['x'.repeat(1251), 'A comment can have at most 1250 characters'],
  ])('may not be %s', async (comment, message) => {
    const { draft, ask } = await customer();
    const id = draft();
    expect(await ask('PUT', `/${id}`, { comment })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'comment', message }] },
    });
    expect((await ask('GET', `/${id}`)).body.edits).toEqual([]);
  });
});

test('the list has a total, sorts newest first, and filters', async () => {
  const { draft, ask, accountId } = await customer();
  const old = draft({ posterName: 'Grace Hopper', category: 'Monitor' });
  server.clock.advance(minute);
  const young = draft({ state: 'held', comment: '100 % agreed on steps' });
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
