import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, comments } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';
import { team } from '../people/team.ts';
import { autonomyWorld, hour, minute, search } from './world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
});
afterAll(() => server.stop());
const { customer } = autonomyWorld(() => server);
const people = team(() => server);
const until = (ms: number) => play(server, server.clock.now() + ms);

const text = 'Which of the three steps took your team longest?';
const small = 'Which of the four steps took your team longest?';
const large = 'Thank you, this helps a lot with our own plans.';

describe('without the permission of the owner', () => {
  test('counts nothing, and every draft waits for its review', async () => {
    const mine = await customer();
    await mine.approveNew(9);
    expect(await mine.read()).toMatchObject({ offered: false });
    await mine.approveNew(3);
    expect(await mine.read()).toMatchObject({
      allowed: false,
      offered: true,
      after: 10,
      sources: [{ source: search, state: 'counting', streak: 0 }],
    });
    await mine.start();
    await until(2 * hour);
    expect(await mine.ledger()).toEqual([]);
    expect(await mine.told()).toEqual([]);
    await mine.decide(await mine.draft(), 'discard');
    expect(await mine.read()).toMatchObject({ offered: false });
  });
});

describe('a source with enough approvals', () => {
  test('is posted without review, within the limit and the intervals, and the trace says why', async () => {
    const mine = await customer();
    await mine.allow();
    await mine.approveNew(2);
    expect(await mine.source()).toMatchObject({ state: 'counting', streak: 2, earnedAt: null });
    await mine.approveNew(1);
    const earnedAt = new Date(server.clock.now()).toISOString();
    expect(await mine.source()).toMatchObject({ state: 'earned', streak: 3, earnedAt });
    expect(await mine.told()).toEqual(['allowed', 'earned']);

    await mine.start();
    await until(3 * hour);
    const posted = await mine.ledger();
    expect(posted).toHaveLength(2);
    const [first, second] = posted.map((line: { createdAt: string }) => Date.parse(line.createdAt));
    expect(second - first).toBeGreaterThanOrEqual(30 * minute);
    expect(await mine.drafts({ state: 'approved' })).toEqual([]);
    const { warnings } = (await mine.call('GET', `/api/automation/plan?accountId=${mine.accountId}`)).body;
    expect(warnings.map(({ code }: { code: string }) => code)).not.toContain('nothing_approved');

    const autonomy = { streak: 3, after: 3, earnedAt };
    const drafts = await mine.drafts({ state: 'posted' });
    expect(drafts).toMatchObject([
      { autonomy, decidedBy: null },
      { autonomy, decidedBy: null },
    ]);
    const { body: listed } = await mine.call('GET', '/api/comment');
    expect(listed).toMatchObject([{ autonomous: true }, { autonomous: true }]);
    const { body: trace } = await mine.call('GET', `/api/comment-receipts/${drafts[0]?._id}`);
    expect(trace).toMatchObject({ autonomous: true, review: { autonomy, approvedBy: null } });
  });

  test('asks nobody for a review until its drafts wait for one', async () => {
    const mine = await customer();
    await server.call('POST', '/api/webhooks', {
      token: mine.token,
      json: { url: `${server.sandbox.url}/hook`, events: ['draft.waiting'] },
    });
    const asked = async () => (await mine.call('GET', '/api/webhook-messages')).body.length;
    await mine.allow();
    await mine.approveNew(3);
    expect(await asked()).toBe(0);
    await mine.start();
    await until(minute);
    expect(await mine.ledger()).toHaveLength(1);
    expect(await mine.drafts({ state: 'approved' })).toHaveLength(1);
    expect(await asked()).toBe(0);
    await mine.reset();
    expect(await asked()).toBe(1);
  });

  test('counts only approvals without an edit, each draft once', async () => {
    const mine = await customer();
    await mine.allow();
    const edited = await mine.draft({ comment: text });
    await mine.edit(edited, small);
    await mine.decide(edited, 'approve');
    expect(await mine.source()).toMatchObject({ streak: 0 });
    const twice = await mine.draft({ comment: text });
    await mine.decide(twice, 'approve');
    await mine.decide(twice, 'hold');
    await mine.decide(twice, 'approve');
    expect(await mine.source()).toMatchObject({ streak: 1 });
    await mine.edit(twice, small);
    expect(await mine.source()).toMatchObject({ streak: 0 });
    const restored = await mine.draft({ comment: text });
    await mine.edit(restored, small);
    await mine.edit(restored, text);
    await mine.decide(restored, 'approve');
    expect(await mine.source()).toMatchObject({ streak: 1 });
  });

  test('counts for itself, and not for other sources', async () => {
    const mine = await customer();
    await mine.allow();
    await mine.approveNew(2);
    await mine.decide(
      await mine.draft({ source: 'https://www.linkedin.com/in/ada', category: 'Monitor' }),
      'approve',
    );
    await mine.decide(
      await mine.draft({ source: 'https://www.linkedin.com/in/ada', category: 'Monitor' }),
      'discard',
    );
    const { sources } = await mine.read();
    expect(sources).toMatchObject([
      { kind: 'search', streak: 2 },
      { kind: 'profile', streak: 0 },
    ]);
  });
});

