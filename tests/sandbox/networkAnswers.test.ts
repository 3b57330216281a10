import { expect, test } from 'vitest';
import { openSandbox } from './support.ts';

test('carries reactions and replies on a comment as the provider does', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const me = (await world.get(`/api/v1/users/me?account_id=${accountId}`)).body;
  const { postId } = (await world.post('/control/posts', { authorId: 'ada-okafor', text: 'A post' })).body;
  const sent = await world.comment(postId, { account_id: accountId, text: 'Well said' });
  const commentId = sent.body.comment_id;
  const ids = { postId, accountId };

  expect(await world.post('/control/reactions', { ...ids, count: 3 })).toMatchObject({
    status: 201,
    body: { commentId, reactions: 3 },
  });
  expect((await world.post('/control/reactions', ids)).body.reactions).toBe(4);
  const reply = await world.post('/control/replies', { ...ids, text: 'Thank you, Jane' });
  expect(reply).toMatchObject({ status: 201, body: { commentId, replyId: expect.any(String) } });
  await world.post('/control/replies', { ...ids, text: 'My pleasure', authorId: accountId });

  const own = await world.get(`/api/v1/users/${me.provider_id}/comments?account_id=${accountId}`);
  expect(own.body.items.at(-1)).toMatchObject({ id: commentId, reaction_counter: 4, reply_counter: 2 });
  const thread = await world.get(
    `/api/v1/posts/${postId}/comments?account_id=${accountId}&comment_id=${commentId}`,
  );
  expect(thread.body.items).toMatchObject([
    { author_details: { id: me.provider_id }, text: 'My pleasure', thread_id: commentId },
    { author: 'Ada Okafor', text: 'Thank you, Jane', reaction_counter: 0, reply_counter: 0 },
  ]);
  const page = await fetch(`${world.sandbox.url}/feed/update/${postId}`);
  expect(await page.text()).toContain('4 reactions');

  await world.post('/control/reset', {});
  expect((await world.post('/control/reactions', ids)).status).toBe(404);
});

test('rejects answers to a comment that is not there, and by people who are not there', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const { postId } = (await world.post('/control/posts', { authorId: 'ada-okafor', text: 'A post' })).body;
  const ids = { postId, accountId };
  expect((await world.post('/control/replies', { ...ids, text: 'Hello' })).status).toBe(404);
  await world.comment(postId, { account_id: accountId, text: 'Well said' });
  expect((await world.post('/control/replies', { ...ids, text: '' })).status).toBe(422);
  expect((await world.post('/control/reactions', { ...ids, count: 0 })).status).toBe(422);
  const unknown = await world.post('/control/replies', { ...ids, text: 'Hello', authorId: 'nobody-here' });
  expect(unknown).toMatchObject({ status: 404, body: { message: 'There is no such author.' } });
});
