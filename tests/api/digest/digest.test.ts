import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveReadings } from '../../../db/history/results.ts';
import { accounts, drafts, jobs, mails, users } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { lapse } from '../../../server/automation/run/lapse.ts';
import { digestTask } from '../../../server/messaging/digest/digestTask.ts';
import { unsubscribeUrl } from '../../../server/messaging/digest/unsubscribeLink.ts';
import { direct } from '../../support/database.ts';
import { addDraft, lapseApproved } from '../../support/drafts.ts';
import { claimOf } from '../../support/jobs.ts';
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
  const owner = await people.owner();
  await addDraft(server, owner);
  await put(owner, 'Europe/Berlin');
  return owner;
}

test('is off at first, and says when the next one comes', async () => {
  const owner = await people.owner();
  expect((await people.call(owner, 'GET', '/api/digest')).body).toEqual({ timeZone: null, nextAt: null });
  const on = await put(owner, 'Europe/Berlin');
  expect(on.body).toEqual({ timeZone: 'Europe/Berlin', nextAt: expect.stringMatching(/T07:00:00.000Z$/) });
  expect((await put(owner, 'America/New_York')).body.nextAt).toMatch(/T13:00:00.000Z$/);
  expect((await put(owner, 'Nowhere/Land')).body).toMatchObject({
    code: 'invalid_input',
    issues: [{ path: 'timeZone', message: 'Unknown time zone' }],
  });
  expect((await put(owner, null)).body).toEqual({ timeZone: null, nextAt: null });
  expect(await job(owner)).toBeUndefined();
});

test('tells reactions, replies, waiting drafts and faults in one e-mail, and the next day only what is new', async () => {
  const owner = await world.customer();
  const posted = await world.comment(owner);
  await world.react(posted);
  const other = await server.connect(owner.token);
  await direct(server.deps.db)
    .update(accounts)
    .set({ status: 'Disconnected' })
    .where(eq(accounts.accountId, other));
  await addDraft(server, owner);
  await addDraft(server, owner);
  await put(owner, 'Europe/Berlin');
  await world.read();
  server.clock.advance(hour);
  await world.read();
  await addReply(server, { ...owner, commentId: posted.id });
  await addReply(server, { ...owner, commentId: posted.id, handledAt: server.clock.now() });
  await toMorning(owner);

  const [digest, ...more] = await digestsOf(owner);
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
  const url = unsubscribeUrl(server.deps.config, owner.userId);
  expect(digest?.text).toContain(url);
  expect((await server.lastMailTo(owner.email))?.HTML).toContain(`href="${url}"`);

  for (let day = 0; day < 2; day += 1) await toMorning(owner);
  expect(await digestsOf(owner)).toHaveLength(1);
  await world.react(posted, 2);
  await world.read();
  await addDraft(server, owner);
  await toMorning(owner);
  expect(paragraphs((await digestsOf(owner))[1])).toEqual([
    '1 new draft is waiting for your review.',
    '2 new reactions to your comments.',
  ]);
});
/** Those between the greeting and the links. */
const paragraphs = (digest: { text: string } | undefined) =>
  (digest?.text ?? '').split('\n\n').filter((part) => /^\S.*[.:”]$/.test(part) && !part.startsWith('You '));

test('tells what a read has found that spans 8:00, once', async () => {
  server.clock.moveTo(Date.parse('2026-03-14T12:00:00Z'));
  const owner = await world.customer();
  const posted = await world.comment(owner);
  await people.call(owner, 'PUT', '/api/news-mails', { resultMails: false });
  await world.read();
  await put(owner, 'Europe/Berlin');
  await toMorning(owner);
  const { nextAt } = (await people.call(owner, 'GET', '/api/digest')).body;
  server.clock.moveTo(Date.parse(nextAt) - 5 * 60_000);
  await world.reply(posted, 'The second step, Jane.');
  await world.react(posted);
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
  await toMorning(owner);
  await expect.poll(async () => (await job(owner))?.runAt).toBe(Date.parse(nextAt) + 24 * hour);
  server.clock.advance(5 * 60_000);
  late.resolve();
  await reading;
  server.deps.network.memberComments = reads;
  const [found] = (await world.replies()).filter(({ userId }) => userId === owner.userId);
  expect(found?.foundAt).toBe(Date.parse(nextAt) - 5 * 60_000);
  const before = (await digestsOf(owner)).length;
  await toMorning(owner);
  await toMorning(owner);
  const digests = (await digestsOf(owner)).slice(before);
  expect(digests.map(paragraphs)).toEqual([
    [
      '1 new reply to your comments:',
      expect.stringContaining('“The second step, Jane.”'),
      '1 new reaction to your comments.',
    ],
  ]);
});

