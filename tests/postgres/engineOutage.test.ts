/**
 * Postgres goes away while the engine works: nothing is posted twice, nothing is lost, and it goes on by
 * itself.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAccount } from '../../db/accounts/accounts.ts';
import { isAway } from '../../db/files/problem.ts';
import { reapDeadWorkers } from '../../db/jobs/workers.ts';
import { connectPostgres } from '../../db/postgres/open.ts';
import { engines } from '../../db/schema/index.ts';
import { defaultSettings, weekdays } from '../../server/accounts/settings/schemas.ts';
import { direct, execute } from '../support/database.ts';
import { createEngine } from '../support/jobs.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';
import { newDatabase } from './databases.ts';
import { startTcpProxy, type TcpProxy } from './tcpProxy.ts';

const minute = 60_000;
const start = '2026-03-02T10:00:00.000Z';
const busy = {
  timing: {
    ...{ fromTime: '00:00', toTime: '00:00', timezone: 'UTC', timeBetweenComments: [10] },
    activeDays: [...weekdays],
  },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 12,
  prompt: 'Be brief.',
  choice: { ...defaultSettings.choice, sameAuthorDays: 0 },
};

let url: string;
let drop: () => void;
let proxy: TcpProxy;
let world: Awaited<ReturnType<typeof simulation>>;
let accountId: string;
beforeEach(async () => {
  ({ url, drop } = await newDatabase());
  proxy = await startTcpProxy(url);
  world = await simulation(start, { db: connectPostgres(proxy.url) });
  accountId = await world.addAccount(await world.addUser(), busy);
});
afterEach(async () => {
  await world.close();
  await proxy.close();
  drop();
});

const onNetwork = async () => (await world.ledger()).map(({ postId }) => postId).sort();
const states = () => execute(world.db, 'select state, post_id from comments order by post_id');

async function expectInStep(comments: number): Promise<void> {
  const posts = await onNetwork();
  expect(posts).toHaveLength(comments);
  expect(new Set(posts).size).toBe(comments);
  expect(await states()).toEqual(posts.map((post_id) => ({ state: 'confirmed', post_id })));
}

test('posts nothing that it could not save first, and goes on once Postgres is back', async () => {
  const writer: typeof world.deps.writer = {
    ...world.deps.writer,
    async complete(...given) {
      await proxy.cut();
      return world.deps.writer.complete(...given);
    },
  };
  const engine = createEngine({ ...world.deps, writer });
  expect(isAway(await engine.runDue().catch((error) => error))).toBe(true);
  expect(await onNetwork()).toEqual([]);
  await proxy.restore();
  // The account could not be given back either; that is stored first.
  await engine.runDue();
  expect((await findAccount(world.db, accountId))?.automation).toMatchObject({
    leaseHolder: null,
    stateReason: 'backoff',
  });
  world.clock.advance(2 * minute);
  await world.engine.runDue();
  await expectInStep(1);
});

test('finds a comment that was posted while Postgres went away, and does not post it again', async () => {
  const networkClient: typeof world.deps.networkClient = {
    ...world.deps.networkClient,
    async comment(...given) {
      const answer = await world.deps.networkClient.comment(...given);
      await proxy.cut();
      return answer;
    },
  };
  const engine = createEngine({ ...world.deps, networkClient });
  expect(isAway(await engine.runDue().catch((error) => error))).toBe(true);
  expect(await onNetwork()).toHaveLength(1);
  await proxy.restore();
  expect(await states()).toEqual([expect.objectContaining({ state: 'sent' })]);
  await engine.runDue();
  await play(world, Date.parse(start) + 5 * minute);
  await expectInStep(1);
});

test('posts nothing for a server that was cut off until others had taken over its run', async () => {
  let written = 0;
  const writer: typeof world.deps.writer = {
    ...world.deps.writer,
    async complete(...given) {
      written += 1;
      if (written === 1) {
        proxy.silence();
        const other = connectPostgres(url);
        await direct(other).update(engines).set({ beatAt: 0 });
        // The account and its job.
        expect(await reapDeadWorkers(other, 20_000)).toBe(2);
        other.close();
        proxy.deliver();
      }
      return world.deps.writer.complete(...given);
    },
  };
  await createEngine({ ...world.deps, writer }).runDue();
  // Its second run of the account is by a claim of its own.
  expect(written).toBe(2);
  await expectInStep(1);
});
