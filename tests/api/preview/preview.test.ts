import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  automations,
  commentedPosts,
  comments,
  drafts,
  events,
  postDecisions,
} from '../../../db/schema/index.ts';
import { weekdays } from '../../../server/accounts/settings/schemas.ts';
import { somePosts } from '../../support/posts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const hour = 3_600_000;
const day = 24 * hour;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
});
afterEach(() => server.control('DELETE', '/faults'));
afterAll(() => server.stop());

const settings = {
  timing: {
    fromTime: '09:00',
    toTime: '17:00',
    timezone: 'UTC',
    timeBetweenComments: [30],
    activeDays: [...weekdays],
  },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  dailySearchComments: 2,
};

async function customer(change: object = {}) {
  const person = await server.signUp();
  const accountId = await server.connect(person.token);
  await server.saveSettings(person.token, accountId, { ...settings, ...change });
  const preview = (more: object = {}, headers = {}) =>
    server.call('POST', '/api/automation/preview', {
      token: person.token,
      json: { accountId, ...more },
      headers,
    });
  return { ...person, accountId, preview };
}
/** The state that a preview must not change. */
const everything = async () => ({
  ledger: (await server.control('GET', '/ledger')).body,
  rows: await Promise.all(
    [comments, commentedPosts, postDecisions, drafts, events, automations].map((table) =>
      server.deps.db.select().from(table),
    ),
  ),
});
async function somePost() {
  const [post] = await somePosts(server);
  if (!post) throw new Error('there is no post');
  return post;
}

describe('a preview', () => {
  test('of the next post shows the one that the engine then takes, and changes nothing', async () => {
    const { preview, token, accountId } = await customer();
    const before = await everything();
    const { status, body } = await preview();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      post: { postUrl: expect.stringContaining('/feed/update/'), text: expect.any(String) },
      category: 'Search',
      source: settings.searchUrls[0],
      verdict: { verdict: 'chosen', reason: 'taken', message: 'The account would comment on this post' },
    });
    expect(body.comment.length).toBeGreaterThan(10);
    expect(body.checks.length).toBeGreaterThan(5);
    expect(body.checks.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
    expect(await everything()).toEqual(before);
    expect(body.people.length).toBeGreaterThan(0);
    expect(body.people.length).toBeLessThanOrEqual(5);
    const [first] = body.people;
    await server.saveSettings(token, accountId, { ...settings, searchProfiles: [first.url] });
    const urls = (await preview()).body.people.map(({ url }: { url: string }) => url);
    expect(urls).not.toContain(first.url);
    await server.saveSettings(token, accountId, settings);

    await server.call('POST', '/api/automation/start', { token, json: { accountId } });
    await server.engine.runDue();
    const { body: history } = await server.call('GET', '/api/comment', { token });
    expect(history).toMatchObject([{ postUrl: body.post.postUrl }]);
  });

  test('of a given post predicts its outcome and changes nothing', async () => {
    const { preview } = await customer();
    const post = await somePost();
    const before = await everything();
    const { body } = await preview({ postUrl: post.url });
    expect(body).toMatchObject({
      post: { postId: post.postId, postUrl: post.url, posterName: post.author.name, text: post.text },
      category: null,
      source: null,
      comment: expect.any(String),
      verdict: { verdict: 'chosen' },
    });
    expect(await everything()).toEqual(before);
  });

  test('names the reason for a post that the settings exclude, and still writes a comment', async () => {
    const post = await somePost();
    const { preview } = await customer({ choice: { avoidPeople: [post.author.name] } });
    const { body } = await preview({ postUrl: post.url });
    expect(body.verdict).toMatchObject({ verdict: 'skipped', reason: 'avoided_person' });
    expect(body.verdict.message).toContain(post.author.name);
    expect(body.comment).not.toBeNull();
  });

  test('says that a post is already answered', async () => {
    const { preview, token, accountId } = await customer();
    await server.call('POST', '/api/automation/start', { token, json: { accountId } });
    await server.engine.runDue();
    const { body: history } = await server.call('GET', '/api/comment', { token });
    const { body } = await preview({ postUrl: history[0].postUrl });
    expect(body.verdict).toMatchObject({ verdict: 'skipped', reason: 'already_commented' });
  });

  test('works outside the working hours and with the limit used up', async () => {
    const { preview, token, accountId } = await customer({ dailySearchComments: 1 });
    await server.call('POST', '/api/automation/start', { token, json: { accountId } });
    await server.engine.runDue();
    expect((await preview()).body).toMatchObject({ verdict: { verdict: 'chosen' } });
    server.clock.advance(10 * hour);
    expect((await preview()).body).toMatchObject({ verdict: { verdict: 'chosen' } });
  });

  test.each([
    [{ searchUrls: [] }, 'Add a search link or a profile to monitor'],
    [{ searchUrls: [], dailySearchComments: 0 }, 'Add a search link or a profile to monitor'],
  ])('with %j explains why there is no post', async (change, message) => {
    const { preview } = await customer(change);
    expect((await preview()).body).toMatchObject({
      post: null,
      category: null,
      source: null,
      comment: null,
      checks: [],
      verdict: { verdict: 'none', reason: 'no_posts', message },
    });
  });

  test('with both limits at 0 writes a comment and says that the limits prevent posting', async () => {
    const { preview } = await customer({ dailySearchComments: 0 });
    const { body } = await preview();
    expect(body).toMatchObject({
      comment: expect.any(String),
      verdict: { verdict: 'open', message: 'Both daily limits are 0. Raise one to start commenting' },
    });
  });

  test('shows a comment that fails the checks with its flaw', async () => {
    const { preview } = await customer();
    const refusal = {
      choices: [{ message: { content: "I'm sorry, but I can't help with that." }, finish_reason: 'stop' }],
    };
    await server.control('POST', '/faults', { provider: 'writer', status: 200, body: refusal, times: 2 });
    const { body } = await preview({ postUrl: (await somePost()).url });
    expect(body.comment).toBe("I'm sorry, but I can't help with that.");
    expect(body.checks).toContainEqual(expect.objectContaining({ check: 'refusal', ok: false }));
    expect(body.verdict).toMatchObject({
      verdict: 'skipped',
      reason: 'no_good_comment',
      message: expect.stringContaining('refusal'),
    });
  });
});

