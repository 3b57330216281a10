import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveReadings } from '../../../db/history/results.ts';
import { claimJob } from '../../../db/jobs/jobs.ts';
import { accounts, drafts, jobs, mails, users } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { lapse } from '../../../server/automation/run/lapse.ts';
import { digestTask } from '../../../server/messaging/digest/digestTask.ts';
import { unsubscribeUrl } from '../../../server/messaging/digest/unsubscribeLink.ts';
import { direct } from '../../support/database.ts';
import { addDraft, lapseApproved } from '../../support/drafts.ts';
import { addReply } from '../../support/replies.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { type Person, team } from '../people/team.ts';
import { hour, resultsWorld } from '../results/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
});
afterAll(() => server.stop());
const people = team(() => server);
const world = resultsWorld(() => server);

const put = (person: Person, timeZone: string | null) =>
  people.call(person, 'PUT', '/api/digest', { timeZone });
/** The digests of the outbox, as they were sent. */
async function digestsOf({ email }: Person) {
  const sent = await server.mailsTo(email);
  const rows = await server.deps.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'digest')))
    .orderBy(mails.id);
  return rows.map(({ id, createdAt, text: stored }) => {
    const { Subject: subject = '', Text = '' } =
      sent.find(({ MessageID }) => MessageID.startsWith(`${id}@`)) ?? {};
    return { subject, text: Text.replaceAll('\r', ''), createdAt, stored };
  });
}
const job = async ({ userId }: Person) =>
  (
    await server.deps.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, 'digest'), eq(jobs.key, userId)))
  )[0];
const toMorning = async (person: Person) => {
  const { nextAt } = (await people.call(person, 'GET', '/api/digest')).body;
  server.clock.moveTo(Date.parse(nextAt));
  await server.deps.jobs.runDue('digest');
};
async function withDraft() {
  const mine = await people.owner();
  await addDraft(server, mine);
  await put(mine, 'Europe/Berlin');
  return mine;
}

test('is off at first, and says when the next one comes', async () => {
  const mine = await people.owner();
  expect((await people.call(mine, 'GET', '/api/digest')).body).toEqual({ timeZone: null, nextAt: null });
  const on = await put(mine, 'Europe/Berlin');
  expect(on.body).toEqual({ timeZone: 'Europe/Berlin', nextAt: expect.stringMatching(/T07:00:00.000Z$/) });
  expect((await put(mine, 'America/New_York')).body.nextAt).toMatch(/T13:00:00.000Z$/);
  expect((await put(mine, 'Nowhere/Land')).body).toMatchObject({
    code: 'invalid_input',
    issues: [{ path: 'timeZone', message: 'Unknown time zone' }],
  });
  expect((await put(mine, null)).body).toEqual({ timeZone: null, nextAt: null });
  expect(await job(mine)).toBeUndefined();
});

test('tells reactions, replies, waiting drafts and faults in one e-mail, and the next day only what is new', async () => {
  const mine = await world.customer();
  const one = await world.comment(mine);
  await world.react(one);
  const other = await server.connect(mine.token);
  await direct(server.deps.db)
    .update(accounts)
    .set({ status: 'Disconnected' })
    .where(eq(accounts.accountId, other));
  await addDraft(server, mine);
  await addDraft(server, mine);
  await put(mine, 'Europe/Berlin');
  await world.read();
  server.clock.advance(hour);
  await world.read();
  await addReply(server, { ...mine, commentId: one.id });
  await addReply(server, { ...mine, commentId: one.id, handledAt: server.clock.now() });
  await toMorning(mine);

  const [digest, ...more] = await digestsOf(mine);
  expect(more).toEqual([]);
  expect(digest).toMatchObject({ subject: 'Ada Okafor replied', stored: '' });
  expect(digest?.text.split('\n\n').slice(1, 7)).toEqual([
    '1 new reply to your comments:',
    'Ada Okafor: “Thank you”',
    '1 account needs your attention.',
    '2 new drafts are waiting for your review.',
    '1 new reaction to your comments.',
    '1 comment was posted.',
  ]);
  const url = unsubscribeUrl(server.deps.config, mine.userId);
  expect(digest?.text).toContain(url);
  expect((await server.lastMailTo(mine.email))?.HTML).toContain(`href="${url}"`);

  for (let day = 0; day < 2; day += 1) await toMorning(mine);
  expect(await digestsOf(mine)).toHaveLength(1);
  await world.react(one, 2);
  await world.read();
  await addDraft(server, mine);
  await toMorning(mine);
  expect(paragraphs((await digestsOf(mine))[1])).toEqual([
    '1 new draft is waiting for your review.',
    '2 new reactions to your comments.',
  ]);
});
/** Those between the greeting and the links. */
const paragraphs = (digest: { text: string } | undefined) =>
  (digest?.text ?? '').split('\n\n').filter((part) => /^\S.*[.:”]$/.test(part) && !part.startsWith('You '));

