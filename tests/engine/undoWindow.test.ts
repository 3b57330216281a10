import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimAccount, recheckAccount } from '../../db/automation/automations.ts';
import { reserveDraft } from '../../db/automation/draftSlots.ts';
import { decideDraft } from '../../db/automation/drafts.ts';
import { comments } from '../../db/schema/index.ts';
import { draftsWorld, type Draft as Shown } from '../api/drafts/draftsWorld.ts';
import { direct } from '../support/database.ts';
import { play, startTestServer, type TestServer } from '../support/server.ts';

/* A comment can be stopped until its undo window ends, and is posted once after that. */

type Draft = Shown & { notBefore: string | null; decidedAt: string | null; decidedBy: unknown };
const minute = 60_000;
const hour = 60 * minute;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
});
afterAll(() => server.stop());

const { customer } = draftsWorld(() => server);
const later = (ms: number) => play(server, server.clock.now() + ms);
const inMinutes = (minutes: number) => new Date(server.clock.now() + minutes * minute).toISOString();

type Customer = Awaited<ReturnType<typeof customer>>;
let me: Customer;
const drafts = (filter = {}) => me.drafts(filter) as Promise<Draft[]>;
const one = async (id: string): Promise<Draft> => (await me.ask('GET', `/${id}`)).body;
const first = async (filter = {}): Promise<Draft> => {
  const [draft] = await drafts(filter);
  if (!draft) throw new Error('there is no draft');
  return draft;
};
const texts = async () => (await me.ledger()).map(({ text }: { text: string }) => text);
const save = (change: object) => server.saveSettings(me.token, me.accountId, { ...mine, ...change });
let mine: object;
async function customerWith(change: object): Promise<void> {
  me = await customer(change);
  mine = {
    ...(await server.call('GET', `/api/settings?accountId=${me.accountId}`, { token: me.token })).body,
  };
  delete (mine as { accountId?: string }).accountId;
  await me.start();
  await later(minute);
}
const automation = (verb: 'start' | 'stop') =>
  server.call('POST', `/api/automation/${verb}`, { token: me.token, json: { accountId: me.accountId } });

