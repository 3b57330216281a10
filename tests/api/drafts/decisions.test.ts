import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { draftsWorld } from './draftsWorld.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
});
afterAll(() => server.stop());

const { customer } = draftsWorld(() => server);

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
  )('changes a draft from $from to $to with $verb', async ({ from, verb, to }) => {
    const { draft, ask } = await customer();
    const id = await draft({ state: from });
    expect(await ask('POST', `/${id}/${verb}`)).toMatchObject({ status: 200, body: { _id: id, state: to } });
    expect((await ask('GET', `/${id}`)).body.state).toBe(to);
  });

  test.each(
    (['posted', 'discarded', 'lapsed'] as const).flatMap((from) =>
      Object.keys(verbs).map((verb) => ({ from, verb })),
    ),
  )('rejects $verb for a $from draft', async ({ from, verb }) => {
    const { draft, ask } = await customer();
    const id = await draft({ state: from });
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
    const events: { kind: string; data: object }[] = [];
    const unwatch = server.deps.events.watch(userId, (event) => event && events.push(event));
    const id = await draft();
    await ask('POST', `/${id}/approve`);
    await ask('POST', `/${id}/approve`);
    unwatch();
    expect(events).toMatchObject([{ kind: 'draft', accountId, data: { commentId: id, reason: 'approved' } }]);
    expect(await server.engine.nextDueAt()).toBe(0);
  });

  test('made twice at once counts once', async () => {
    const { draft, ask } = await customer();
    const twice = await draft();
    const discards = await Promise.all([1, 2].map(() => ask('POST', `/${twice}/discard`)));
    expect(discards.map(({ status }) => status).sort()).toEqual([200, 409]);

    const approved = await draft();
    const both = await Promise.all([1, 2].map(() => ask('POST', `/${approved}/approve`)));
    expect(both.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'approved'],
      [200, 'approved'],
    ]);

    const torn = await draft();
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
    const id = await draft();
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

describe('approving several drafts', () => {
  test('handles each separately and returns each outcome', async () => {
    const { draft, approve, drafts } = await customer();
    const [a, b, over] = [await draft(), await draft({ state: 'held' }), await draft({ state: 'discarded' })];
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
  ])('rejects %j', async (ids, sentence) => {
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
    const { draft, ask, userId } = await customer();
    const id = await draft({
      comment: 'Which of the steps took your team longest?',
      postText: 'Three steps cut our build time.',
    });
    const at = new Date(server.clock.now()).toISOString();
    await ask('PUT', `/${id}`, { comment: 'Which of the three steps took longest?' });
    // The same again is no edit.
    await ask('PUT', `/${id}`, { comment: ' Which of the three steps took longest? ' });
    const { body } = await ask('PUT', `/${id}`, { comment: 'Read more at example.com' });
    const by = { _id: userId, name: expect.any(String) };
    expect(body.edits).toEqual([
      {
        at,
        by,
        before: 'Which of the steps took your team longest?',
        after: 'Which of the three steps took longest?',
      },
      { at, by, before: 'Which of the three steps took longest?', after: 'Read more at example.com' },
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
    const id = await draft({ state: 'approved' });
    expect((await ask('PUT', `/${id}`, { comment: 'Which step was hardest?' })).body.state).toBe('approved');
  });

  test.each(['x', 'x'.repeat(1250), '🌱'.repeat(1250)])('may be %s', async (comment) => {
    const { draft, ask } = await customer();
    expect((await ask('PUT', `/${await draft()}`, { comment })).body).toMatchObject({ comment });
  });
  test.each([
    ['', 'Enter a comment'],
    [' \n', 'Enter a comment'],
    ['x'.repeat(1251), 'A comment can have at most 1250 characters'],
  ])('may not be %s', async (comment, message) => {
    const { draft, ask } = await customer();
    const id = await draft();
    expect(await ask('PUT', `/${id}`, { comment })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'comment', message }] },
    });
    expect((await ask('GET', `/${id}`)).body.edits).toEqual([]);
  });
});
