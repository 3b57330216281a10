import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restartJob } from '../../../db/jobs/jobs.ts';
import { mails, users } from '../../../db/schema/index.ts';
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
beforeEach(() => server.clock.advance(hour));
const people = team(() => server);
const world = resultsWorld(() => server);

const kinds = ['draft_news', 'signed_out', 'first_reply', 'trial_results', 'digest'];
/** The kinds and subjects of a person's news, oldest first. */
async function newsOf({ userId }: Person) {
  const rows = await server.deps.db.select().from(mails).where(eq(mails.userId, userId)).orderBy(mails.id);
  return rows.filter(({ kind }) => kinds.includes(kind)).map(({ kind, subject }) => [kind, subject]);
}
/** Runs the hourly job that mails what is due. */
async function look() {
  const createdAt = server.clock.now();
  await restartJob(direct(server.deps.db), { kind: 'trial_mails', key: 'trial_mails', createdAt });
  await server.deps.jobs.runDue('trial_mails');
}
const put = (person: Person, change: object) => people.call(person, 'PUT', '/api/news-mails', change);

test('is on for people who register now, and changes one kind at a time', async () => {
  const owner = await people.owner();
  const all = { draftMails: true, signedOutMails: true, resultMails: true };
  expect((await people.call(owner, 'GET', '/api/news-mails')).body).toEqual(all);
  expect((await put(owner, { resultMails: false })).body).toEqual({ ...all, resultMails: false });
  expect(await put(owner, { resultMails: 'no' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'resultMails', message: 'E-mails about results must be yes or no' }] },
  });
  expect((await put(owner, {})).body).toEqual({ ...all, resultMails: false });
  const exported = (await people.call(owner, 'GET', '/api/me/export')).body;
  expect(exported.profile).toMatchObject({ draftMails: true, resultMails: false });
});

describe('drafts that wait', () => {
  test('are told after a quarter of an hour to owner and reviewer, at most once a day, each draft once', async () => {
    const owner = await people.owner();
    const lea = await people.member(owner);
    const viewer = await people.member(owner, { role: 'viewer' });
    await people.call(lea, 'PUT', '/api/me', { language: 'de' });
    await addDraft(server, owner);
    await look();
    expect(await newsOf(owner)).toEqual([]);
    server.clock.advance(hour);
    await look();
    await look();
    const first = ['draft_news', '1 new draft is waiting for your review'];
    expect(await newsOf(owner)).toEqual([first]);
    expect(await newsOf(lea)).toEqual([['draft_news', '1 neuer Entwurf wartet auf eine Prüfung']]);
    expect(await newsOf(viewer)).toEqual([]);
    await addDraft(server, owner);
    await addDraft(server, owner);
    server.clock.advance(2 * hour);
    await look();
    expect(await newsOf(owner)).toEqual([first]);
    server.clock.advance(22 * hour);
    await look();
    expect(await newsOf(owner)).toEqual([first, ['draft_news', '2 new drafts are waiting for your review']]);
  });

  test('are the digest’s on a day with one, and not told twice', async () => {
    const owner = await people.owner();
    await people.call(owner, 'PUT', '/api/digest', { timeZone: 'Europe/Berlin' });
    const { nextAt } = (await people.call(owner, 'GET', '/api/digest')).body;
    await addDraft(server, owner);
    server.clock.moveTo(Date.parse(nextAt) - hour);
    await look();
    expect(await newsOf(owner)).toEqual([]);
    server.clock.moveTo(Date.parse(nextAt));
    await server.deps.jobs.runDue('digest');
    await expect.poll(() => newsOf(owner)).toHaveLength(1);
    await addDraft(server, owner);
    server.clock.advance(hour);
    await look();
    expect((await newsOf(owner)).map(([kind]) => kind)).toEqual(['digest']);
  });

  test('are not told again by a digest that is turned on later', async () => {
    const owner = await people.owner();
    await addDraft(server, owner);
    server.clock.advance(hour);
    await look();
    await people.call(owner, 'PUT', '/api/digest', { timeZone: 'UTC' });
    server.clock.advance(24 * hour);
    await server.deps.jobs.runDue('digest');
    expect((await newsOf(owner)).map(([kind]) => kind)).toEqual(['draft_news']);
  });

  test('tell an approved one that lapsed to the person who approved it', async () => {
    const owner = await people.owner();
    const lea = await people.member(owner);
    await lapseApproved(server, { ...owner, decidedBy: lea.userId });
    await look();
    expect(await newsOf(owner)).toEqual([]);
    const subject = '1 approved comment expired before it could be posted';
    expect(await newsOf(lea)).toEqual([['draft_news', subject]]);
  });

  test('are not told to who turned it off', async () => {
    const owner = await people.owner();
    await put(owner, { draftMails: false });
    await addDraft(server, owner);
    server.clock.advance(hour);
    await look();
    expect(await newsOf(owner)).toEqual([]);
  });
});

