import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertBenchPost } from '../../../db/automation/promptBench.ts';
import type { Post } from '../../../server/providers/network.ts';
import { somePosts } from '../../support/posts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let posts: Post[];
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
  posts = (await somePosts(server)).filter(({ text }) => text.trim() !== '');
});
afterEach(() => server.control('DELETE', '/faults'));
afterAll(() => server.stop());

async function customer() {
  const person = await server.signUp();
  const { token } = person;
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, { prompt: 'Ask one specific question.' });
  const at = '/api/prompt-bench';
  return {
    ...person,
    accountId,
    keep: (postUrl: string) => server.call('POST', `${at}/posts`, { token, json: { accountId, postUrl } }),
    list: () => server.call('GET', `${at}/posts`, { token }),
    remove: (id: string) => server.call('DELETE', `${at}/posts/${id}`, { token }),
    run: (more: object) =>
      server.call('POST', `${at}/run`, {
        token,
        json: { accountId, prompt: 'Agree, and say why.', ...more },
      }),
    /** Keeps posts that are on no network. */
    async fill(n: number) {
      for (let i = 0; i < n; i += 1) {
        const post = {
          postId: `p${i}`,
          postUrl: 'https://network.example',
          posterName: 'Ada Okafor',
          text: 'Three steps cut our build time.',
        };
        await insertBenchPost(
          server.deps.db,
          { id: `${person.userId}-${i}`, userId: person.userId, ...post, postedAt: 0, createdAt: i },
          20,
        );
      }
    },
  };
}
const urlOf = (n: number): string => posts[n]?.url ?? '';
type Row = { post: { _id: string }; before: Side; after: Side };
type Side = { comment: string | null; checks: { ok: boolean }[]; passed: boolean; fault: string | null };

describe('a post on the bench', () => {
  test('is saved, listed and deleted', async () => {
    const { keep, list, remove } = await customer();
    const first = await keep(urlOf(0));
    const [post] = posts;
    expect(first).toMatchObject({
      status: 201,
      body: { postId: post?.postId, postUrl: post?.url, posterName: post?.author.name, text: post?.text },
    });
    server.clock.advance(1000);
    const second = await keep(urlOf(1));
    const listed = await list();
    expect(listed.body).toEqual([second.body, first.body]);
    expect(listed.headers.get('content-range')).toBe('bench-posts 0-1/2');
    expect((await remove(first.body._id)).status).toBe(204);
    expect((await remove(first.body._id)).status).toBe(404);
    expect((await list()).body).toEqual([second.body]);
  });

  test('is saved once, also by two clicks', async () => {
    const { keep, list } = await customer();
    const answers = await Promise.all([keep(urlOf(0)), keep(urlOf(0))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await keep(urlOf(0))).body.message).toBe('You have already saved this post');
    expect((await list()).body).toHaveLength(1);
  });

  test('is limited to 20', async () => {
    const { keep, fill } = await customer();
    await fill(19);
    expect((await keep(urlOf(0))).status).toBe(201);
    expect(await keep(urlOf(1))).toMatchObject({
      status: 409,
      body: { message: 'You have saved 20 posts. Please remove one first' },
    });
  });

  test('is not visible to others', async () => {
    const owner = await customer();
    const other = await customer();
    const { body } = await owner.keep(urlOf(0));
    expect((await other.list()).body).toEqual([]);
    expect(await other.remove(body._id)).toMatchObject({ status: 404, body: { message: 'Post not found' } });
    expect(await other.run({ postIds: [body._id] })).toMatchObject({
      status: 404,
      body: { message: 'Post not found' },
    });
  });

  test('must exist', async () => {
    const { keep } = await customer();
    for (const postUrl of ['https://www.linkedin.com/in/ada-okafor', 'urn:li:activity:1'])
      expect(await keep(postUrl)).toMatchObject({ status: 422, body: { issues: [{ path: 'postUrl' }] } });
  });
});

