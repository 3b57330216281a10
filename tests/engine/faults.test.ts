import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findAccount } from '../../db/accounts/accounts.ts';
import { createEngine } from '../support/jobs.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';
import { busy, faultWorld, minute, post } from './faultWorld.ts';

let world: Awaited<ReturnType<typeof simulation>>;
let userId: string;
let accountId: string;
beforeEach(async () => {
  world = await simulation('2026-03-02T10:00:00Z');
  userId = await world.addUser();
  accountId = await world.addAccount(userId, busy);
});
afterEach(() => world.close());

const { fault, state, kinds, count } = faultWorld(() => ({ world, userId, accountId }));

test('posts the first comment at once, then waits for the interval', async () => {
  await world.engine.runDue();
  expect(await count()).toBe(1);
  const { kind, reason, wait } = await state();
  expect([kind, reason]).toEqual(['waiting', 'interval']);
  expect(wait).toBeGreaterThanOrEqual(10 * minute);
  expect(wait).toBeLessThanOrEqual(12.5 * minute);
});

test('shows a reached limit before the interval', async () => {
  await play(world, world.clock.now() + 50 * minute);
  expect(await count()).toBe(5);
  expect(await state()).toMatchObject({ kind: 'waiting', reason: 'limit' });
  expect((await state()).dueAt).toBe(Date.parse('2026-03-03T00:00:00Z'));
});

describe('429', () => {
  test('waits for Retry-After', async () => {
    await fault({ match: post, status: 429, body: { type: 'errors/too_many_requests', status: 429 } });
    await world.engine.runDue();
    const waiting = await state();
    expect(waiting).toMatchObject({ kind: 'waiting', reason: 'backoff', running: true });
    expect(await count()).toBe(0);
    await play(world, world.clock.now() + (waiting.wait ?? 0));
    expect(await count()).toBe(1);
  });

  test('P5: waits at least half an hour after the first 429 of a day, and until tomorrow after the second', async () => {
    await fault({ match: '/linkedin/search', status: 429, body: {}, times: 3 });
    await world.engine.runDue();
    const first = await state();
    expect(first).toMatchObject({ kind: 'waiting', reason: 'backoff', running: true, status: 'Connected' });
    expect(first.wait).toBeGreaterThanOrEqual(30 * minute);
    expect(first.wait).toBeLessThanOrEqual(40 * minute);
    world.clock.advance(first.wait ?? 0);
    await world.engine.runDue();
    expect(world.clock.now() + ((await state()).wait ?? 0)).toBeGreaterThanOrEqual(
      Date.parse('2026-03-03T00:00:00Z'),
    );
    // A new day counts anew.
    world.clock.moveTo((await state()).dueAt ?? 0);
    await world.engine.runDue();
    expect((await state()).wait).toBeLessThanOrEqual(40 * minute);
    expect(await count()).toBe(0);
  });
});

test.each([500, 503])('backs off after a %i from a search, then continues', async (status) => {
  await fault({ match: '/linkedin/search', status });
  await world.engine.runDue();
  expect(await state()).toMatchObject({ reason: 'backoff', running: true, status: 'Connected' });
  await play(world, world.clock.now() + 5 * minute);
  expect(await count()).toBe(1);
  expect(await kinds()).toContain('fault');
});

test('disconnects and pauses an account with invalid credentials', async () => {
  await world.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
  await world.engine.runDue();
  expect(await state()).toMatchObject({
    kind: 'blocked',
    reason: 'not_connected',
    running: false,
    status: 'Disconnected',
    dueAt: null,
  });
});

test('changes no account when the provider rejects our key', async () => {
  await fault({ status: 401, body: { type: 'errors/missing_credentials', status: 401 }, times: 1 });
  await world.engine.runDue();
  expect(await state()).toMatchObject({
    kind: 'blocked',
    reason: 'provider_key',
    running: true,
    status: 'Connected',
  });
  await play(world, world.clock.now() + 6 * minute);
  expect(await count()).toBe(1);
});

test('waits for the next window when the network’s daily limit is reached', async () => {
  await fault({ match: post, status: 422, body: { type: 'errors/limit_exceeded', status: 422 } });
  await world.engine.runDue();
  expect(await state()).toMatchObject({
    reason: 'limit',
    running: true,
    dueAt: Date.parse('2026-03-03T00:00:00Z'),
  });
});

