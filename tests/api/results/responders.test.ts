import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOptOut } from '../../../db/automation/optOuts.ts';
import { addReplies } from '../../../db/history/replies.ts';
import { newId } from '../../../db/id.ts';
import { listResponders } from '../../../server/history/responders/responders.ts';
import { direct } from '../../support/database.ts';
import { addReply } from '../../support/replies.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { hour, resultsWorld } from './world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-20T10:00:00Z' });
});
afterAll(() => server.stop());
const { customer, comment, read } = resultsWorld(() => server);

type Commented = Awaited<ReturnType<typeof comment>>;
const owned = ({ id: commentId, userId, accountId }: Commented) => ({ commentId, userId, accountId });

/** A customer whose comments on posts by Ada were answered by her, by Jonas twice, and by Eve. */
async function answered() {
  const owner = await customer();
  const second = await server.connect(owner.token);
  const [one, two] = [
    await comment(owner, { posterId: 'ada' }),
    await comment({ ...owner, accountId: second }, { posterId: 'ada' }),
  ];
  await read();
  const by = async (comment: typeof one, id: string, authorName: string, authorHeadline: string) => {
    server.clock.advance(1000);
    const author = { authorId: id, authorName, authorHeadline };
    const authorUrl = `https://www.linkedin.com/in/${authorName.toLowerCase().replace(' ', '-')}`;
    await addReply(server, { ...owned(comment), ...author, authorUrl });
  };
  await by(one, 'ada', 'Ada Okafor', 'Head of engineering');
  await by(one, 'jonas', 'Jonas Berg', 'Designer');
  await by(two, 'jonas', 'Jonas Berg', 'Head of design');
  await by(one, 'eve', 'Eve Lang', '=cmd()');
  await addReply(server, { ...owned(one), authorId: 'own', isOwn: true });
  // The network does not say who.
  await addReply(server, { ...owned(one), authorId: '', authorName: '' });
  const people = async (filter: object = {}, more = '') => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
    return (await owner.call('GET', `/api/responders?${query}`)).body;
  };
  return { ...owner, second, one, two, people };
}
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

test('lists the people who answered, how often and where, apart from the authors of the posts', async () => {
  const { people, call, one, two, second, accountId } = await answered();
  const [first, ...others] = await people();
  expect(first).toMatchObject({
    ...{
      _id: 'jonas',
      name: 'Jonas Berg',
      headline: 'Head of design',
      replies: 2,
      comments: 2,
      onOwnPosts: 0,
    },
    ...{ lastCommentId: two.id, lastPosterName: 'Ada Okafor' },
    accountNames: [expect.any(String), expect.any(String)],
  });
  expect(first.lastUrl).toContain(two.postUrl);
  expect(names(others)).toEqual(['Eve Lang', 'Ada Okafor']);
  expect(names(await people({}, '&sort=["lastAt","ASC"]&range=[0,1]'))).toEqual(['Ada Okafor', 'Jonas Berg']);
  expect(names(await people({ postAuthor: true }))).toEqual(['Ada Okafor']);
  expect(names(await people({ postAuthor: false }))).toEqual(['Jonas Berg', 'Eve Lang']);
  expect(names(await people({ q: 'HEAD OF' }))).toEqual(['Jonas Berg', 'Ada Okafor']);
  expect(names(await people({ q: '100%' }))).toEqual([]);
  expect(names(await people({ accountId: second }))).toEqual(['Jonas Berg']);
  const { body } = await call('GET', '/api/results');
  expect(body.responders).toEqual({
    people: 3,
    postAuthors: 1,
    notNamed: 0,
    replies: 4,
    repliesOnOwnPosts: 1,
  });
  const ofAccount = await call('GET', `/api/results?accountId=${accountId}`);
  expect(ofAccount.body.responders).toMatchObject({ people: 3, replies: 3 });
  expect(one.accountId).toBe(accountId);

  const csv = await call('GET', `/api/exports/responders.csv?filter=${encodeURIComponent('{"q":"e"}')}`);
  expect(csv.body.split('\r\n')[1]).toContain('"Jonas Berg","Head of design"');
  expect(csv.body).toContain(`"Eve Lang","'=cmd()"`);
  expect((await call('GET', '/api/responders?sort=["name","ASC"]')).status).toBe(422);
});

test('shows members only the accounts that they are assigned to, and strangers nothing', async () => {
  const { second, userId } = await answered();
  const stranger = await customer();
  expect((await stranger.call('GET', '/api/responders')).body).toEqual([]);
  const page = { sort: { field: 'replies' as const, descending: true }, offset: 0, limit: 10, filter: {} };
  const { rows, total } = await listResponders(server.deps, { userId, accountIds: [second] }, page);
  expect([total, rows.length]).toEqual([1, 1]);
});

test('lists a member with 5,000 replies once', async () => {
  const { one: posted, people, userId, accountId } = await answered();
  const now = server.clock.now() + hour;
  const rows = Array.from({ length: 5000 }, (_, n) => {
    const id = newId(now);
    return {
      ...{
        id,
        userId,
        accountId,
        commentId: posted.id,
        providerReplyId: id,
        text: `Reply ${n}`,
        isOwn: false,
      },
      ...{ authorId: 'max', authorName: 'Max Vale', authorHeadline: '', authorUrl: '', authorImageUrl: '' },
      ...{ createdAt: now, foundAt: now, handledAt: null },
    };
  });
  for (let from = 0; from < rows.length; from += 500)
    await addReplies(direct(server.deps.db), rows.slice(from, from + 500));
  expect((await people())[0]).toMatchObject({ name: 'Max Vale', replies: 5000, comments: 1 });
});

// Last: an opt-out holds for the whole installation.
test('counts people who have opted out, and names them nowhere', async () => {
  const { people, call } = await answered();
  const optOut = {
    state: 'active' as const,
    code: null,
    looks: 0,
    createdAt: 0,
    decidedAt: 0,
    expiresAt: null,
  };
  const add = (profile: string, providerId: string | null) =>
    insertOptOut(direct(server.deps.db), { ...optOut, id: newId(0), profile, providerId });
  await add('person:jonas-berg', null);
  await add('person:renamed', 'eve');
  expect(names(await people())).toEqual(['Ada Okafor']);
  expect((await call('GET', '/api/exports/responders.csv')).body).not.toContain('Jonas');
  const { body } = await call('GET', '/api/results');
  expect(body.responders).toMatchObject({ people: 3, notNamed: 2, replies: 4 });
});
