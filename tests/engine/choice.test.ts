import { and, eq, gt } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { saveSettingsRow } from '../../db/accounts/settings.ts';
import { listPostDecisions } from '../../db/automation/postDecisionList.ts';
import { accounts, comments, postDecisions } from '../../db/schema/index.ts';
import { defaultSettings, type SettingsValues, weekdays } from '../../server/accounts/settings/schemas.ts';
import { direct } from '../support/database.ts';
import { createEngine } from '../support/jobs.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';

const start = '2026-03-02T08:00:00Z';
const hour = 3_600_000;
const day = 24 * hour;
const search = (topic: string) => `https://www.linkedin.com/search/results/content/?keywords=${topic}`;
const person = (name: string) => `https://www.linkedin.com/in/${name}`;
const always = {
  timing: {
    ...defaultSettings.timing,
    fromTime: '00:00',
    toTime: '00:00',
    timezone: 'UTC',
    timeBetweenComments: [20],
    activeDays: [...weekdays],
  },
};
const choice = (change: Partial<SettingsValues['choice']>) => ({
  choice: { ...defaultSettings.choice, ...change },
});

let world: Awaited<ReturnType<typeof begin>>;
afterEach(() => world.close());

/** A small world in which a search finds the posts that the test has had written, and no others. */
async function begin() {
  const simulated = await simulation(start, { seed: 11 });
  const { networkClient } = simulated.deps;
  const found: string[] = [];
  const searchPosts: typeof networkClient.searchPosts = async (accountId) => ({
    posts: await Promise.all(found.map((postId) => networkClient.readPost(accountId, postId))),
    rows: found.length,
    cursor: undefined,
  });
  return {
    ...simulated,
    found,
    finding: createEngine({ ...simulated.deps, networkClient: { ...networkClient, searchPosts } }),
  };
}
/** Lets somebody write a post that the search finds; answers its id. */
async function write(authorId: string, text: string, more: object = {}): Promise<string> {
  const { postId } = await world.control('POST', '/posts', { authorId, text, ...more });
  world.found.push(postId);
  return postId;
}
const seen = async (userId: string, filter: object = {}) =>
  (await listPostDecisions(world.db, userId, { descending: true, offset: 0, limit: 1000, filter })).rows;
const line = async (userId: string, postId: string) =>
  (await seen(userId)).find((row) => row.postId === postId);
const until = (ms: number) => play(world, Date.parse(start) + ms);
const untilFound = (ms: number) =>
  play({ engine: world.finding, clock: world.clock }, Date.parse(start) + ms);

