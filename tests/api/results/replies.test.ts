import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listMessages } from '../../../db/messaging/webhookMessages.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { day, hour, resultsWorld } from './world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-20T10:00:00Z' });
});
afterAll(() => server.stop());
const { customer, comment, reply, read } = resultsWorld(() => server);

test('lists who replied, with the thread and a link, until it is handled', async () => {
  const mine = await customer();
  const one = await comment(mine);
  const question = await reply(one, 'The second part. Why do you ask?');
  await reply(one, 'We plan the same.', mine.accountId);
  await read();
  server.clock.advance(hour);
  await read();

  const inbox = async (filter: object = {}) =>
    (await mine.call('GET', `/api/replies?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
  const [found, ...others] = await inbox({ handled: false });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    ...{ commentId: one.id, comment: one.comment, authorName: 'Ada Okafor', handledAt: null },
    ...{ text: 'The second part. Why do you ask?', posterName: 'Ada Okafor', postExcerpt: 'A post' },
  });
  const post = one.postId.replace('urn:li:', '');
  const link = new URL(found.url);
  expect(link.href.startsWith(one.postUrl)).toBe(true);
  expect(link.searchParams.get('commentUrn')).toBe(`urn:li:comment:(${post},${one.providerCommentId})`);
  expect(link.searchParams.get('replyUrn')).toBe(`urn:li:comment:(${post},${question.body.replyId})`);

  const { body } = await mine.call('GET', `/api/replies/${found._id}`);
  expect(body.thread).toMatchObject([
    { text: 'The second part. Why do you ask?', isOwn: false },
    { text: 'We plan the same.', isOwn: true },
  ]);
  const handled = await mine.call('PUT', `/api/replies/${found._id}`, { handled: true });
  expect(handled.body.handledAt).toBe(new Date(server.clock.now()).toISOString());
  expect([await inbox({ handled: false }), await inbox({ handled: true })]).toMatchObject([[], [{}]]);

  await reply(one, 'One more thing');
  server.clock.advance(day);
  await read();
  expect(await inbox({ handled: false })).toMatchObject([{ text: 'One more thing' }]);
  await mine.call('PUT', `/api/replies/${found._id}`, { handled: false });
  expect(await inbox({ handled: false, accountId: mine.accountId })).toHaveLength(2);
  expect(await inbox({ accountId: 'another' })).toEqual([]);
});

test('never answers by itself', async () => {
  const mine = await customer();
  const one = await comment(mine);
  await reply(one, 'Which tool do you use?');
  await read();
  server.clock.advance(8 * day);
  await read();
  await server.engine.runDue();
  const ledger = (await server.control('GET', '/ledger')).body;
  expect(ledger.filter(({ accountId }: { accountId: string }) => accountId === mine.accountId)).toHaveLength(
    1,
  );
});

test('sends comment.replied to webhooks once per reply by another person', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const mine = await customer();
  const hook = { url: receiver.url, events: ['comment.replied'] };
  expect((await mine.call('POST', '/api/webhooks', hook)).status).toBe(201);
  const one = await comment(mine, { createdAt: server.clock.now() - hour });
  await reply(one, 'Good question');
  await reply(one, 'Thanks', mine.accountId);
  await read();
  server.clock.advance(day);
  await read();
  await server.deps.jobs.runDue('webhook');
  const { rows } = await listMessages(server.deps.db, mine.userId, {
    ...{ sort: { field: 'createdAt', descending: false }, offset: 0, limit: 10, filter: {} },
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.deliveredAt).not.toBeNull();
  expect(JSON.parse(rows[0]?.body ?? '')).toMatchObject({
    type: 'comment.replied',
    data: { accountId: mine.accountId, commentId: one.id, text: 'Good question', comment: one.comment },
  });
});
