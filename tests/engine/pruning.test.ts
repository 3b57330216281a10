import { afterEach, beforeEach, expect, test } from 'vitest';
import { addEvent } from '../../db/messaging/events.ts';
import { events, postDecisions } from '../../db/schema/index.ts';
import { prune } from '../../server/automation/run/prune.ts';
import { direct, rawOf } from '../support/database.ts';
import { startTestServer } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let world: Awaited<ReturnType<typeof simulation>>;
let accountId: string;
let userId: string;
beforeEach(async () => {
  world = await simulation('2026-06-01T10:00:00Z');
  userId = await world.addUser();
  accountId = await world.addAccount(userId, {}, false);
});
afterEach(() => world.close());

let posts = 0;
type Line = { daysAgo: number; closed?: boolean; postedDaysAgo?: number; of?: string };
async function line({
  daysAgo,
  closed = false,
  postedDaysAgo = daysAgo,
  of: owner = accountId,
}: Line): Promise<string> {
  const postId = `post${++posts}`;
  const now = world.clock.now();
  await direct(world.db)
    .insert(postDecisions)
    .values({
      accountId: owner,
      postId,
      postUrl: '',
      posterName: '',
      excerpt: '',
      postedAt: now - postedDaysAgo * day,
      category: 'Search',
      source: '',
      verdict: 'skipped',
      reason: 'too_old',
      closed,
      at: now - daysAgo * day,
    });
  return postId;
}
const event = (daysAgo: number) =>
  addEvent(direct(world.db), {
    userId,
    accountId,
    kind: 'state',
    at: world.clock.now() - daysAgo * day,
    message: '',
    data: {},
  });
const left = async () =>
  (await world.db.select({ postId: postDecisions.postId }).from(postDecisions)).map(({ postId }) => postId);
const eventsLeft = async () => (await world.db.select({ id: events.id }).from(events)).map(({ id }) => id);

test('deletes seen posts after 90 days and events after 30', async () => {
  const kept = [await line({ daysAgo: 89.9 }), await line({ daysAgo: 0 })];
  await line({ daysAgo: 90.1 });
  await line({ daysAgo: 200 });
  await event(31);
  await event(30.1);
  const young = [await event(29.9), await event(0)];
  await prune(world.deps);
  expect(await left()).toEqual(kept);
  expect(await eventsLeft()).toEqual(young.map(({ id }) => id));
});

test('keeps a closed post as long as a search can find it again', async () => {
  const patient = await world.addAccount(userId, {
    choice: {
      avoidPeople: [],
      avoidCompanies: [],
      avoidWords: [],
      oldestPostDays: 300,
      sameAuthorDays: 3,
      languages: [],
    },
  });
  const found = await line({ daysAgo: 100, closed: true, postedDaysAgo: 299, of: patient });
  await line({ daysAgo: 100, closed: true, postedDaysAgo: 301, of: patient });
  await line({ daysAgo: 100, closed: false, postedDaysAgo: 150, of: patient });
  await line({ daysAgo: 100, closed: true, postedDaysAgo: 150 });
  await prune(world.deps);
  expect(await left()).toEqual([found]);
});

test('lets other work run after every 200 rows, however many there are', async () => {
  rawOf(world.db).exec('begin');
  for (let n = 0; n < 4_000; n += 1) await line({ daysAgo: 100 });
  for (let n = 0; n < 1_000; n += 1) await event(40);
  rawOf(world.db).exec('commit');
  const rows = () =>
    rawOf(world.db)
      .prepare('select (select count(*) from seen_posts) + (select count(*) from events)')
      .pluck()
      .get() as number;
  const deleted: number[] = [];
  let over = false;
  const others = (async () => {
    for (let before = rows(); !over; before -= deleted.at(-1) ?? 0) {
      await new Promise(setImmediate);
      deleted.push(before - rows());
    }
  })();
  await prune(world.deps);
  over = true;
  await others;
  expect([await left(), await eventsLeft()]).toEqual([[], []]);
  expect(deleted.filter((count) => count > 0).length).toBeGreaterThanOrEqual(5_000 / 200);
  expect(Math.max(...deleted)).toBe(200);
});

test('stops after the current step', async () => {
  for (let n = 0; n < 1000; n += 1) await line({ daysAgo: 100 });
  const leave = new AbortController();
  const work = prune(world.deps, leave.signal);
  await new Promise(setImmediate);
  leave.abort();
  await work;
  expect((await left()).length).toBeGreaterThan(0);
});

test('runs once a day', async () => {
  const server = await startTestServer({ runEngine: true });
  const { userId, token } = await server.signUp();
  const accountId = await server.connect(token);
  const old = () =>
    addEvent(direct(server.deps.db), {
      userId,
      accountId,
      kind: 'state',
      at: server.clock.now() - 31 * day,
      message: '',
      data: {},
    });
  const count = async () => (await server.deps.db.select().from(events)).length;
  const beat = async (ms: number) => {
    server.clock.advance(ms);
    for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
  };
  const before = await count();
  await old();
  await beat(9 * minute);
  expect(await count()).toBe(before + 1);
  await beat(2 * minute);
  expect(await count()).toBe(before);
  await old();
  await beat(12 * 60 * minute);
  expect(await count()).toBe(before + 1);
  await beat(12 * 60 * minute);
  expect(await count()).toBe(before);
  await server.stop();
});