describe('every seen post has a row', () => {
  test('with its verdict and the reason', async () => {
    world = await begin();
    const userId = await world.addUser();
    const sisterId = await world.addAccount(userId, {}, false);
    const [sister] = await world.db.select().from(accounts);
    const topic = 'zymurgy';
    const ago = (days: number) => ({ createdAt: new Date(Date.parse(start) - days * day).toISOString() });
    const posts = {
      comments_closed: await write('ben-closed', `About ${topic}: no comments`, { canPostComments: false }),
      private_group: await write('ben-group', `About ${topic}: among us`, { privateGroup: true }),
      too_old: await write('ben-old', `About ${topic}: long ago`, ago(8)),
      own_account: await write(sister?.providerId ?? '', `About ${topic}: by the sister`),
      avoided_person: await write('eve-avoided', `About ${topic}: by Eve`),
      avoided_company: await write('avoided-works', `About ${topic}: by a company`, { isCompany: true }),
      avoided_word: await write('ben-words', `About ${topic} and Layoffs.`),
      other_language: await write(
        'ben-german',
        `Über ${topic}: Heute haben wir gelernt, dass gutes Bier vor allem Zeit und Ruhe braucht.`,
      ),
      newer_first: await write('ben-second', `About ${topic}: what the second of them has to say`, ago(1)),
      taken: await write(
        'ben-first',
        `About ${topic}: what the first of them has to say about beer and patience`,
      ),
    };
    const lists = {
      avoidPeople: [person('eve-avoided')],
      avoidCompanies: ['https://www.linkedin.com/company/avoided-works'],
    };
    await world.addAccount(userId, {
      ...always,
      ...choice({ ...lists, avoidWords: ['layoffs'], languages: ['en'] }),
      searchUrls: [search(topic)],
      dailySearchComments: 1,
    });
    await world.finding.runDue();

    for (const [reason, postId] of Object.entries(posts)) {
      if (reason === 'taken')
        expect(await line(userId, postId)).toMatchObject({ verdict: 'chosen', reason: 'posted' });
      else expect((await line(userId, postId))?.reason, reason).toBe(reason);
    }
    expect((await line(userId, posts.avoided_word))?.detail).toBe('layoffs');
    expect((await line(userId, posts.other_language))?.detail).toBe('de');
    expect(await world.ledger()).toHaveLength(1);
    expect(await seen(userId, { accountId: sisterId })).toEqual([]);
  });

  test('that stays unchanged until the verdict changes', async () => {
    world = await begin();
    const userId = await world.addUser();
    const postId = await write('ben-words', 'About zymurgy and paperwork.');
    const values = { ...always, searchUrls: [search('zymurgy')], dailySearchComments: 5 };
    const accountId = await world.addAccount(userId, { ...values, ...choice({ avoidWords: ['Paperwork'] }) });
    await untilFound(6 * hour);
    const before = await line(userId, postId);
    expect(before).toMatchObject({ verdict: 'skipped', reason: 'avoided_word', at: Date.parse(start) });

    await saveSettingsRow(direct(world.db), {
      accountId,
      ...defaultSettings,
      ...values,
      savedAt: world.clock.now(),
    });
    await untilFound(12 * hour);
    expect(await line(userId, postId)).toMatchObject({ verdict: 'chosen', reason: 'posted' });
    expect((await world.ledger()).map((comment) => comment.postId)).toContain(postId);
  });

  test('and a search without new posts writes nothing', async () => {
    world = await begin();
    const userId = await world.addUser();
    for (let n = 0; n < 5; n += 1)
      await write(`ben-${n}`, `About zymurgy, part ${n}`, { canPostComments: false });
    await world.addAccount(userId, { ...always, searchUrls: [search('zymurgy')], dailySearchComments: 5 });
    await untilFound(hour);
    const latest = Math.max(...(await world.db.select().from(postDecisions)).map(({ at }) => at));
    await untilFound(5 * hour);
    const changed = and(gt(postDecisions.at, latest), eq(postDecisions.reason, 'comments_closed'));
    expect(await world.db.$count(postDecisions, changed)).toBe(0);
  });
});

describe('at most one comment per author within the configured days', () => {
  const answersTo = async (sameAuthorDays: number, days: number) => {
    world = await begin();
    const userId = await world.addUser();
    const values = {
      ...always,
      ...choice({ sameAuthorDays }),
      searchProfiles: [person('ada-okafor')],
      dailyMonitorComments: 10,
    };
    const accountId = await world.addAccount(userId, values);
    const turns = await until(days * day);
    const times = (await world.ledger())
      .filter((comment) => comment.accountId === accountId)
      .map((comment) => Date.parse(comment.createdAt));
    return { times: times.sort((a, b) => a - b), turns, userId };
  };

  test('holds to the millisecond, and costs no run meanwhile', async () => {
    const { times, turns, userId } = await answersTo(3, 10);
    expect(times.length).toBeGreaterThanOrEqual(3);
    for (const [n, at] of times.slice(1).entries())
      expect(at - (times[n] ?? 0)).toBeGreaterThanOrEqual(3 * day);
    // One for the start of each day, one for each comment and one for when it is over.
    expect(turns).toBeLessThan(30);
    expect(await seen(userId, { reason: 'author_recently' })).toEqual([]);
  });

  test('is off at 0', async () => {
    const { times } = await answersTo(0, 2);
    expect(times.length).toBeGreaterThan(4);
  });

  test('applies to searches too, and the post stays open', async () => {
    world = await begin();
    const userId = await world.addUser();
    const older = await write('ben-writes', 'About zymurgy: the first part of a long story', {
      createdAt: '2026-03-02T06:00:00Z',
    });
    const newer = await write('ben-writes', 'About zymurgy: the second part of that story', {
      createdAt: '2026-03-02T07:00:00Z',
    });
    await world.addAccount(userId, { ...always, searchUrls: [search('zymurgy')], dailySearchComments: 10 });
    await untilFound(2 * day);
    expect(await line(userId, newer)).toMatchObject({ reason: 'posted' });
    expect(await line(userId, older)).toMatchObject({
      verdict: 'open',
      reason: 'author_recently',
      detail: '2026-03-02 3',
    });
    await untilFound(4 * day);
    expect(await line(userId, older)).toMatchObject({ verdict: 'chosen', reason: 'posted' });
  });
});

