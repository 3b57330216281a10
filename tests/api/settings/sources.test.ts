import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NewPostDecision, recordPostDecisions } from '../../../db/automation/postDecisions.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let accountId: string;
const search = (words: string) => `https://www.linkedin.com/search/results/content/?keywords=${words}`;
const day = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signUp());
  accountId = await server.connect(token);
});
afterAll(() => server.stop());

test("describes searches by this week's finds, and profiles by name and latest post", async () => {
  const ada = 'https://www.linkedin.com/in/ada-okafor';
  const unread = 'https://www.linkedin.com/in/nobody-has-read';
  const now = server.deps.engineClock.now();
  const seen = (postId: string, change: Partial<NewPostDecision>): NewPostDecision => ({
    postId,
    postUrl: `https://www.linkedin.com/feed/update/${postId}`,
    posterName: 'Ada Okafor',
    excerpt: '',
    postedAt: now - day,
    category: 'Search',
    source: search('hiring'),
    verdict: 'open',
    reason: 'newer_first',
    detail: '',
    at: now - day,
    ...change,
  });
  await server.saveSettings(token, accountId, {
    searchUrls: [search('hiring'), search('silence')],
    searchProfiles: [ada, unread],
  });
  const { body } = await server.call('POST', '/api/settings/validate', {
    token,
    json: { accountId, profileUrl: ada },
  });
  const ofAda = { category: 'Monitor', source: ada } as const;
  await recordPostDecisions(direct(server.deps.db), accountId, [
    seen('p1', {}),
    seen('p2', { verdict: 'skipped', reason: 'too_old' }),
    seen('p3', { at: now - 8 * day }),
    seen('p4', { ...ofAda, postedAt: now - 3 * day, excerpt: 'The one before.' }),
    seen('p5', { ...ofAda, postedAt: now - 2 * day, excerpt: 'The last one.' }),
    seen('p6', { ...ofAda, postedAt: 0, excerpt: 'Of an unknown time.' }),
  ]);
  const answer = await server.call('GET', `/api/settings/sources?accountId=${accountId}`, { token });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    accountId,
    searches: [
      { url: search('hiring'), foundThisWeek: 2 },
      { url: search('silence'), foundThisWeek: 0 },
    ],
    profiles: [
      {
        url: ada,
        name: 'Ada Okafor',
        headline: expect.stringMatching(/\S/),
        imageUrl: body.profile.imageUrl,
        lastPost: {
          url: 'https://www.linkedin.com/feed/update/p5',
          excerpt: 'The last one.',
          postedAt: new Date(now - 2 * day).toISOString(),
        },
      },
      { url: unread, name: '', headline: '', imageUrl: '', lastPost: null },
    ],
  });
  expect(answer.body.profiles[0].headline).toBe(body.profile.headline);
});
