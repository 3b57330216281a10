import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { newId } from '../../../db/id.ts';
import { drafts, earlierPrompts } from '../../../db/schema/index.ts';
import { promptVersion } from '../../../server/automation/writing/promptVersion.ts';
import { readReport } from '../../../server/history/results/readReport.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { day, hour, profile, resultsWorld, search } from './world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-20T10:00:00Z' });
});
afterAll(() => server.stop());
const { customer, comment, react, reply, read, results } = resultsWorld(() => server);

/** Comments that stand in the history only; the network does not have them. */
async function history(
  { accountId, userId }: { accountId: string; userId: string },
  count: number,
  more: object = {},
) {
  const { db, engineClock: clock } = server.deps;
  await addHistory(
    db,
    Array.from({ length: count }, () => {
      const id = newId(clock.now());
      return {
        id,
        accountId,
        userId,
        state: 'confirmed' as const,
        postId: `post-${id}`,
        postUrl: 'https://www.linkedin.com/feed/update/1',
        posterId: 'ada',
        posterName: 'Ada Okafor',
        posterImageUrl: '',
        category: 'Search' as const,
        source: search,
        windowDay: '2026-03-20',
        createdAt: clock.now(),
        ...more,
      };
    }),
  );
}

test('counts comments, answers and the best comments of a period and an account', async () => {
  const owner = await customer();
  const second = await server.connect(owner.token);
  const first = await comment(owner);
  const other = await comment({ ...owner, accountId: second });
  await comment(owner, { windowDay: '2026-03-01' });
  await react(first, 2);
  await reply(other, 'The second part, thank you');
  await read();
  server.clock.advance(hour);
  await read();

  const { body } = await owner.call('GET', '/api/results');
  expect(body.totals).toEqual({
    ...{ comments: 3, read: 3, measured: 0, tooNew: 3, notMeasured: 0, answered: 0 },
    ...{ share: null, interval: null, reactions: 2, replies: 1 },
    ...{ decided: 0, unchanged: 0, unchangedShare: null, wordsChanged: null },
  });
  expect(body.best).toMatchObject([
    { _id: other.id, replies: 1, reactions: 0, posterName: 'Ada Okafor', comment: other.comment },
    { _id: first.id, replies: 0, reactions: 2 },
  ]);
  expect(body.breakdowns).toContainEqual(
    expect.objectContaining({ by: 'account', value: owner.accountId, comments: 2, reactions: 2 }),
  );
  const ofPeriod = await owner.call('GET', `/api/results?accountId=${owner.accountId}&since=2026-03-10`);
  expect(ofPeriod.body).toMatchObject({
    since: '2026-03-10',
    until: '2026-03-20',
    totals: { comments: 1, reactions: 2 },
  });
  const listed = await owner.call('GET', '/api/comment');
  expect(listed.body.find((row: { _id: string }) => row._id === first.id)).toMatchObject({
    ...{ reactions: 2, replies: 0, resultsReadAt: new Date(server.clock.now()).toISOString() },
  });
  const { body: trace } = await owner.call('GET', `/api/comment-receipts/${other.id}`);
  expect(trace).toMatchObject({ reactions: 0, replies: 1 });
});

test('shows nothing of others, and refuses days that are none', async () => {
  const owner = await customer();
  const stranger = await customer();
  await history(stranger, 3);
  await read();
  const { body } = await owner.call('GET', '/api/results');
  expect(body).toMatchObject({ totals: { comments: 0 }, breakdowns: [], best: [] });
  expect((await owner.call('GET', `/api/results?accountId=${stranger.accountId}`)).status).toBe(404);
  expect((await owner.call('GET', '/api/results?since=yesterday')).body.issues).toMatchObject([
    { path: 'since' },
  ]);
  expect(
    (await owner.call('GET', '/api/results?since=2026-03-21&until=2026-03-20')).body.issues,
  ).toMatchObject([{ path: 'since', message: "The end of a range can't be before its start" }]);
});

/** Reads comments that were posted now at an age at which they count, and lets them come of that age. */
async function measure() {
  await read();
  for (const wait of [hour, 64 * hour, 10 * hour]) {
    server.clock.advance(wait);
    await read();
  }
}

