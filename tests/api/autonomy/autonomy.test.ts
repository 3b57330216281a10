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
    const owner = await customer();
    await owner.approveNew(9);
    expect(await owner.read()).toMatchObject({ offered: false });
    await owner.approveNew(3);
    expect(await owner.read()).toMatchObject({
      allowed: false,
      offered: true,
      after: 10,
      sources: [{ source: search, state: 'counting', streak: 0 }],
    });
    await owner.start();
    await until(2 * hour);
    expect(await owner.ledger()).toEqual([]);
    expect(await owner.told()).toEqual([]);
    await owner.decide(await owner.draft(), 'discard');
    expect(await owner.read()).toMatchObject({ offered: false });
  });
});

describe('a source with enough approvals', () => {
  test('is posted without review, within the limit and the intervals, and the trace says why', async () => {
    const owner = await customer();
    await owner.allow();
    await owner.approveNew(2);
    expect(await owner.source()).toMatchObject({ state: 'counting', streak: 2, earnedAt: null });
    await owner.approveNew(1);
    const earnedAt = new Date(server.clock.now()).toISOString();
    expect(await owner.source()).toMatchObject({ state: 'earned', streak: 3, earnedAt });
    expect(await owner.told()).toEqual(['allowed', 'earned']);

    await owner.start();
    await until(3 * hour);
    const posted = await owner.ledger();
    expect(posted).toHaveLength(2);
    const [first, second] = posted.map((line: { createdAt: string }) => Date.parse(line.createdAt));
    expect(second - first).toBeGreaterThanOrEqual(30 * minute);
    expect(await owner.drafts({ state: 'approved' })).toEqual([]);
    const { warnings } = (await owner.call('GET', `/api/automation/plan?accountId=${owner.accountId}`)).body;
    expect(warnings.map(({ code }: { code: string }) => code)).not.toContain('nothing_approved');

    const autonomy = { streak: 3, after: 3, earnedAt };
    const drafts = await owner.drafts({ state: 'posted' });
    expect(drafts).toMatchObject([
      { autonomy, decidedBy: null },
      { autonomy, decidedBy: null },
    ]);
    const { body: listed } = await owner.call('GET', '/api/comment');
    expect(listed).toMatchObject([{ autonomous: true }, { autonomous: true }]);
    const { body: trace } = await owner.call('GET', `/api/comment-receipts/${drafts[0]?._id}`);
    expect(trace).toMatchObject({ autonomous: true, review: { autonomy, approvedBy: null } });
  });

  test('asks nobody for a review until its drafts wait for one', async () => {
    const owner = await customer();
    await server.call('POST', '/api/webhooks', {
      token: owner.token,
      json: { url: `${server.sandbox.url}/hook`, events: ['draft.waiting'] },
    });
    const asked = async () => (await owner.call('GET', '/api/webhook-messages')).body.length;
    await owner.allow();
    await owner.approveNew(3);
    expect(await asked()).toBe(0);
    await owner.start();
    await until(minute);
    expect(await owner.ledger()).toHaveLength(1);
    expect(await owner.drafts({ state: 'approved' })).toHaveLength(1);
    expect(await asked()).toBe(0);
    await owner.reset();
    expect(await asked()).toBe(1);
  });

  test('counts only approvals without an edit, each draft once', async () => {
    const owner = await customer();
    await owner.allow();
    const edited = await owner.draft({ comment: text });
    await owner.edit(edited, small);
    await owner.decide(edited, 'approve');
    expect(await owner.source()).toMatchObject({ streak: 0 });
    const twice = await owner.draft({ comment: text });
    await owner.decide(twice, 'approve');
    await owner.decide(twice, 'hold');
    await owner.decide(twice, 'approve');
    expect(await owner.source()).toMatchObject({ streak: 1 });
    await owner.edit(twice, small);
    expect(await owner.source()).toMatchObject({ streak: 0 });
    const restored = await owner.draft({ comment: text });
    await owner.edit(restored, small);
    await owner.edit(restored, text);
    await owner.decide(restored, 'approve');
    expect(await owner.source()).toMatchObject({ streak: 1 });
  });

  test('counts for itself, and not for other sources', async () => {
    const owner = await customer();
    await owner.allow();
    await owner.approveNew(2);
    await owner.decide(
      await owner.draft({ source: 'https://www.linkedin.com/in/ada', category: 'Monitor' }),
      'approve',
    );
    await owner.decide(
      await owner.draft({ source: 'https://www.linkedin.com/in/ada', category: 'Monitor' }),
      'discard',
    );
    const { sources } = await owner.read();
    expect(sources).toMatchObject([
      { kind: 'search', streak: 2 },
      { kind: 'profile', streak: 0 },
    ]);
  });
});