describe('trust is taken back', () => {
  /** A source that has earned it, with one comment posted and one approved that waits for its slot. */
  async function earned() {
    const mine = await customer();
    await mine.allow();
    await mine.approveNew(3);
    await mine.start();
    await until(minute);
    expect(await mine.ledger()).toHaveLength(1);
    const [next] = await mine.drafts({ state: 'approved' });
    if (!next) throw new Error('nothing waits for its slot');
    expect(next).toMatchObject({ autonomy: { streak: 3 } });
    /** The draft that waits for its slot is reviewed again, and nothing more is posted. */
    const isReviewed = async (source: object) => {
      expect(await mine.source()).toMatchObject({ streak: 0, earnedAt: null, ...source });
      expect((await mine.ask('GET', `/${next._id}`)).body).toMatchObject({
        state: 'waiting',
        autonomy: null,
        decidedAt: null,
      });
      await until(2 * hour);
      expect(await mine.ledger()).toHaveLength(1);
    };
    return { mine, next, isReviewed };
  }

  test('by a discarded draft, at once and also for drafts that are approved already', async () => {
    const { mine, isReviewed } = await earned();
    await mine.decide(await mine.draft(), 'discard');
    expect(await mine.told()).toEqual(['allowed', 'earned', 'discard']);
    await isReviewed({ state: 'lost', lostReason: 'discard' });
  });

  test('by an edit of more than a third of the words, and not by a smaller one', async () => {
    const { mine, isReviewed } = await earned();
    const id = await mine.draft({ comment: text });
    await mine.edit(id, small);
    expect(await mine.source()).toMatchObject({ state: 'earned' });
    await mine.edit(id, large);
    await isReviewed({ state: 'lost', lostReason: 'edit' });
  });

  test('by the owner, for one source', async () => {
    const { mine, isReviewed } = await earned();
    expect((await mine.reset()).status).toBe(200);
    await isReviewed({ state: 'lost', lostReason: 'owner' });
    const actions = await server.deps.db
      .select({ action: audit.action })
      .from(audit)
      .where(eq(audit.actorId, mine.userId));
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['autonomy.save', 'autonomy.reset']),
    );
  });

  test('by the owner, entirely: all sources begin again', async () => {
    const { mine, isReviewed } = await earned();
    await mine.allow({ allowed: false });
    expect(await mine.read()).toMatchObject({ allowed: false, after: 3 });
    await isReviewed({ state: 'counting', lostReason: null });
    await mine.allow({ allowed: true });
    await mine.approveNew(2);
    expect(await mine.source()).toMatchObject({ state: 'counting', streak: 2 });
  });

  test('also from a draft whose posting was under way and failed', async () => {
    const { mine, next, isReviewed } = await earned();
    const become = (state: 'reserved' | 'draft') =>
      direct(server.deps.db).update(comments).set({ state }).where(eq(comments.id, next._id));
    await become('reserved');
    await mine.reset();
    await become('draft');
    expect((await mine.ask('GET', `/${next._id}`)).body.state).toBe('approved');
    await until(2 * hour);
    await isReviewed({ state: 'lost', lostReason: 'owner' });
  });

  test('and earned again with a new streak', async () => {
    const { mine } = await earned();
    await mine.decide(await mine.draft(), 'discard');
    await mine.approveNew(2);
    expect(await mine.source()).toMatchObject({ state: 'lost', streak: 2 });
    await mine.approveNew(1);
    expect(await mine.source()).toMatchObject({ state: 'earned', streak: 3, lostAt: null, lostReason: null });
  });

  test('by a higher number of approvals, which keeps the streak', async () => {
    const { mine, next } = await earned();
    await mine.allow({ allowed: true, after: 4 });
    expect(await mine.source()).toMatchObject({ state: 'lost', streak: 3, lostReason: 'owner' });
    expect((await mine.ask('GET', `/${next._id}`)).body.state).toBe('waiting');
    await mine.allow({ allowed: true, after: 3 });
    expect(await mine.source()).toMatchObject({ state: 'earned', streak: 3 });
    expect((await mine.ask('GET', `/${next._id}`)).body.state).toBe('waiting');
  });

  test('from a draft that a person edits or holds: it counts as reviewed by them', async () => {
    const { mine, next } = await earned();
    const me = { _id: mine.userId };
    await mine.edit(next._id, `${next.comment} Truly.`);
    expect((await mine.ask('GET', `/${next._id}`)).body).toMatchObject({
      ...{ state: 'approved', autonomy: null, decidedBy: me },
    });
    await mine.decide(next._id, 'hold');
    expect(await mine.source()).toMatchObject({ state: 'earned' });
    await until(2 * hour);
    expect((await mine.ask('GET', `/${next._id}`)).body.state).toBe('held');
  });
});

test('reviewers and viewers see it, and only the owner changes it', async () => {
  const mara = await people.owner();
  const { accountId } = mara;
  const refused = { status: 409, body: { code: 'workspace_role' } };
  for (const role of ['reviewer', 'viewer'] as const) {
    const lea = await people.member(mara, { role });
    expect((await lea.there('GET', `/api/autonomy?accountId=${accountId}`)).body).toMatchObject({
      allowed: false,
    });
    expect(await lea.there('PUT', '/api/autonomy', { accountId, allowed: true })).toMatchObject(refused);
    const source = { accountId, kind: 'search', source: search };
    expect(await lea.there('POST', '/api/autonomy/reset', source)).toMatchObject(refused);
  }
});

test('the approvals of a reviewer count', async () => {
  const mara = await people.owner();
  const lea = await people.member(mara);
  const { accountId } = mara;
  await people.call(mara, 'PUT', '/api/autonomy', { accountId, allowed: true });
  const ids = await Promise.all([1, 2].map(() => people.draft(mara, accountId)));
  await lea.there('POST', '/api/approvals', { ids });
  const { body } = await people.call(mara, 'GET', `/api/autonomy?accountId=${accountId}`);
  expect(body.sources).toMatchObject([{ streak: 2, state: 'counting' }]);
});