test('compares comments at equal age: too new and unmeasured ones are in no share', async () => {
  const owner = await customer();
  const since = '2026-03-01';
  const promptOf = (promptVersion: string) => ({
    trace: { promptVersion, attempts: 1, language: 'en', nearest: 0 },
  });
  const post = async (promptVersion: string, more: object = {}) => {
    for (let n = 0; n < 20; n += 1) {
      const posted = await comment(owner, { ...promptOf(promptVersion), ...more });
      if (n % 4 === 0) await react(posted);
    }
  };
  const byPrompt = async () => {
    const { body } = await owner.call('GET', `/api/results?since=${since}`);
    return [body.breakdowns.filter(({ by }: { by: string }) => by === 'prompt'), body.totals];
  };
  await post('aaaaaaaa');
  await measure();
  await post('bbbbbbbb');
  await history(owner, 3, { createdAt: server.clock.now() - 9 * day, ...promptOf('aaaaaaaa') });
  await read();
  server.clock.advance(20 * hour);
  await read();
  const [[old, young], totals] = await byPrompt();
  expect(old).toMatchObject({ value: 'aaaaaaaa', measured: 20, notMeasured: 3, answered: 5, share: 0.25 });
  expect(young).toMatchObject({ value: 'bbbbbbbb', measured: 0, tooNew: 20, reactions: 5, share: null });
  expect(totals).toMatchObject({ comments: 43, measured: 20, tooNew: 20, notMeasured: 3, share: 0.25 });
  server.clock.advance(44 * hour);
  await read();
  server.clock.advance(8 * hour);
  const [[, grown]] = await byPrompt();
  expect(grown).toMatchObject({ value: 'bbbbbbbb', measured: 20, tooNew: 0, answered: 5, share: 0.25 });
});

test('claims nothing below 20 measured comments, and only what the intervals carry above', async () => {
  const owner = await customer();
  const sources = { good: 25, poor: 25, few: 19 };
  for (const [name, count] of Object.entries(sources))
    for (let n = 0; n < count; n += 1) {
      const posted = await comment(owner, { source: `${search}-${name}` });
      if (name === 'good' && n < 24) await react(posted);
    }
  await measure();
  const { body } = await owner.call('GET', '/api/results');
  const searches = body.breakdowns.filter(({ by }: { by: string }) => by === 'search');
  expect(searches.map(({ value, share }: Record<string, unknown>) => [value, share])).toEqual([
    [`${search}-good`, 0.96],
    [`${search}-poor`, 0],
    [`${search}-few`, null],
  ]);
  expect(searches[2]).toMatchObject({ interval: null, measured: 19 });
  expect(searches[0].interval.least).toBeGreaterThan(searches[1].interval.most);
  expect(body.comparisons).toEqual([
    { by: 'search', compared: 2, better: `${search}-good`, worse: [`${search}-poor`] },
  ]);
  const { body: only } = await owner.call(
    'GET',
    `/api/results?${new URLSearchParams({ within: 'search', value: `${search}-good` })}`,
  );
  expect(only.totals).toMatchObject({ comments: 25, answered: 24 });
  expect(only.best).toHaveLength(5);
});

test('names prompts by their words and days, and keeps the text of a replaced one', async () => {
  const owner = await customer({ prompt: 'Ask one short question about the work behind the post.' });
  const { accountId } = owner;
  const post = (text: string) =>
    history(owner, 1, {
      trace: { promptVersion: promptVersion(text), attempts: 1, language: 'en', nearest: 0 },
    });
  await post('From before texts were kept');
  await post('Ask one short question about the work behind the post.');
  await server.saveSettings(owner.token, accountId, { prompt: 'Tell a number.' });
  await post('Tell a number.');
  await read();
  const { body } = await owner.call('GET', '/api/results');
  const days = { firstDay: '2026-03-20', lastDay: '2026-03-20' };
  expect(body.prompts).toHaveLength(3);
  expect(body.prompts).toEqual(
    expect.arrayContaining([
      { version: promptVersion('From before texts were kept'), text: null, inUse: false, ...days },
      {
        version: promptVersion('Ask one short question about the work behind the post.'),
        text: 'Ask one short question about the work behind the post.',
        inUse: false,
        ...days,
      },
      { version: promptVersion('Tell a number.'), text: 'Tell a number.', inUse: true, ...days },
    ]),
  );
  const names = body.breakdowns.flatMap(({ by, name }: Record<string, string>) =>
    by === 'prompt' ? name : [],
  );
  expect(names.sort()).toEqual([
    '',
    'Ask one short question about the work behind the post.',
    'Tell a number.',
  ]);
  const scope = { userId: owner.userId, accountIds: null };
  const ofMember = await readReport(server.deps, scope, {}, false);
  expect(ofMember.prompts.map(({ text }) => text)).toEqual([null, null, null]);
  expect(ofMember.breakdowns.filter(({ by, name }) => by === 'prompt' && name !== '')).toEqual([]);
  const exported = (await owner.call('GET', '/api/me/export')).body;
  expect(exported.earlierPrompts).toContainEqual(
    expect.objectContaining({ accountId, text: 'Ask one short question about the work behind the post.' }),
  );
  expect(exported.accounts[0]).toMatchObject({ resultsReadAt: null, planEndedAt: null });
  await server.call('DELETE', '/api/me', { token: owner.token, json: { password: 'correct horse' } });
  expect(await server.deps.db.select().from(earlierPrompts)).toEqual([]);
});