describe('an approved draft', () => {
  beforeEach(() => customerWith({ undoMinutes: 10 }));

  test('is posted when its window ends, and not before', async () => {
    const { _id } = await first();
    const end = inMinutes(10);
    expect((await me.ask('POST', `/${_id}/approve`)).body).toMatchObject({
      state: 'approved',
      notBefore: end,
    });
    await later(10 * minute - 1);
    expect(await me.ledger()).toEqual([]);
    await later(minute);
    const [posted, ...more] = await me.ledger();
    expect(more).toEqual([]);
    expect(Date.parse(posted.createdAt)).toBeGreaterThanOrEqual(Date.parse(end));
    expect((await one(_id)).state).toBe('posted');
  });

  test('keeps its window when it is approved twice', async () => {
    const { _id } = await first();
    const end = inMinutes(10);
    await me.ask('POST', `/${_id}/approve`);
    await later(3 * minute);
    expect((await me.ask('POST', `/${_id}/approve`)).body.notBefore).toBe(end);
  });

  test('goes on hold when it is stopped, and gets a new window when it is approved again', async () => {
    const { _id } = await first();
    await me.ask('POST', `/${_id}/approve`);
    await later(9 * minute);
    expect((await me.ask('POST', `/${_id}/hold`)).body).toMatchObject({ state: 'held', notBefore: null });
    await later(hour);
    expect(await me.ledger()).toEqual([]);
    const again = inMinutes(10);
    expect((await me.ask('POST', `/${_id}/approve`)).body.notBefore).toBe(again);
    await later(9 * minute);
    expect(await me.ledger()).toEqual([]);
    await later(2 * minute);
    expect(await me.ledger()).toHaveLength(1);
  });

  test('is not posted by a slot that was found before it was stopped and approved again', async () => {
    const { _id } = await first();
    const { db } = server.deps;
    const decided = { at: server.clock.now(), by: me.userId };
    const undo = { endsAt: decided.at + 10 * minute, length: 10 * minute };
    await decideDraft(direct(db), _id, ['waiting'], 'approved', decided, undo);
    await recheckAccount(direct(db), me.accountId);
    const claim = { accountId: me.accountId, holder: 'tester', now: server.clock.now() };
    const claimed = await claimAccount(db, claim);
    const lease = { holder: 'tester', fence: claimed?.fence ?? 0 };
    const slot = { windowDay: '2026-03-02', dailyLimit: 5 };
    const end = server.clock.now() + 10 * minute;
    expect(await reserveDraft(db, lease, _id, { ...slot, at: end - 1 })).toBe(false);
    expect(await reserveDraft(db, lease, _id, { ...slot, at: end })).toBe(true);
    await direct(db).update(comments).set({ state: 'draft' }).where(eq(comments.id, _id));
  });

  test('gets a new window when it is edited, and is posted with the new text after it', async () => {
    const { _id } = await first();
    await me.ask('POST', `/${_id}/approve`);
    await later(9 * minute);
    const end = inMinutes(10);
    const comment = 'Who decides when the budget for it runs out, the team or its sponsor?';
    const edited = await me.ask('PUT', `/${_id}`, { comment });
    expect(edited.body).toMatchObject({ state: 'approved', notBefore: end });
    // The same text again is no edit.
    await later(minute);
    expect((await me.ask('PUT', `/${_id}`, { comment })).body.notBefore).toBe(end);
    await play(server, Date.parse(end) - 1);
    expect(await me.ledger()).toEqual([]);
    await later(minute);
    expect(await texts()).toEqual([comment]);
  });

  test('waits for an approval again when its new text fails a check', async () => {
    const { _id } = await first();
    await me.ask('POST', `/${_id}/approve`);
    const edited = await me.ask('PUT', `/${_id}`, { comment: 'Nice work. Visit evil.casino' });
    expect(edited.body).toMatchObject({ state: 'waiting', notBefore: null, decidedBy: null });
    await later(hour);
    expect(await me.ledger()).toEqual([]);
    expect((await me.ask('POST', `/${_id}/approve`)).body.state).toBe('approved');
    await later(11 * minute);
    expect(await texts()).toEqual(['Nice work. Visit evil.casino']);
  });

  test('can be stopped too late: the answer says so, and the comment stays', async () => {
    const { _id } = await first();
    await me.ask('POST', `/${_id}/approve`);
    await later(11 * minute);
    expect(await me.ask('POST', `/${_id}/hold`)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'This draft has already been posted' },
    });
    expect(await me.ledger()).toHaveLength(1);
  });

  test('cannot be stopped while it is being posted', async () => {
    const { _id } = await first();
    await me.ask('POST', `/${_id}/approve`);
    await direct(server.deps.db).update(comments).set({ state: 'reserved' }).where(eq(comments.id, _id));
    expect(await me.ask('POST', `/${_id}/hold`)).toMatchObject({
      status: 409,
      body: { message: 'This draft is already being posted' },
    });
    await later(hour);
    expect(await me.ledger()).toHaveLength(1);
  });

  test('does not expire during its window', async () => {
    await save({ choice: { oldestPostDays: 60 } });
    const { _id } = await first();
    await automation('stop');
    server.clock.advance(7 * 24 * hour - 5 * minute);
    await me.ask('POST', `/${_id}/approve`);
    await automation('start');
    await later(11 * minute);
    expect((await one(_id)).state).toBe('posted');
  });

  test('keeps the window of its approval when the setting changes', async () => {
    const [a, b] = await drafts();
    const end = inMinutes(10);
    await me.ask('POST', `/${a?._id}/approve`);
    await save({ undoMinutes: 30 });
    expect((await one(a?._id ?? '')).notBefore).toBe(end);
    await later(11 * minute);
    expect(await me.ledger()).toHaveLength(1);
    await save({ undoMinutes: 0 });
    expect((await me.ask('POST', `/${b?._id}/approve`)).body.notBefore).toBeNull();
  });
});