test('tells what a read has found that spans 8:00, once', async () => {
  server.clock.moveTo(Date.parse('2026-03-14T12:00:00Z'));
  const mine = await world.customer();
  const one = await world.comment(mine);
  await people.call(mine, 'PUT', '/api/news-mails', { resultMails: false });
  await world.read();
  await put(mine, 'Europe/Berlin');
  await toMorning(mine);
  const { nextAt } = (await people.call(mine, 'GET', '/api/digest')).body;
  server.clock.moveTo(Date.parse(nextAt) - 5 * 60_000);
  await world.reply(one, 'The second step, Jane.');
  await world.react(one);
  // The read begins before 8:00, and its first call is answered five minutes after it.
  const [begun, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reads = server.deps.network.memberComments;
  server.deps.network.memberComments = async (...call) => {
    begun.resolve();
    await late.promise;
    return reads(...call);
  };
  const reading = world.read();
  await begun.promise;
  await toMorning(mine);
  await expect.poll(async () => (await job(mine))?.runAt).toBe(Date.parse(nextAt) + 24 * hour);
  server.clock.advance(5 * 60_000);
  late.resolve();
  await reading;
  server.deps.network.memberComments = reads;
  const [found] = (await world.replies()).filter(({ userId }) => userId === mine.userId);
  expect(found?.foundAt).toBe(Date.parse(nextAt) - 5 * 60_000);
  const before = (await digestsOf(mine)).length;
  await toMorning(mine);
  await toMorning(mine);
  const told = (await digestsOf(mine)).slice(before);
  expect(told.map(paragraphs)).toEqual([
    [
      '1 new reply to your comments:',
      expect.stringContaining('“The second step, Jane.”'),
      '1 new reaction to your comments.',
    ],
  ]);
});

test('tells no counter that falls and rises again, and the second fault of an account', async () => {
  server.clock.moveTo(Date.parse('2026-03-20T12:00:00Z'));
  const mine = await world.customer();
  const { id } = await world.comment(mine);
  await world.read();
  await put(mine, 'UTC');
  const setReactions = async (reactions: number) => {
    server.clock.advance(hour);
    const reading = { commentId: id, reactions, replies: 0, replyCounter: 0 };
    const readAt = server.deps.engineClock.now();
    await transaction(server.deps.db, (tx) => saveReadings(tx, [{ ...reading, readAt }]));
  };
  const setStatus = (status: 'Connected' | 'Disconnected') =>
    direct(server.deps.db).update(accounts).set({ status }).where(eq(accounts.accountId, mine.accountId));
  await setReactions(5);
  await toMorning(mine);
  await setReactions(2);
  await setReactions(4);
  await setStatus('Disconnected');
  await toMorning(mine);
  await setStatus('Connected');
  await toMorning(mine);
  await setReactions(6);
  await setStatus('Disconnected');
  await toMorning(mine);
  expect((await digestsOf(mine)).map(paragraphs)).toEqual([
    ['5 new reactions to your comments.', '1 comment was posted.'],
    ['1 account needs your attention.'],
    ['1 account needs your attention.', '1 new reaction to your comments.'],
  ]);
});

test('comes at 8:00 also after the clocks change, and never without news', async () => {
  server.clock.moveTo(Date.parse('2026-03-27T12:00:00Z'));
  const mine = await withDraft();
  const quiet = await people.owner();
  await put(quiet, 'Europe/Berlin');
  const sent: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    await addDraft(server, mine);
    await toMorning(mine);
    sent.push(new Date(server.clock.now()).toISOString());
  }
  expect(sent).toEqual(['2026-03-28T07:00:00.000Z', '2026-03-29T06:00:00.000Z', '2026-03-30T06:00:00.000Z']);
  const times = (await digestsOf(mine)).map(({ createdAt }) => new Date(createdAt).toISOString());
  expect(times).toEqual(expect.arrayContaining(sent));
  expect(await digestsOf(quiet)).toEqual([]);
});