test('answers a period that begins in the future with no comments', async () => {
  const owner = await customer();
  await history(owner, 1);
  const { status, body } = await owner.call('GET', '/api/results?since=2026-11-01');
  expect([status, body.totals.comments]).toEqual([200, 0]);
  expect((await owner.call('GET', '/api/results?since=2026-11-01&until=2026-10-01')).status).toBe(422);
});

test('exports the breakdowns as CSV and JSON', async () => {
  const owner = await customer();
  await history(owner, 2, { category: 'Monitor', source: profile });
  await read();
  const query = `?accountId=${owner.accountId}&since=2026-03-01`;
  const csv = await owner.call('GET', `/api/exports/results.csv${query}`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.body.split('\r\n')[0]).toBe(
    '"By","Value","Name","Comments","Read","Measured","Too new","Not measured","Answered","Share","At least","At most","Reactions","Replies"',
  );
  expect(csv.body).toContain(`"profile","${profile}","","2","0","0","2","0","0","","","","0","0"`);
  const json = await owner.call('GET', `/api/exports/results.json${query}`);
  expect(json.body).toContainEqual({
    ...{ by: 'profile', value: profile, name: '', comments: 2, read: 0, measured: 0, tooNew: 2 },
    ...{ notMeasured: 0, answered: 0, share: null, interval: null, reactions: 0, replies: 0 },
  });
});

test('shows the weeks of a period beside those before, and exports them by account', async () => {
  const owner = await customer();
  const second = await server.connect(owner.token);
  const decide = async (accountId: string, original: string, windowDay: string) => {
    const posted = await comment({ ...owner, accountId }, { windowDay });
    await direct(server.deps.db)
      .insert(drafts)
      .values({
        ...{ commentId: posted.id, accountId, userId: owner.userId, state: 'posted', postText: 'A post' },
        ...{ postedAt: posted.createdAt, createdAt: posted.createdAt, lapsesAt: posted.createdAt + day },
        ...{ original: original || posted.comment, decidedAt: posted.createdAt, decidedBy: owner.userId },
      });
  };
  const today = new Date(server.clock.now()).toISOString().slice(0, 10);
  const ago = (days: number) => new Date(server.clock.now() - days * day).toISOString().slice(0, 10);
  for (let n = 0; n < 15; n += 1) await decide(owner.accountId, '', today);
  for (let n = 0; n < 6; n += 1) await decide(second, 'Which part took very long to build?', ago(6));
  await comment(owner, { windowDay: ago(3) });
  await comment(owner, { windowDay: ago(9) });
  await read();
  const { body } = await owner.call('GET', '/api/results?days=7');
  expect(body.before).toMatchObject({ since: ago(13), until: ago(7), comments: 1 });
  expect(body).toMatchObject({ claim: 'tooFew', promptChanges: [] });
  expect(body.weeks).toMatchObject([
    {
      ...{ since: ago(6), until: today, comments: 22, decided: 21, unchanged: 15, unchangedShare: 0.714 },
      ...{ wordsChanged: 0, before: { comments: 1, decided: 0, unchangedShare: null } },
    },
  ]);
  const stored = (await results()).filter(({ accountId }) => accountId === second);
  expect(stored.map(({ review, wordsChanged }) => [review, wordsChanged])).toEqual(
    Array.from({ length: 6 }, () => ['edited', expect.any(Number)]),
  );
  expect(stored[0]?.wordsChanged).toBeGreaterThan(100);

  const query = '?days=14';
  const json = await owner.call('GET', `/api/exports/result-weeks.json${query}`);
  expect(json.body.map(({ accountId, comments }: Record<string, unknown>) => [accountId, comments])).toEqual([
    [owner.accountId, 1],
    [owner.accountId, 16],
    [second, 0],
    [second, 6],
  ]);
  const csv = (await owner.call('GET', `/api/exports/result-weeks.csv${query}`)).body.split('\r\n');
  expect(csv).toHaveLength(6);
  expect(csv[0]).toContain('"Account","First day","Last day","Comments"');
  expect(csv[2]).toContain(`"${ago(6)}","${today}","16","0","0","","","","0","0","15","15","",""`);
  const far = await owner.call('GET', '/api/results?since=0001-01-01&until=9999-12-31');
  expect([far.status, far.body.totals.comments, far.body.weeks.length]).toEqual([200, 23, 105]);
});