describe('a preview is rejected', () => {
  test.each([
    'https://www.linkedin.com/in/ada-okafor',
    'https://www.linkedin.com/pulse/three-steps',
    'https://example.com',
  ])('for %s', async (postUrl) => {
    const { preview } = await customer();
    const message = 'This is not the URL of a LinkedIn post';
    expect(await preview({ postUrl })).toMatchObject({
      status: 422,
      body: { message, issues: [{ path: 'postUrl', message }] },
    });
  });

  test('for a deleted post', async () => {
    const { preview } = await customer();
    expect(await preview({ postUrl: 'urn:li:activity:1' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'postUrl', message: 'LinkedIn does not show this post to the account' }] },
    });
  });

  test.each(['', 'x'.repeat(2049)])('for an address that is too long', async (postUrl) => {
    const { preview } = await customer();
    expect(await preview({ postUrl })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'postUrl' }] },
    });
  });

  test('while the writer is down, without blaming the post', async () => {
    const { preview } = await customer();
    await server.control('POST', '/faults', { provider: 'writer', status: 503, times: 1 });
    expect(await preview()).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    expect((await preview()).status).toBe(200);
  });

  test('while the operator has stopped everything, but not while only the user has', async () => {
    const { preview, token } = await customer();
    await server.call('PUT', '/api/automation/switch', { token, json: { stopped: true } });
    expect((await preview()).status).toBe(200);
    const admin = await server.signUp({ role: 'admin' });
    const put = (stopped: boolean) =>
      server.call('PUT', '/api/admin/switch', {
        token: admin.token,
        json: { stopped, reason: 'Maintenance' },
      });
    await put(true);
    const refused = await preview();
    await put(false);
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'Everything is stopped: Maintenance' },
    });
    expect((await preview()).status).toBe(200);
  });

  test('for another user’s account', async () => {
    const { accountId } = await customer();
    const { preview } = await customer();
    expect(await preview({ accountId })).toMatchObject({
      status: 404,
      body: { message: 'Account not found' },
    });
  });

  test('the 61st time in an hour, with Retry-After', async () => {
    const { preview } = await customer({ searchUrls: [] });
    for (let n = 0; n < 60; n += 1) expect((await preview()).status).toBe(200);
    const refused = await preview();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    server.clock.advance(hour);
    expect((await preview()).status).toBe(200);
  });
});

test('is written once with an Idempotency-Key', async () => {
  const { preview } = await customer();
  const key = { 'idempotency-key': 'one' };
  const first = await preview({}, key);
  // The writer would not answer a second time.
  await server.control('POST', '/faults', { provider: 'writer', status: 503, times: 1 });
  const again = await preview({}, key);
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('leaves no trace in the following days', async () => {
  const { preview, token } = await customer();
  await preview();
  server.clock.advance(day);
  await server.engine.runDue();
  expect((await server.call('GET', '/api/comment', { token })).body).toEqual([]);
});
