import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccount } from '../../../db/accounts/accounts.ts';
import { iso } from '../../../server/clock.ts';
import { addDraft } from '../../support/drafts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { day, hour, profile, resultsWorld, search } from '../results/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-20T10:00:00Z' });
});
afterAll(() => server.stop());
const { customer, comment, react, read } = resultsWorld(() => server);

/** A customer whose source has earned to be posted without review. */
async function earned() {
  const owner = await customer({ review: true });
  const { accountId, userId } = owner;
  await owner.call('PUT', '/api/autonomy', { accountId, allowed: true, after: 3 });
  for (let n = 0; n < 3; n += 1) {
    const id = await addDraft(server, { userId, accountId, source: search });
    await owner.call('POST', `/api/drafts/${id}/approve`, {});
  }
  const source = async () =>
    (await owner.call('GET', `/api/autonomy?accountId=${accountId}`)).body.sources.find(
      (each: { source: string }) => each.source === search,
    );
  expect(await source()).toMatchObject({ state: 'earned' });
  return { ...owner, source };
}
/** The network's next list of the member's comments. */
async function answerWith(accountId: string, items: object[]) {
  const found = await findAccount(server.deps.db, accountId);
  await server.control('POST', '/faults', {
    provider: 'network',
    match: `GET /api/v1/users/${found?.account.providerId}/comments`,
    status: 200,
    body: { object: 'CommentList', items, cursor: null },
    times: 1,
  });
}
const lost = (lostReason: string) => ({ state: 'lost', streak: 0, earnedAt: null, lostReason });

/** Other comments of the account, all of them answered, give it a rate of its own. */
async function answered(owner: { accountId: string; userId: string }, count: number) {
  for (let n = 0; n < count; n += 1)
    await react(await comment(owner, { category: 'Monitor', source: profile }));
}

test("takes trust back once its comments get clearly fewer answers than the account's", async () => {
  const owner = await earned();
  for (let n = 0; n < 20; n += 1) await comment(owner);
  await answered(owner, 5);
  await read();
  for (const wait of [hour, day, 40 * hour]) {
    server.clock.advance(wait);
    await read();
    expect(await owner.source()).toMatchObject({ state: 'earned' });
  }
  server.clock.advance(day);
  await read();
  expect(await owner.source()).toMatchObject(lost('no_answers'));
});

test('keeps the trust of a source that gets some answers, and where the account gets none', async () => {
  const owner = await earned();
  for (let n = 0; n < 18; n += 1) await comment(owner);
  for (let n = 0; n < 2; n += 1) await react(await comment(owner));
  await answered(owner, 5);
  const silent = await earned();
  for (let n = 0; n < 20; n += 1) await comment(silent);
  await read();
  for (const wait of [hour, 64 * hour, day]) {
    server.clock.advance(wait);
    await read();
  }
  expect(await owner.source()).toMatchObject({ state: 'earned' });
  expect(await silent.source()).toMatchObject({ state: 'earned' });
});

test('judges no comments from before the source earned it', async () => {
  const person = await customer({ review: true });
  for (let n = 0; n < 20; n += 1) await comment(person);
  await answered(person, 5);
  server.clock.advance(hour);
  const { accountId, userId } = person;
  await person.call('PUT', '/api/autonomy', { accountId, allowed: true, after: 3 });
  for (let n = 0; n < 3; n += 1) {
    const id = await addDraft(server, { userId, accountId, source: search });
    await person.call('POST', `/api/drafts/${id}/approve`, {});
  }
  await read();
  for (const wait of [64 * hour, day]) {
    server.clock.advance(wait);
    await read();
  }
  const { body } = await person.call('GET', `/api/autonomy?accountId=${accountId}`);
  expect(body.sources[0]).toMatchObject({ source: search, state: 'earned' });
});

test('takes trust back when a comment is no longer on the network', async () => {
  const owner = await earned();
  await comment(owner);
  await react(await comment(owner));
  await read();
  server.clock.advance(hour);
  await read();
  expect(await owner.source()).toMatchObject({ state: 'earned' });
  await answerWith(owner.accountId, [
    {
      id: 'another',
      text: 'An older comment',
      date: iso(server.clock.now() - 30 * day),
      post_urn: 'urn:li:activity:1',
    },
  ]);
  server.clock.advance(day);
  await read();
  expect(await owner.source()).toMatchObject(lost('removed'));
});

test('keeps the trust when the network answers with an empty list', async () => {
  const owner = await earned();
  await comment(owner);
  await read();
  server.clock.advance(hour);
  await read();
  await answerWith(owner.accountId, []);
  server.clock.advance(day);
  await read();
  expect(await owner.source()).toMatchObject({ state: 'earned' });
});