test('a signed-out account is told at once, once, and again after it worked', async () => {
  const owner = await people.owner();
  const lea = await people.member(owner, { accountIds: [owner.accountId] });
  const tim = await people.member(owner);
  await put(tim, { signedOutMails: false });
  await people.call(lea, 'PUT', '/api/me', { language: 'es' });
  const another = await people.connect(owner, 'another@example.com');
  const other = await people.member(owner, { accountIds: [another] });
  const account = async () =>
    (await people.call(owner, 'GET', '/api/linkedinaccount')).body.find(
      ({ accountId }: { accountId: string }) => accountId === owner.accountId,
    );
  const { name } = await account();
  const refresh = async (status: string) => {
    await server.control('POST', `/accounts/${owner.accountId}`, { status });
    await expect
      .poll(async () => (await account()).status)
      .toBe(status === 'OK' ? 'Connected' : 'Disconnected');
  };
  await refresh('CREDENTIALS');
  const line = ['signed_out', `LinkedIn signed out ${name}`];
  await expect.poll(() => newsOf(owner)).toEqual([line]);
  expect(await newsOf(lea)).toEqual([['signed_out', `LinkedIn ha cerrado la sesión de ${name}`]]);
  expect([...(await newsOf(other)), ...(await newsOf(tim))]).toEqual([]);
  expect((await server.lastMailTo(lea.email))?.Text).toContain('En el espacio de trabajo de');
  await people.call(owner, 'PUT', '/api/digest', { timeZone: 'UTC' });
  server.clock.advance(24 * hour);
  await server.deps.jobs.runDue('digest');
  expect(await newsOf(owner)).toEqual([line]);
  await refresh('OK');
  await refresh('CREDENTIALS');
  await expect.poll(() => newsOf(owner)).toEqual([line, line]);
});

test('the first reply ever is told at once, and the next ones by the digest alone', async () => {
  const owner = await world.customer();
  const lea = await people.member(owner);
  const tim = await people.member(owner);
  await put(tim, { resultMails: false });
  const posted = await world.comment(owner);
  await world.read();
  await world.reply(posted, 'The second step, see https://evil.example');
  server.clock.advance(hour);
  await world.read();
  const [first, ...more] = await newsOf(owner);
  expect(more).toEqual([]);
  expect(first).toEqual(['first_reply', expect.stringMatching(/ replied$/)]);
  expect(await newsOf(lea)).toEqual([first]);
  expect(await newsOf(tim)).toEqual([]);
  const sent = await server.lastMailTo(owner.email);
  expect(sent?.Text).toContain('“The second step, see https: / /evil. example”');
  expect(sent?.Text).toContain('/replies');
  await people.call(owner, 'PUT', '/api/digest', { timeZone: 'UTC' });
  await addReply(server, { ...owner, commentId: posted.id, text: 'And the third' });
  server.clock.advance(24 * hour);
  await server.deps.jobs.runDue('digest');
  const digest = (await server.mailsTo(owner.email)).at(-1);
  expect(digest?.Text).toContain('And the third');
  expect(digest?.Text).not.toContain('The second step');
});

test('what the trial brought is told once, two days before its end', async () => {
  const owner = await world.customer();
  const quiet = await people.owner();
  const off = await world.customer();
  await put(off, { resultMails: false });
  await world.comment(off);
  const others = { de: await world.customer(), es: await world.customer() };
  for (const [language, person] of Object.entries(others)) {
    await people.call(person, 'PUT', '/api/me', { language });
    await world.comment(person);
  }
  const { id } = await world.comment(owner);
  await addReply(server, { ...owner, commentId: id });
  const subscriptionEndsAt = server.clock.now() + 60 * hour;
  const onTrial = { status: 'Trial' as const, subscriptionEndsAt, trialStartedAt: server.clock.now() - hour };
  for (const { userId } of [owner, quiet, off, others.de, others.es])
    await direct(server.deps.db).update(users).set(onTrial).where(eq(users.id, userId));
  await look();
  expect(await newsOf(owner)).toEqual([]);
  server.clock.advance(13 * hour);
  await look();
  await look();
  expect(await newsOf(owner)).toEqual([['trial_results', '1 person replied to you']]);
  expect([...(await newsOf(quiet)), ...(await newsOf(off))]).toEqual([]);
  const text = (await server.lastMailTo(owner.email))?.Text;
  expect(text).toContain('1 comment was posted.');
  const endOf = async ({ email }: Person) => (await server.lastMailTo(email))?.Text;
  expect(text).toMatch(/Your trial ends on Mar \d\d, 2026\./);
  expect(await endOf(others.de)).toMatch(/Ihr Testzeitraum endet am \d+\. März 2026\./);
  expect(await endOf(others.es)).toMatch(/Su prueba termina el \d+ de marzo de 2026\./);
  expect(text).toContain('/billing');
});

test.each([
  ['draft_news', 'draftMails'],
  ['signed_out', 'signedOutMails'],
  ['first_reply', 'resultMails'],
] as const)('%s ends by one click, without the other e-mails', async (_kind, name) => {
  const owner = await people.owner();
  const url = unsubscribeUrl(server.deps.config, owner.userId, name);
  const post = (link: string) =>
    fetch(link.replace(server.deps.config.publicUrl, server.url), { method: 'POST' });
  const digestLink = unsubscribeUrl(server.deps.config, owner.userId);
  expect((await post(`${digestLink}.${name}`)).status).toBe(422);
  expect((await post(url.replace(name, 'digest'))).status).toBe(422);
  expect((await post(url)).status).toBe(204);
  const all = { draftMails: true, signedOutMails: true, resultMails: true };
  expect((await people.call(owner, 'GET', '/api/news-mails')).body).toEqual({ ...all, [name]: false });
});