test('is written in the language of the person', async () => {
  const mine = await withDraft();
  await people.call(mine, 'PUT', '/api/me', { language: 'de' });
  await toMorning(mine);
  const [digest] = await digestsOf(mine);
  expect(digest).toMatchObject({ subject: '1 neuer Entwurf wartet auf eine Prüfung' });
  expect(digest?.text).toContain('Entwürfe prüfen:');
});

describe('for a member of a workspace', () => {
  test('covers the assigned accounts, until the membership ends', async () => {
    const owner = await people.owner();
    await direct(server.deps.db)
      .update(users)
      .set({ companyName: '"Olga & Co", 3M' })
      .where(eq(users.id, owner.userId));
    const other = await people.connect(owner, 'other@example.com');
    await people.draft(owner, owner.accountId);
    await people.draft(owner, other);
    const lea = await people.member(owner, { role: 'viewer', accountIds: [other] });
    await put(lea, 'Europe/Berlin');
    await toMorning(lea);
    const [digest] = await digestsOf(lea);
    expect(digest?.text).toContain('In the workspace of Olga & Co, 3M:');
    expect(digest?.text).toContain('1 new draft is waiting for your review.');
    await people.call(owner, 'DELETE', `/api/people/${lea.memberId}`);
    await toMorning(lea);
    expect(await digestsOf(lea)).toHaveLength(1);
  });
});

describe('tells of an approved draft that lapsed', () => {
  const sentence = '1 approved comment expired before it could be posted.';
  const lapsing = ({ userId, accountId }: Person & { accountId: string }, decidedBy: string | null) =>
    lapseApproved(server, { userId, accountId, decidedBy });
  const told = async (person: Person) =>
    (await digestsOf(person)).filter(({ text }) => text.includes(sentence)).length;
  async function withMember() {
    const mine = await people.owner();
    const lea = await people.member(mine);
    await put(mine, 'UTC');
    await put(lea, 'UTC');
    return { mine, lea };
  }

  test('the member who approved it, once, and not the owner', async () => {
    const { mine, lea } = await withMember();
    await lapsing(mine, lea.userId);
    for (let day = 0; day < 3; day += 1) await toMorning(lea);
    expect([await told(mine), await told(lea)]).toEqual([0, 1]);
  });

  test.each(['somebody who is gone', 'nobody', 'the owner'])('the owner, if %s approved it', async (who) => {
    const { mine, lea } = await withMember();
    const by = { 'somebody who is gone': lea.userId, nobody: null, 'the owner': mine.userId }[who] ?? null;
    await lapsing(mine, by);
    if (by === lea.userId) await people.call(mine, 'DELETE', `/api/people/${lea.memberId}`);
    for (let day = 0; day < 3; day += 1) await toMorning(mine);
    expect([await told(mine), await told(lea)]).toEqual([1, 0]);
  });

  test('also if it lapsed right before the digest was made', async () => {
    const mine = await people.owner();
    await put(mine, 'UTC');
    const { nextAt } = (await people.call(mine, 'GET', '/api/digest')).body;
    server.clock.moveTo(Date.parse(nextAt) - 2 * 60_000);
    await lapsing(mine, mine.userId);
    for (let day = 0; day < 3; day += 1) await toMorning(mine);
    expect(await told(mine)).toBe(1);
  });

  test('and says nothing of one that nobody had approved', async () => {
    const mine = await people.owner();
    await put(mine, 'UTC');
    const id = await people.draft(mine, mine.accountId);
    const lapsesAt = server.clock.now() + 60_000;
    await direct(server.deps.db).update(drafts).set({ lapsesAt }).where(eq(drafts.commentId, id));
    server.clock.advance(2 * 60_000);
    await lapse(server.deps);
    await toMorning(mine);
    expect(await digestsOf(mine)).toEqual([]);
  });
});