test('tells no counter that falls and rises again, and the second fault of an account', async () => {
  server.clock.moveTo(Date.parse('2026-03-20T12:00:00Z'));
  const owner = await world.customer();
  const { id } = await world.comment(owner);
  await world.read();
  await put(owner, 'UTC');
  const setReactions = async (reactions: number) => {
    server.clock.advance(hour);
    const reading = { commentId: id, reactions, replies: 0, replyCounter: 0 };
    const readAt = server.deps.engineClock.now();
    await transaction(server.deps.db, (tx) => saveReadings(tx, [{ ...reading, readAt }]));
  };
  const setStatus = (status: 'Connected' | 'Disconnected') =>
    direct(server.deps.db).update(accounts).set({ status }).where(eq(accounts.accountId, owner.accountId));
  await setReactions(5);
  await toMorning(owner);
  await setReactions(2);
  await setReactions(4);
  await setStatus('Disconnected');
  await toMorning(owner);
  await setStatus('Connected');
  await toMorning(owner);
  await setReactions(6);
  await setStatus('Disconnected');
  await toMorning(owner);
  expect((await digestsOf(owner)).map(paragraphs)).toEqual([
    ['5 new reactions to your comments.', '1 comment was posted.'],
    ['1 account needs your attention.'],
    ['1 account needs your attention.', '1 new reaction to your comments.'],
  ]);
});

test('comes at 8:00 also after the clocks change, and never without news', async () => {
  server.clock.moveTo(Date.parse('2026-03-27T12:00:00Z'));
  const owner = await withDraft();
  const quiet = await people.owner();
  await put(quiet, 'Europe/Berlin');
  const sent: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    await addDraft(server, owner);
    await toMorning(owner);
    sent.push(new Date(server.clock.now()).toISOString());
  }
  expect(sent).toEqual(['2026-03-28T07:00:00.000Z', '2026-03-29T06:00:00.000Z', '2026-03-30T06:00:00.000Z']);
  const times = (await digestsOf(owner)).map(({ createdAt }) => new Date(createdAt).toISOString());
  expect(times).toEqual(expect.arrayContaining(sent));
  expect(await digestsOf(quiet)).toEqual([]);
});

test('is written in the language of the person', async () => {
  const owner = await withDraft();
  await people.call(owner, 'PUT', '/api/me', { language: 'de' });
  await toMorning(owner);
  const [digest] = await digestsOf(owner);
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
  const noticesTo = async (person: Person) =>
    (await digestsOf(person)).filter(({ text }) => text.includes(sentence)).length;
  async function withMember() {
    const owner = await people.owner();
    const lea = await people.member(owner);
    await put(owner, 'UTC');
    await put(lea, 'UTC');
    return { owner, lea };
  }

  test('the member who approved it, once, and not the owner', async () => {
    const { owner, lea } = await withMember();
    await lapsing(owner, lea.userId);
    for (let day = 0; day < 3; day += 1) await toMorning(lea);
    expect([await noticesTo(owner), await noticesTo(lea)]).toEqual([0, 1]);
  });

  test.each(['somebody who is gone', 'nobody', 'the owner'])('the owner, if %s approved it', async (who) => {
    const { owner, lea } = await withMember();
    const by = { 'somebody who is gone': lea.userId, nobody: null, 'the owner': owner.userId }[who] ?? null;
    await lapsing(owner, by);
    if (by === lea.userId) await people.call(owner, 'DELETE', `/api/people/${lea.memberId}`);
    for (let day = 0; day < 3; day += 1) await toMorning(owner);
    expect([await noticesTo(owner), await noticesTo(lea)]).toEqual([1, 0]);
  });

  test('also if it lapsed right before the digest was made', async () => {
    const owner = await people.owner();
    await put(owner, 'UTC');
    const { nextAt } = (await people.call(owner, 'GET', '/api/digest')).body;
    server.clock.moveTo(Date.parse(nextAt) - 2 * 60_000);
    await lapsing(owner, owner.userId);
    for (let day = 0; day < 3; day += 1) await toMorning(owner);
    expect(await noticesTo(owner)).toBe(1);
  });

  test('and says nothing of one that nobody had approved', async () => {
    const owner = await people.owner();
    await put(owner, 'UTC');
    const id = await people.draft(owner, owner.accountId);
    const lapsesAt = server.clock.now() + 60_000;
    await direct(server.deps.db).update(drafts).set({ lapsesAt }).where(eq(drafts.commentId, id));
    server.clock.advance(2 * 60_000);
    await lapse(server.deps);
    await toMorning(owner);
    expect(await digestsOf(owner)).toEqual([]);
  });
});

