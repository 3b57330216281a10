import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileTexts, searchTexts, unansweredTexts } from '../../../sandbox/demoTexts.ts';
import { judge } from '../../../sandbox/writer/judge.ts';
import { checkComment, flawIn } from '../../../server/automation/rules/checkComment.ts';
import { askJudge } from '../../../server/automation/writing/judge.ts';
import { demoLogins } from '../../../server/operations/demo/demoLogins.ts';
import { seedDemo } from '../../../server/operations/demo/seedDemo.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.deps, () => server.sandbox.seedDemo());
  const [{ email, password }] = demoLogins;
  token = (await server.call('POST', '/api/auth/login', { json: { email, password } })).body.token;
});
afterAll(() => server.stop());

const texts = [...Object.values(searchTexts).flat(), ...profileTexts];
const flawOf = (post: string, comment: string) =>
  flawIn(checkComment(comment, { post: { text: post }, earlier: [] }))?.reason ?? null;

test.for(texts)('passes the checks and the judge: $comment', ({ post, comment }) => {
  expect(flawOf(post, comment)).toBeNull();
  expect(judge(askJudge({ post, comment, facts: [] }))).toMatchObject({
    adds: 'yes',
    true: 'yes',
    sells: 'no',
    delicate: 'no',
  });
});

test('the demo’s echo is refused as one, and its delicate post is delicate', () => {
  const { echo, delicate } = unansweredTexts;
  expect(flawOf(echo.post, echo.comment)).toBe('echo');
  expect(flawOf(delicate.post, delicate.comment)).toBeNull();
  expect(judge(askJudge({ ...delicate, facts: [] })).delicate).toBe('yes');
});

test('the demo shows its newest comments by hand, and posts that got none with the reason', async () => {
  const list = async (path: string) => (await server.call('GET', path, { token })).body;
  const newest = [...(await list('/api/comment'))].slice(0, 5).map(({ comment }) => comment);
  const byHand = new Set(texts.map(({ comment }) => comment));
  for (const comment of newest) expect(byHand).toContain(comment);
  const skipped = (await list('/api/automation/posts')).filter(
    ({ verdict }: { verdict: string }) => verdict === 'skipped',
  );
  expect(skipped.map(({ reason, detail }: Record<string, string>) => `${reason}: ${detail}`).sort()).toEqual(
    [...unansweredTexts.declined.map(({ reason }) => `declined: ${reason}`), 'no_good_comment: echo'].sort(),
  );
  expect(await list('/api/drafts')).toMatchObject([
    { state: 'waiting', reason: 'delicate', comment: unansweredTexts.delicate.comment },
  ]);
});

test('the demo’s accounts have facts and a voice, which differ', async () => {
  const accounts = (await server.call('GET', '/api/linkedinaccount', { token })).body;
  const voices = [];
  for (const { accountId } of accounts) {
    const { body } = await server.call('GET', `/api/voice?accountId=${accountId}`, { token });
    expect(body).toMatchObject({ readCount: 24, count: 20, allowedAt: expect.any(String) });
    const settings = (await server.call('GET', `/api/settings?accountId=${accountId}`, { token })).body;
    expect(settings.facts.length).toBeGreaterThan(0);
    voices.push(body.habits);
  }
  expect(voices.map(({ dashes }) => dashes > 0.5).sort()).toEqual([false, true]);
});

test('the demo has results at equal age, and its first read is due now', async () => {
  const { totals } = (await server.call('GET', '/api/results', { token })).body;
  expect(totals.measured).toBeGreaterThan(20);
  expect(totals).toMatchObject({ notMeasured: 0, share: expect.any(Number) });
  const { body: reads } = await server.call('GET', '/api/results/reads', { token });
  const now = new Date(server.clock.now()).toISOString();
  for (const { nextReadAt } of reads) expect([nextReadAt, nextReadAt >= now]).toEqual([nextReadAt, true]);
});
