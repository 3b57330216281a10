import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function customer() {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  const keep = (postUrl: string, comment: string) =>
    server.call('POST', '/api/drafts', { token, json: { accountId, postUrl, comment } });
  return { token, keep };
}
const post = async (more: object = {}) =>
  (await server.control('POST', '/posts', { authorId: 'ada-okafor', text: 'A post', ...more })).body;

test('keeping a text for a repost takes its original too', async () => {
  const { keep } = await customer();
  const original = await post();
  const repost = await post({ authorId: 'tom-berger', repostOf: original.postId });
  expect((await keep(repost.postUrl, 'Which step took longest?')).status).toBe(201);
  expect(await keep(original.postUrl, 'How many people were asked?')).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
});

test('of two texts for one post at the same moment, one is kept', async () => {
  const { token, keep } = await customer();
  const { postUrl } = await post();
  const answers = await Promise.all([
    keep(postUrl, 'Which step took longest?'),
    keep(postUrl, 'How many people were asked?'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await server.call('GET', '/api/drafts', { token })).body).toHaveLength(1);
});
