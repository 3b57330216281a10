import { expect, test } from 'vitest';
import { type Json, openSandbox } from './support.ts';

const kindOf = (answer: { status: number; body: Json }) => `${answer.status} ${answer.body.type}`;

test('shows a comment in the post’s list, the member’s comments, the page and the ledger', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const me = (await world.get(`/api/v1/users/me?account_id=${accountId}`)).body;
  expect(me).toMatchObject({
    object: 'AccountOwnerProfile',
    email: 'jane.doe@example.com',
    first_name: 'Jane',
    last_name: 'Doe',
  });
  const [item] = (await world.search(accountId, world.contentUrl('heat pumps'))).body.items;
  const text = 'Well said <b>indeed</b> & thank you';
  const sent = await world.comment(item.social_id, { account_id: accountId, text });
  expect(sent).toMatchObject({
    status: 201,
    body: { object: 'CommentSent', comment_id: expect.any(String) },
  });

  const list = await world.get(`/api/v1/posts/${item.social_id}/comments?account_id=${accountId}`);
  expect(list.body.items[0]).toMatchObject({
    object: 'Comment',
    id: sent.body.comment_id,
    post_urn: item.social_id,
    author: 'Jane Doe',
    author_details: { id: me.provider_id },
    text,
  });
  const own = await world.get(`/api/v1/users/${me.provider_id}/comments?account_id=${accountId}`);
  expect(own.body.items).toMatchObject([{ text, post_urn: item.social_id }]);
  const page = (await fetch(item.share_url)).text();
  expect(await page).toContain('Well said &lt;b&gt;indeed&lt;/b&gt; &amp; thank you');
  expect((await world.get('/control/ledger')).body).toEqual([
    { postId: item.social_id, postUrl: item.share_url, accountId, text, createdAt: world.clock.iso() },
  ]);
  expect((await world.get(`/api/v1/posts/${item.id}?account_id=${accountId}`)).body).toMatchObject({
    object: 'Post',
    social_id: item.social_id,
    comment_counter: item.comment_counter + 1,
  });
});

test('rejects comments where the real network does', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const place = async (more: object) =>
    (await world.post('/control/posts', { authorId: 'ada-okafor', text: 'A post', ...more })).body.postId;
  const comment = async (postId: string, text: string, more: Record<string, string> = {}) =>
    kindOf(await world.comment(postId, { account_id: accountId, text, ...more }));
  const open = await place({});
  expect(await comment(open, 'x'.repeat(1250))).toBe('201 undefined');
  expect(await comment(open, 'x'.repeat(1251))).toBe('400 errors/too_many_characters');
  expect(await comment(open, '')).toBe('400 errors/missing_parameters');
  expect(await comment(open, 'Hello {{0}}')).toBe('400 errors/invalid_parameters');
  expect(await comment(open, 'Hello {{0}}', { mentions: '[{"name":"Ada","profile_id":"ACo1"}]' })).toBe(
    '201 undefined',
  );
  expect(await comment(open.replace(/\D/g, ''), 'Hi')).toBe('422 errors/invalid_post');
  expect(await comment('urn:li:activity:1', 'Hi')).toBe('404 errors/resource_not_found');
  expect(await comment(await place({ canPostComments: false }), 'Hi')).toBe(
    '403 errors/insufficient_permissions',
  );
  expect(await comment(await place({ privateGroup: true }), 'Hi')).toBe(
    '403 errors/resource_access_restricted',
  );
});

test('P6: accepts comments only as multipart/form-data', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const { postId } = (await world.post('/control/posts', { authorId: 'ada-okafor', text: 'A post' })).body;
  const fields = { account_id: accountId, text: 'Hello' };
  expect(kindOf(await world.post(`/api/v1/posts/${postId}/comments`, fields))).toBe(
    '400 errors/invalid_parameters',
  );
  expect((await world.get('/control/ledger')).body).toEqual([]);
  expect((await world.comment(postId, fields)).status).toBe(201);
  expect((await world.get('/control/ledger')).body).toMatchObject([{ text: 'Hello' }]);
});