describe('exactly once', () => {
  test('with a second server that believes the first one dead, and whose result comes late', async () => {
    const mine = await withDraft();
    const due = Date.parse((await people.call(mine, 'GET', '/api/digest')).body.nextAt);
    server.clock.moveTo(due);
    const { db } = server.deps;
    const claim = { kind: 'digest', key: mine.userId, now: due } as const;
    const [task, signals] = [digestTask(server.deps), { stopping: stays, cut: stays }];
    const first = await claimJob(db, { ...claim, worker: 'first' });
    if (!first) throw new Error('nothing due');
    const slow = await task.handler({ ...first, worker: 'first' }, signals);
    // The first one crashed before it stored its result: the claim is free again.
    await direct(db)
      .update(jobs)
      .set({ lockedBy: null, lockedAt: null })
      .where(and(eq(jobs.kind, 'digest'), eq(jobs.key, mine.userId)));
    await server.deps.jobs.runDue('digest');
    await slow.record?.();
    await slow.record?.();
    await server.deps.jobs.runDue('digest');
    expect(await digestsOf(mine)).toHaveLength(1);
    expect((await job(mine))?.runAt).toBe(due + 24 * hour);
  });

  test('also if it is turned off and on again on the same day', async () => {
    const mine = await withDraft();
    await toMorning(mine);
    const [, on] = [await put(mine, null), await put(mine, 'America/New_York')];
    expect(Date.parse(on.body.nextAt)).toBeGreaterThan(server.clock.now() + 24 * hour);
    await server.deps.jobs.runDue('digest');
    expect(await digestsOf(mine)).toHaveLength(1);
  });

  test('not at all if it is turned off while it is being written', async () => {
    const mine = await withDraft();
    const due = Date.parse((await people.call(mine, 'GET', '/api/digest')).body.nextAt);
    server.clock.moveTo(due);
    const worker = 'slow';
    const claimed = await claimJob(server.deps.db, { kind: 'digest', key: mine.userId, now: due, worker });
    if (!claimed) throw new Error('nothing due');
    const slow = await digestTask(server.deps).handler(
      { ...claimed, worker },
      { stopping: stays, cut: stays },
    );
    await put(mine, null);
    await slow.record?.();
    expect(await digestsOf(mine)).toEqual([]);
    expect(await job(mine)).toBeUndefined();
  });
});
const stays = new AbortController().signal;

describe('unsubscribing', () => {
  const post = (url: string, init: RequestInit = {}) =>
    fetch(url.replace(server.deps.config.publicUrl, server.url), { method: 'POST', ...init });

  test('takes one POST of an e-mail program, without a sign-in, any number of times', async () => {
    const mine = await withDraft();
    const url = unsubscribeUrl(server.deps.config, mine.userId);
    expect((await fetch(url.replace(server.deps.config.publicUrl, server.url))).status).not.toBe(204);
    expect((await people.call(mine, 'GET', '/api/digest')).body.timeZone).toBe('Europe/Berlin');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await post(url, { body })).status).toBe(204);
    expect((await people.call(mine, 'GET', '/api/digest')).body).toEqual({ timeZone: null, nextAt: null });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await post(url, { body: form })).status).toBe(204);
    expect((await post(url)).status).toBe(204);
  });

  test('refuses a forged link, and that of another server', async () => {
    const mine = await withDraft();
    const url = unsubscribeUrl(server.deps.config, mine.userId);
    const { publicUrl } = server.deps.config;
    const forged = [
      `${url}x`,
      url.slice(0, -1),
      `${publicUrl}/unsubscribe/${mine.userId}`,
      `${publicUrl}/unsubscribe/${mine.userId}.`,
      unsubscribeUrl({ publicUrl, authSecret: 'another secret' }, mine.userId),
    ];
    for (const link of forged) {
      const answer = await post(link);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'invalid_code' }),
      ]);
    }
    expect((await people.call(mine, 'GET', '/api/digest')).body.timeZone).toBe('Europe/Berlin');
  });

  test('answers the same once the user is gone, whose digest ended with them', async () => {
    const mine = await withDraft();
    const url = unsubscribeUrl(server.deps.config, mine.userId);
    const json = { password: 'correct horse' };
    expect((await server.call('DELETE', '/api/me', { token: mine.token, json })).status).toBe(204);
    expect(await job(mine)).toBeUndefined();
    expect((await post(url)).status).toBe(204);
  });
});
