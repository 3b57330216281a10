import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addReplies, type ReplyRow } from '../../../db/history/replies.ts';
import { listMessages } from '../../../db/messaging/webhookMessages.ts';
import { longestThread } from '../../../server/history/replies/schemas.ts';
import { direct } from '../../support/database.ts';
import { startReceiver } from '../../support/receiver.ts';
import { addReply } from '../../support/replies.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { day, hour, resultsWorld } from './world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-20T10:00:00Z' });
});
afterAll(() => server.stop());
const { customer, comment, reply, read } = resultsWorld(() => server);

test('lists who replied, with the thread and a link, until it is handled', async () => {
  const owner = await customer();
  const posted = await comment(owner);
  const question = await reply(posted, 'The second part. Why do you ask?');
  await reply(posted, 'We plan the same.', owner.accountId);
  await read();
  server.clock.advance(hour);
  await read();

  const inbox = async (filter: object = {}) =>
    (await owner.call('GET', `/api/replies?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
  const [found, ...others] = await inbox({ handled: false });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    ...{ commentId: posted.id, comment: posted.comment, authorName: 'Ada Okafor', handledAt: null },
    ...{ text: 'The second part. Why do you ask?', posterName: 'Ada Okafor', postExcerpt: 'A post' },
  });
  const post = posted.postId.replace('urn:li:', '');
  const link = new URL(found.url);
  expect(link.href.startsWith(posted.postUrl)).toBe(true);
  expect(link.searchParams.get('commentUrn')).toBe(`urn:li:comment:(${post},${posted.providerCommentId})`);
  expect(link.searchParams.get('replyUrn')).toBe(`urn:li:comment:(${post},${question.body.replyId})`);

  const { body } = await owner.call('GET', `/api/replies/${found._id}`);
  expect(body.thread).toMatchObject([
    { text: 'The second part. Why do you ask?', isOwn: false },
    { text: 'We plan the same.', isOwn: true },
  ]);
  const handled = await owner.call('PUT', `/api/replies/${found._id}`, { handled: true });
  expect(handled.body.handledAt).toBe(new Date(server.clock.now()).toISOString());
  expect([await inbox({ handled: false }), await inbox({ handled: true })]).toMatchObject([[], [{}]]);

  await reply(posted, 'One more thing');
  server.clock.advance(day);
  await read();
  expect(await inbox({ handled: false })).toMatchObject([{ text: 'One more thing' }]);
  await owner.call('PUT', `/api/replies/${found._id}`, { handled: false });
  expect(await inbox({ handled: false, accountId: owner.accountId })).toHaveLength(2);
  expect(await inbox({ accountId: 'another' })).toEqual([]);
});

test('filters by person, words and time, and exports what the filter leaves', async () => {
  const owner = await customer();
  const other = await customer();
  const posted = await comment(owner);
  const ids = { userId: owner.userId, accountId: owner.accountId, commentId: posted.id };
  const at = (hours: number) => server.clock.now() - hours * hour;
  await addReply(server, { ...ids, authorId: 'ela', authorName: 'Ela Eins', text: '=1+1', createdAt: at(3) });
  await addReply(server, {
    ...ids,
    authorId: 'zoe',
    authorName: 'Zoë Zwei',
    text: '100 %',
    createdAt: at(2),
  });
  await addReply(server, { ...ids, authorId: 'ela', authorName: 'Ela Eins', text: 'Why?', createdAt: at(1) });
  await addReply(server, { ...ids, authorId: 'me', authorName: 'Me', isOwn: true });
  const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const texts = async (filter: object) =>
    (await owner.call('GET', `/api/replies?${query(filter)}`)).body.map(({ text }: { text: string }) => text);
  expect(await texts({ authorId: 'ela' })).toEqual(['Why?', '=1+1']);
  expect(await texts({ q: '%' })).toEqual(['100 %']);
  expect(await texts({ q: 'zwei' })).toEqual(['100 %']);
  expect(await texts({ q: '' })).toHaveLength(3);
  const iso = (hours: number) => new Date(at(hours)).toISOString();
  expect(await texts({ createdAt_gte: iso(3), createdAt_lte: iso(2) })).toEqual(['100 %', '=1+1']);
  expect((await owner.call('GET', `/api/replies?${query({ createdAt_gte: 'yesterday' })}`)).status).toBe(422);

  const csv = await owner.call('GET', `/api/exports/replies.csv?${query({ authorId: 'ela' })}`);
  const [titles, ...rows] = String(csv.body).trim().split('\r\n');
  expect(titles).toContain('"Person","Headline","Profile","Reply","Your comment"');
  expect(rows).toEqual([expect.stringContaining('"Why?"'), expect.stringContaining(`"'=1+1"`)]);
  const { body } = await owner.call('GET', '/api/exports/replies.json');
  expect(body).toMatchObject([{ text: 'Why?' }, { text: '100 %' }, { text: '=1+1' }]);
  expect((await other.call('GET', '/api/exports/replies.json')).body).toEqual([]);
});

test('a customer with 5,000 replies gets pages, a bounded thread and the whole export', async () => {
  const owner = await customer();
  const posted = await comment(owner);
  const row = (n: number): ReplyRow => ({
    ...{ id: `five-${String(n).padStart(5, '0')}`, providerReplyId: `five-${n}`, commentId: posted.id },
    ...{
      accountId: owner.accountId,
      userId: owner.userId,
      authorId: `person-${n}`,
      authorName: `Person ${n}`,
    },
    ...{ authorHeadline: '', authorUrl: '', authorImageUrl: '', text: `Reply ${n}`, isOwn: false },
    ...{ createdAt: posted.createdAt + Math.floor(n / 3), foundAt: posted.createdAt, handledAt: null },
  });
  for (let from = 0; from < 5000; from += 500)
    await addReplies(
      direct(server.deps.db),
      Array.from({ length: 500 }, (_, n) => row(from + n)),
    );
  const first = await owner.call('GET', '/api/replies?range=[0,49]&filter={"handled":false}');
  expect(first.body).toHaveLength(50);
  expect(first.headers.get('content-range')).toBe('replies 0-49/5000');
  expect(first.body[0]).toMatchObject({ text: 'Reply 4999' });
  const { body } = await owner.call('GET', '/api/replies/five-00000');
  expect(body.thread).toHaveLength(longestThread);
  expect(body.thread.at(-1)).toMatchObject({ text: 'Reply 4999' });
  const all = (await owner.call('GET', '/api/exports/replies.json')).body;
  expect(new Set(all.map(({ _id }: { _id: string }) => _id)).size).toBe(5000);
});

test('never answers by itself', async () => {
  const owner = await customer();
  const posted = await comment(owner);
  await reply(posted, 'Which tool do you use?');
  await read();
  server.clock.advance(8 * day);
  await read();
  await server.engine.runDue();
  const ledger = (await server.control('GET', '/ledger')).body;
  expect(ledger.filter(({ accountId }: { accountId: string }) => accountId === owner.accountId)).toHaveLength(
    1,
  );
});

test('sends comment.replied to webhooks once per reply by another person', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const owner = await customer();
  const hook = { url: receiver.url, events: ['comment.replied'] };
  expect((await owner.call('POST', '/api/webhooks', hook)).status).toBe(201);
  const posted = await comment(owner, { createdAt: server.clock.now() - hour });
  await reply(posted, 'Good question');
  await reply(posted, 'Thanks', owner.accountId);
  await read();
  server.clock.advance(day);
  await read();
  await server.deps.jobs.runDue('webhook');
  const { rows } = await listMessages(server.deps.db, owner.userId, {
    ...{ sort: { field: 'createdAt', descending: false }, offset: 0, limit: 10, filter: {} },
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.deliveredAt).not.toBeNull();
  expect(JSON.parse(rows[0]?.body ?? '')).toMatchObject({
    type: 'comment.replied',
    data: {
      accountId: owner.accountId,
      commentId: posted.id,
      text: 'Good question',
      comment: posted.comment,
    },
  });
});