describe('trust is taken back', () => {
  /** A source that has earned it, with one comment posted and one approved that waits for its slot. */
  async function earned() {
    const owner = await customer();
    await owner.allow();
    await owner.approveNew(3);
    await owner.start();
    await until(minute);
    expect(await owner.ledger()).toHaveLength(1);
    const [next] = await owner.drafts({ state: 'approved' });
    if (!next) throw new Error('nothing waits for its slot');
    expect(next).toMatchObject({ autonomy: { streak: 3 } });
    /** The draft that waits for its slot is reviewed again, and nothing more is posted. */
    const isReviewed = async (source: object) => {
      expect(await owner.source()).toMatchObject({ streak: 0, earnedAt: null, ...source });
      expect((await owner.ask('GET', `/${next._id}`)).body).toMatchObject({
        state: 'waiting',
        autonomy: null,
        decidedAt: null,
      });
      await until(2 * hour);
      expect(await owner.ledger()).toHaveLength(1);
    };
    return { owner, next, isReviewed };
  }

  test('by a discarded draft, at once and also for drafts that are approved already', async () => {
    const { owner, isReviewed } = await earned();
    await owner.decide(await owner.draft(), 'discard');
    expect(await owner.told()).toEqual(['allowed', 'earned', 'discard']);
    await isReviewed({ state: 'lost', lostReason: 'discard' });
  });

  test('by an edit of more than a third of the words, and not by a smaller one', async () => {
    const { owner, isReviewed } = await earned();
    const id = await owner.draft({ comment: text });
    await owner.edit(id, small);
    expect(await owner.source()).toMatchObject({ state: 'earned' });
    await owner.edit(id, large);
    await isReviewed({ state: 'lost', lostReason: 'edit' });
  });

  test('by the owner, for one source', async () => {
    const { owner, isReviewed } = await earned();
    expect((await owner.reset()).status).toBe(200);
    await isReviewed({ state: 'lost', lostReason: 'owner' });
    const actions = await server.deps.db
      .select({ action: audit.action })
      .from(audit)
      .where(eq(audit.actorId, owner.userId));
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['autonomy.save', 'autonomy.reset']),
    );
  });

  test('by the owner, entirely: all sources begin again', async () => {
    const { owner, isReviewed } = await earned();
    await owner.allow({ allowed: false });
    expect(await owner.read()).toMatchObject({ allowed: false, after: 3 });
    await isReviewed({ state: 'counting', lostReason: null });
    await owner.allow({ allowed: true });
    await owner.approveNew(2);
    expect(await owner.source()).toMatchObject({ state: 'counting', streak: 2 });
  });

  test('also from a draft whose posting was under way and failed', async () => {
    const { owner, next, isReviewed } = await earned();
    const become = (state: 'reserved' | 'draft') =>
      direct(server.deps.db).update(comments).set({ state }).where(eq(comments.id, next._id));
    await become('reserved');
    await owner.reset();
    await become('draft');
    expect((await owner.ask('GET', `/${next._id}`)).body.state).toBe('approved');
    await until(2 * hour);
    await isReviewed({ state: 'lost', lostReason: 'owner' });
  });

  test('and earned again with a new streak', async () => {
    const { owner } = await earned();
    await owner.decide(await owner.draft(), 'discard');
    await owner.approveNew(2);
    expect(await owner.source()).toMatchObject({ state: 'lost', streak: 2 });
    await owner.approveNew(1);
    expect(await owner.source()).toMatchObject({
      state: 'earned',
      streak: 3,
      lostAt: null,
      lostReason: null,
    });
  });

  test('by a higher number of approvals, which keeps the streak', async () => {
    const { owner, next } = await earned();
    await owner.allow({ allowed: true, after: 4 });
    expect(await owner.source()).toMatchObject({ state: 'lost', streak: 3, lostReason: 'owner' });
    expect((await owner.ask('GET', `/${next._id}`)).body.state).toBe('waiting');
    await owner.allow({ allowed: true, after: 3 });
    expect(await owner.source()).toMatchObject({ state: 'earned', streak: 3 });
    expect((await owner.ask('GET', `/${next._id}`)).body.state).toBe('waiting');
  });

  test('from a draft that a person edits or holds: it counts as reviewed by them', async () => {
    const { owner, next } = await earned();
    const me = { _id: owner.userId };
    await owner.edit(next._id, `${next.comment} Truly.`);
    expect((await owner.ask('GET', `/${next._id}`)).body).toMatchObject({
      ...{ state: 'approved', autonomy: null, decidedBy: me },
    });
    await owner.decide(next._id, 'hold');
    expect(await owner.source()).toMatchObject({ state: 'earned' });
    await until(2 * hour);
    expect((await owner.ask('GET', `/${next._id}`)).body.state).toBe('held');
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