describe('fair rotation of sources', () => {
  const bySource = async (userId: string) => {
    const rows = await world.db.select().from(comments);
    return Map.groupBy(
      rows.filter((row) => row.userId === userId && row.state === 'confirmed'),
      (row) => row.source,
    );
  };

  test('uses every source within a week, about equally often', async () => {
    world = await begin();
    const userId = await world.addUser();
    const searchUrls = Array.from({ length: 12 }, (_, n) => search(`topic%20${n}`));
    const searchProfiles = Array.from({ length: 20 }, (_, n) => person(`somebody-${n}`));
    await world.addAccount(userId, {
      ...always,
      searchUrls,
      searchProfiles,
      dailySearchComments: 6,
      dailyMonitorComments: 6,
    });
    await until(7 * day);
    const counts = async (sources: string[]) =>
      await Promise.all(sources.map(async (source) => (await bySource(userId)).get(source)?.length ?? 0));
    for (const sources of [searchUrls, searchProfiles]) {
      expect(Math.min(...(await counts(sources)))).toBeGreaterThan(0);
      expect(Math.max(...(await counts(sources))) - Math.min(...(await counts(sources)))).toBeLessThanOrEqual(
        2,
      );
    }
  });

  test('a hundred silent profiles do not delay the searches', async () => {
    world = await begin();
    const userId = await world.addUser();
    const searchProfiles = Array.from({ length: 100 }, (_, n) => person(`nobody-${n}`));
    await world.addAccount(userId, {
      ...always,
      searchUrls: [search('design')],
      searchProfiles,
      dailySearchComments: 4,
      dailyMonitorComments: 75,
    });
    await until(12 * hour);
    expect((await bySource(userId)).get(search('design'))).toHaveLength(4);
  });
});

test('skips reposts of answered posts and strangers’ reposts of own posts', async () => {
  world = await begin();
  const userId = await world.addUser();
  const accountId = await world.addAccount(userId, {
    ...always,
    searchUrls: [search('zymurgy')],
    dailySearchComments: 10,
  });
  const own = (await world.db.select().from(accounts)).find((account) => account.accountId === accountId);
  const owner = await write(own?.providerId ?? '', 'About zymurgy: my own words', {
    createdAt: '2026-03-02T05:00:00Z',
  });
  const ofMine = await write('ben-fan', 'About zymurgy: well said', { repostOf: owner });
  const original = await write('ben-original', 'About zymurgy: this is worth repeating to everybody');
  await world.finding.runDue();
  expect(await line(userId, original)).toMatchObject({ reason: 'posted' });
  const repost = await write('ben-again', 'About zymurgy: what he says', { repostOf: original });
  await untilFound(6 * hour);
  expect(await line(userId, repost)).toMatchObject({ verdict: 'skipped', reason: 'already_commented' });
  expect(await line(userId, ofMine)).toMatchObject({ verdict: 'skipped', reason: 'own_post' });
  expect(await line(userId, owner)).toMatchObject({ verdict: 'skipped', reason: 'own_post' });
});