describe('a source that brought nothing', () => {
  test('is suggested once chance is unlikely at the rate of the account, retired at once and put back', async () => {
    const owner = await customer({
      searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=a', search],
      delicatePosts: 'skip',
    });
    for (let n = 0; n < 30; n += 1) await comment(owner);
    for (let n = 0; n < 10; n += 1)
      await react(await comment(owner, { category: 'Monitor', source: profile }));
    const retirable = async () => (await owner.call('GET', '/api/results')).body.retirable;
    await read();
    expect(await retirable()).toEqual([]);
    await measure();
    const source = { accountId: owner.accountId, kind: 'search', source: search };
    expect(await retirable()).toEqual([{ ...source, comments: 30, answered: 0, sureness: 0.99, missing: 0 }]);

    const settings = async () => (await owner.call('GET', `/api/settings?accountId=${owner.accountId}`)).body;
    const searches = async () => (await settings()).searchUrls;
    const retired = await owner.call('POST', '/api/results/retire', source);
    expect(retired).toMatchObject({ status: 200, body: { ...source, position: 1 } });
    expect(await searches()).toHaveLength(1);
    expect(await retirable()).toEqual([]);
    expect((await owner.call('POST', '/api/results/retire', source)).status).toBe(404);
    expect((await owner.call('POST', '/api/results/restore', retired.body)).status).toBe(204);
    expect((await owner.call('POST', '/api/results/restore', retired.body)).status).toBe(204);
    expect((await searches())[1]).toBe(search);
    expect(await settings()).toMatchObject({ delicatePosts: 'skip' });

    const audit = (await owner.call('GET', '/api/me/export')).body.changes;
    expect(audit.at(-1)).toMatchObject({ action: 'settings.save', details: { accountId: owner.accountId } });
  });

  test('is not suggested where the account gets no answers at all', async () => {
    const owner = await customer();
    for (let n = 0; n < 30; n += 1) await comment(owner);
    await measure();
    expect((await owner.call('GET', '/api/results')).body).toMatchObject({ retirable: [], suspects: [] });
  });

  test('is shown with the comments that are still missing while it is not sure', async () => {
    const owner = await customer();
    for (let n = 0; n < 14; n += 1) await comment(owner);
    for (let n = 0; n < 10; n += 1)
      await react(await comment(owner, { category: 'Monitor', source: profile }));
    await measure();
    const { body } = await owner.call('GET', '/api/results');
    expect(body.retirable).toEqual([]);
    expect(body.suspects).toMatchObject([{ source: search, comments: 14, answered: 0, missing: 6 }]);
  });
});

test('names the reviewer of the comments that a person approved, until the person is erased', async () => {
  const owner = await customer();
  const lea = await server.signUp();
  const [approved, automatic] = [await comment(owner), await comment(owner)];
  const { db, engineClock: clock } = server.deps;
  await direct(db)
    .insert(drafts)
    .values({
      ...{ commentId: approved.id, accountId: owner.accountId, userId: owner.userId, state: 'posted' },
      ...{ postText: 'A post', postedAt: clock.now(), original: approved.comment },
      ...{ createdAt: clock.now(), lapsesAt: clock.now() + day, decidedAt: clock.now() },
      decidedBy: lea.userId,
    });
  await react(approved);
  await read();
  server.clock.advance(hour);
  await read();
  const byReviewer = async () => {
    const { body } = await owner.call('GET', '/api/results');
    return body.breakdowns
      .filter(({ by }: { by: string }) => by === 'reviewer')
      .map(({ value, name, comments, reactions }: Record<string, unknown>) => [
        value,
        name,
        comments,
        reactions,
      ])
      .sort();
  };
  expect(automatic.comment).not.toBe(approved.comment);
  expect(await byReviewer()).toEqual([
    ['', '', 1, 0],
    [lea.userId, expect.stringMatching(/^Test Person/), 1, 1],
  ]);
  const json = { password: 'correct horse' };
  expect((await server.call('DELETE', '/api/me', { token: lea.token, json })).status).toBe(204);
  expect(await byReviewer()).toEqual([['', '', 2, 1]]);
});