describe('an automatic comment', () => {
  const automatic = { review: false, undoMinutes: 10, dailySearchComments: 5 };

  test('is saved as approved by nobody, and posted when its window ends', async () => {
    await customerWith(automatic);
    const draft = await first();
    expect(draft).toMatchObject({ state: 'approved', decidedAt: null, decidedBy: null });
    const end = Date.parse(draft.notBefore ?? '');
    expect(end).toBeGreaterThan(server.clock.now() + 8 * minute);
    const [account] = (await server.call('GET', '/api/linkedinaccount', { token: me.token })).body;
    expect(account).toMatchObject({ undoMinutes: 10, state: { reason: 'interval', until: draft.notBefore } });
    await play(server, end - 1);
    expect(await me.ledger()).toEqual([]);
    expect(await drafts()).toHaveLength(1);
    await later(minute);
    expect(await texts()).toEqual([draft.comment]);
    const trace = await server.call('GET', `/api/comment-receipts/${draft._id}`, { token: me.token });
    expect(trace).toMatchObject({ status: 200, body: { review: null } });
  });

  test('does not slow the account down: the next one is written before the interval ends', async () => {
    await customerWith(automatic);
    await later(3 * hour);
    const times: number[] = (await me.ledger()).map((line: { createdAt: string }) =>
      Date.parse(line.createdAt),
    );
    times.sort((a, b) => a - b);
    const gaps = times.slice(1).map((time, n) => (time - (times[n] ?? 0)) / minute);
    expect(gaps.length).toBe(4);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...gaps)).toBeLessThan(31);
  });

  test('waits its whole window even if the interval is shorter', async () => {
    await customerWith({ ...automatic, timing: { ...hours('00:00', '00:00'), timeBetweenComments: [1] } });
    await later(55 * minute);
    const posted = await me.ledger();
    expect(posted).toHaveLength(5);
    for (const draft of await drafts())
      expect(Date.parse(draft.notBefore ?? '')).toBeGreaterThanOrEqual(
        Date.parse((draft as unknown as { createdAt: string }).createdAt) + 10 * minute,
      );
  });

  test('is not posted once it is stopped, and another post gets the comment', async () => {
    await customerWith(automatic);
    const stopped = await first();
    expect((await me.ask('POST', `/${stopped._id}/hold`)).body.state).toBe('held');
    await later(12 * minute);
    const next = await first({ state: 'posted' });
    expect(next.postUrl).not.toBe(stopped.postUrl);
    await later(3 * hour);
    const urls = (await me.ledger()).map(({ postUrl }: { postUrl: string }) => postUrl);
    expect(new Set(urls).size).toBe(5);
    expect(urls).not.toContain(stopped.postUrl);
    expect((await one(stopped._id)).state).toBe('held');
  });

  test('keeps its window when the setting changes, and the next one is posted at once', async () => {
    await customerWith(automatic);
    const pending = await first();
    await save({ undoMinutes: 0 });
    await later(minute);
    expect(await me.ledger()).toHaveLength(1);
    expect((await one(pending._id)).state).toBe('approved');
    await later(hour);
    expect(await texts()).toContain(pending.comment);
    expect(await drafts()).toHaveLength(1);
  });

  test('waits while the account is paused, and is posted once after the start', async () => {
    await customerWith({ ...automatic, dailySearchComments: 1 });
    const { comment } = await first();
    await automation('stop');
    await later(2 * hour);
    expect(await me.ledger()).toEqual([]);
    await automation('start');
    await later(5 * minute);
    expect(await texts()).toEqual([comment]);
  });

  test('waits while everything is stopped', async () => {
    await customerWith({ ...automatic, dailySearchComments: 1 });
    const { comment } = await first();
    const put = (stopped: boolean) =>
      server.call('PUT', '/api/automation/switch', { token: me.token, json: { stopped } });
    expect((await put(true)).status).toBe(200);
    await later(2 * hour);
    expect(await me.ledger()).toEqual([]);
    expect((await put(false)).status).toBe(200);
    await later(minute);
    expect(await texts()).toEqual([comment]);
  });

  test('is posted in the next working hours if they end during its window', async () => {
    const end = new Date(server.clock.now() + 5 * minute).toISOString().slice(11, 16);
    const start = new Date(server.clock.now() - hour).toISOString().slice(11, 16);
    await customerWith({ ...automatic, dailySearchComments: 1, timing: hours(start, end) });
    const { comment } = await first();
    await later(20 * hour);
    expect(await me.ledger()).toEqual([]);
    await later(4 * hour);
    expect(await texts()).toEqual([comment]);
  });

  test('is skipped if the rules exclude its post by the end of its window', async () => {
    await customerWith({ ...automatic, dailySearchComments: 1 });
    const draft = await first();
    const { posterName } = draft as unknown as { posterName: string };
    await save({ choice: { avoidPeople: [posterName] } });
    await later(11 * minute);
    expect(await one(draft._id)).toMatchObject({ state: 'discarded', reason: 'avoided_person' });
  });

  test('sends no webhook about a review', async () => {
    await customerWith(automatic);
    const told: { kind: string; message: string }[] = [];
    const unwatch = server.deps.events.watch(me.userId, (event) => event && told.push(event));
    await later(45 * minute);
    unwatch();
    expect(told.find(({ kind }) => kind === 'draft')?.message).toMatch(
      / is posted in 10 minutes unless you stop it$/,
    );
  });
});

const hours = (fromTime: string, toTime: string) => ({
  fromTime,
  toTime,
  timezone: 'UTC',
  timeBetweenComments: [30],
  activeDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
});