describe('a run', () => {
  test('writes with both prompts for each post and saves nothing', async () => {
    const { keep, run, token } = await customer();
    const kept = [await keep(urlOf(0)), await keep(urlOf(1)), await keep(urlOf(2))].map(
      ({ body }) => body._id,
    );
    const { status, body } = await run({});
    expect(status).toBe(200);
    expect(body.rows.map(({ post }: Row) => post._id).sort()).toEqual([...kept].sort());
    for (const { before, after } of body.rows as Row[]) {
      for (const side of [before, after]) {
        expect(side.comment?.length).toBeGreaterThan(10);
        expect(side.fault).toBeNull();
        expect(side.passed).toBe(side.checks.every(({ ok }) => ok));
      }
    }
    const passed = (side: 'before' | 'after') => body.rows.filter((row: Row) => row[side].passed).length;
    expect(body.summary).toEqual({
      before: { passed: passed('before'), of: 3 },
      after: { passed: passed('after'), of: 3 },
    });
    expect((await server.control('GET', '/ledger')).body).toEqual([]);
    expect((await server.call('GET', '/api/comment', { token })).body).toEqual([]);
  });

  test('uses the saved or the given prompt, and only the chosen posts', async () => {
    const { fill, run, userId } = await customer();
    await fill(2);
    const asked: string[] = [];
    const { complete } = server.deps.writer;
    server.deps.writer.complete = (messages, signal) => {
      asked.push(messages.map(({ content }) => content).join('\n'));
      return complete(messages, signal);
    };
    try {
      await run({ postIds: [`${userId}-1`] });
      await run({ postIds: [`${userId}-1`], comparedWith: 'Be brief about it.' });
    } finally {
      server.deps.writer.complete = complete;
    }
    const holding = (prompt: string) => asked.filter((text) => text.includes(prompt)).length;
    expect([
      holding('Ask one specific question.'),
      holding('Be brief about it.'),
      holding('Agree, and say why.'),
    ]).toEqual([1, 1, 2]);
  });

  test('reports a comment that could not be written in its place', async () => {
    const { fill, run } = await customer();
    await fill(1);
    await server.control('POST', '/faults', { provider: 'writer', status: 503, times: 1 });
    const { status, body } = await run({});
    expect(status).toBe(200);
    const [row] = body.rows as Row[];
    const failed = [row?.before, row?.after].filter((side) => side?.fault);
    expect(failed).toMatchObject([
      {
        comment: null,
        checks: [],
        passed: false,
        fault: 'The writer is not responding correctly right now',
      },
    ]);
    expect(body.summary.before.passed + body.summary.after.passed).toBe(1);
  });

  test('writes at most four comments at a time', async () => {
    const { fill, run } = await customer();
    await fill(6);
    const { complete } = server.deps.writer;
    let now = 0;
    let most = 0;
    server.deps.writer.complete = async (messages, signal) => {
      now += 1;
      most = Math.max(most, now);
      try {
        return await complete(messages, signal);
      } finally {
        now -= 1;
      }
    };
    try {
      await run({});
    } finally {
      server.deps.writer.complete = complete;
    }
    expect(most).toBe(4);
  });

  test.each([
    [{ prompt: 'x'.repeat(10_001) }, 'prompt'],
    [{ comparedWith: 'x'.repeat(10_001) }, 'comparedWith'],
    [{ postIds: [] }, 'postIds'],
    [{ postIds: Array.from({ length: 21 }, (_, n) => `${n}`) }, 'postIds'],
  ])('rejects %j', async (change, path) => {
    const { run } = await customer();
    expect(await run(change)).toMatchObject({ status: 422, body: { issues: [{ path }] } });
  });
  test('accepts twenty posts and prompts of 10,000 characters', async () => {
    const { fill, run, userId } = await customer();
    await fill(20);
    const postIds = Array.from({ length: 20 }, (_, n) => `${userId}-${n}`);
    const { status, body } = await run({ postIds, prompt: 'x'.repeat(10_000), comparedWith: '' });
    expect([status, body.rows?.length]).toEqual([200, 20]);
  });

  test('requires a post', async () => {
    const { run } = await customer();
    expect(await run({})).toMatchObject({
      status: 409,
      body: { message: 'Save at least one post to compare prompts' },
    });
  });

  test('is rejected the 21st time in an hour', async () => {
    const { fill, run } = await customer();
    await fill(1);
    for (let n = 0; n < 20; n += 1) expect((await run({})).status).toBe(200);
    const refused = await run({});
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
  });
});