test('stops on a lapsed subscription, and on a pause before the next call', async () => {
  const lapsing = await world.addUser('Trial', world.clock.now() + 5 * minute);
  const id = await world.addAccount(lapsing, busy);
  await play(world, world.clock.now() + 30 * minute);
  expect(await state(id)).toMatchObject({ kind: 'blocked', reason: 'subscription', dueAt: null });
  expect((await world.ledger()).filter((line) => line.accountId === id)).toHaveLength(1);
});

test('never runs an account on two engines of one database at once', async () => {
  const other = createEngine(world.deps);
  for (let n = 0; n < 20; n += 1) await world.addAccount(userId, { ...busy, dailySearchComments: 1 });
  for (let hour = 0; hour < 3; hour += 1) {
    await Promise.all([world.engine.runDue(), other.runDue()]);
    world.clock.advance(60 * minute);
  }
  const ledger = await world.ledger();
  const perAccount = Map.groupBy(ledger, (line) => line.accountId);
  for (const [id, lines] of perAccount) if (id !== accountId) expect(lines).toHaveLength(1);
  expect(new Set(ledger.map(({ postId }) => postId)).size).toBe(ledger.length);
  expect(perAccount.size).toBe(21);
});

describe('when the network is down for every account', () => {
  test('makes few calls for thirty accounts, and continues all when it recovers', async () => {
    for (let n = 0; n < 29; n += 1) await world.addAccount(userId, { ...busy, dailySearchComments: 1 });
    await world.control('POST', '/faults', { provider: 'network', status: 503, rate: 1 });
    let calls = 0;
    const networkClient = Object.fromEntries(
      Object.entries(world.deps.networkClient).map(([name, call]) => [
        name,
        (...args: unknown[]) => {
          calls += 1;
          return (call as (...given: unknown[]) => unknown)(...args);
        },
      ]),
    ) as typeof world.deps.networkClient;
    const engine = createEngine({ ...world.deps, networkClient });
    await play({ engine, clock: world.clock }, world.clock.now() + 2 * 60 * minute);
    // One try each ten minutes, and the five that it took to notice with what was on its way then.
    expect(calls).toBeLessThan(56);
    expect(await state()).toMatchObject({
      kind: 'waiting',
      reason: 'backoff',
      running: true,
      status: 'Connected',
    });

    await world.sandbox.fetch(new Request('http://network.example/control/faults', { method: 'DELETE' }));
    await play({ engine, clock: world.clock }, world.clock.now() + 30 * minute);
    expect(new Set((await world.ledger()).map((line) => line.accountId)).size).toBe(30);
  });

  test('makes one call in five minutes with a rejected key, alerts the operator, and changes no account', async () => {
    for (let n = 0; n < 9; n += 1) await world.addAccount(userId, busy);
    await fault({
      status: 401,
      body: { type: 'errors/missing_credentials', status: 401 },
      rate: 1,
      times: undefined,
    });
    const alarms: unknown[] = [];
    const log = Object.assign(Object.create(world.deps.log), {
      error: (details: object) => alarms.push(details),
    });
    const engine = createEngine({ ...world.deps, log });
    await play({ engine, clock: world.clock }, world.clock.now() + 30 * minute);
    expect(await state()).toMatchObject({
      kind: 'blocked',
      reason: 'provider_key',
      running: true,
      status: 'Connected',
    });
    expect(alarms.length).toBeGreaterThan(0);
    expect(alarms.length).toBeLessThan(10);
    expect(alarms[0]).toMatchObject({ alarm: 'provider_key', provider: 'network' });
  });
});

test('P12: disconnects an account that was deleted at the provider, and notifies its owner once', async () => {
  await world.engine.runDue();
  const gone = {
    status: 404,
    body: { type: 'errors/resource_not_found', status: 404 },
    rate: 1,
    times: undefined,
  };
  await fault({ match: '/linkedin/search', ...gone });
  await fault({ match: `GET /api/v1/accounts/${accountId}`, ...gone });
  await play(world, world.clock.now() + 60 * minute);
  expect(await state()).toMatchObject({
    kind: 'blocked',
    reason: 'not_connected',
    running: false,
    status: 'Disconnected',
  });
  const found = await findAccount(world.db, accountId);
  expect(found?.automation.stateMessage).toMatch(/no longer exists/);
  expect((await kinds()).filter((kind) => kind === 'fault')).toHaveLength(1);
});

test('P12: a deleted source does not affect its account', async () => {
  await fault({
    match: '/linkedin/search',
    status: 404,
    body: { type: 'errors/resource_not_found', status: 404 },
    times: 1,
  });
  await play(world, world.clock.now() + 60 * minute);
  expect(await state()).toMatchObject({ running: true, status: 'Connected' });
  expect(await count()).toBeGreaterThan(0);
});