describe('exactly once', () => {
  test('with a second server that believes the first one dead, and whose result comes late', async () => {
    const owner = await withDraft();
    const due = Date.parse((await people.call(owner, 'GET', '/api/digest')).body.nextAt);
    server.clock.moveTo(due);
    const { db } = server.deps;
    const [task, signals] = [digestTask(server.deps), { stopping: stays, cut: stays }];
    const first = await claimOf(db, 'digest', owner.userId, 'first');
    if (!first) throw new Error('nothing due');
    const slow = await task.handler(first, signals);
    // The first one crashed before it stored its result: the claim is free again.
    await direct(db)
      .update(jobs)
      .set({ lockedBy: null, lockedAt: null })
      .where(and(eq(jobs.kind, 'digest'), eq(jobs.key, owner.userId)));
    await server.deps.jobs.runDue('digest');
    await slow.record?.();
    await slow.record?.();
    await server.deps.jobs.runDue('digest');
    expect(await digestsOf(owner)).toHaveLength(1);
    expect((await job(owner))?.runAt).toBe(due + 24 * hour);
  });

  test('also if it is turned off and on again on the same day', async () => {
    const owner = await withDraft();
    await toMorning(owner);
    const [, on] = [await put(owner, null), await put(owner, 'America/New_York')];
    expect(Date.parse(on.body.nextAt)).toBeGreaterThan(server.clock.now() + 24 * hour);
    await server.deps.jobs.runDue('digest');
    expect(await digestsOf(owner)).toHaveLength(1);
  });

  test('not at all if it is turned off while it is being written', async () => {
    const owner = await withDraft();
    const due = Date.parse((await people.call(owner, 'GET', '/api/digest')).body.nextAt);
    server.clock.moveTo(due);
    const claimed = await claimOf(server.deps.db, 'digest', owner.userId, 'slow');
    if (!claimed) throw new Error('nothing due');
    const slow = await digestTask(server.deps).handler(claimed, { stopping: stays, cut: stays });
    await put(owner, null);
    await slow.record?.();
    expect(await digestsOf(owner)).toEqual([]);
    expect(await job(owner)).toBeUndefined();
  });
});
const stays = new AbortController().signal;

describe('unsubscribing', () => {
  const post = (url: string, init: RequestInit = {}) =>
    fetch(url.replace(server.deps.config.publicUrl, server.url), { method: 'POST', ...init });

  test('takes one POST of an e-mail program, without a sign-in, any number of times', async () => {
    const owner = await withDraft();
    const url = unsubscribeUrl(server.deps.config, owner.userId);
    expect((await fetch(url.replace(server.deps.config.publicUrl, server.url))).status).not.toBe(204);
    expect((await people.call(owner, 'GET', '/api/digest')).body.timeZone).toBe('Europe/Berlin');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await post(url, { body })).status).toBe(204);
    expect((await people.call(owner, 'GET', '/api/digest')).body).toEqual({ timeZone: null, nextAt: null });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await post(url, { body: form })).status).toBe(204);
    expect((await post(url)).status).toBe(204);
  });

  test('refuses a forged link, and that of another server', async () => {
    const owner = await withDraft();
    const url = unsubscribeUrl(server.deps.config, owner.userId);
    const { publicUrl } = server.deps.config;
    const forged = [
      `${url}x`,
      url.slice(0, -1),
      `${publicUrl}/unsubscribe/${owner.userId}`,
      `${publicUrl}/unsubscribe/${owner.userId}.`,
      unsubscribeUrl({ publicUrl, authSecret: 'another secret' }, owner.userId),
    ];
    for (const link of forged) {
      const answer = await post(link);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'invalid_code' }),
      ]);
    }
    expect((await people.call(owner, 'GET', '/api/digest')).body.timeZone).toBe('Europe/Berlin');
  });

  test('answers the same once the user is gone, whose digest ended with them', async () => {
    const owner = await withDraft();
    const url = unsubscribeUrl(server.deps.config, owner.userId);
    const json = { password: 'correct horse' };
    expect((await server.call('DELETE', '/api/me', { token: owner.token, json })).status).toBe(204);
    expect(await job(owner)).toBeUndefined();
    expect((await post(url)).status).toBe(204);
  });
});
