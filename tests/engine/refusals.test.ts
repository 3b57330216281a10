import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findAccount } from '../../db/accounts/accounts.ts';
import { providerAlarmsSince } from '../../db/automation/providerAlarms.ts';
import { eventsAfter } from '../../db/messaging/events.ts';
import { postDecisions } from '../../db/schema/index.ts';
import { defaultSettings } from '../../server/accounts/settings/schemas.ts';
import { usualSpacing } from '../../server/automation/network/pace.ts';
import { allDay } from '../support/allDay.ts';
import { createEngine } from '../support/jobs.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';

/*
 * A provider that refuses everything costs few calls and no posts, and both the owner and the operator are
 * told.
 */

const minute = 60_000;
const hour = 60 * minute;
const busy = {
  timing: allDay(1),
  searchUrls: [
    'https://www.linkedin.com/search/results/content/?keywords=hiring',
    'https://www.linkedin.com/search/results/content/?keywords=teams',
  ],
  dailySearchComments: 75,
  prompt: 'Be brief.',
  choice: { ...defaultSettings.choice, sameAuthorDays: 0 },
};
const noModel = {
  provider: 'writer',
  status: 404,
  body: {
    error: { message: 'The model does not exist', code: 'model_not_found', type: 'invalid_request_error' },
  },
};
const emptyWriter = {
  provider: 'writer',
  status: 200,
  body: { choices: [{ message: { role: 'assistant', content: '' }, finish_reason: 'stop' }] },
};
const noComments = {
  provider: 'network',
  match: 'POST /api/v1/posts',
  status: 400,
  body: { type: 'errors/invalid_parameters', status: 400 },
};

let world: Awaited<ReturnType<typeof simulation>>;
let userId: string;
let accountId: string;
let calls: string[];
let engine: ReturnType<typeof createEngine>;
beforeEach(async () => {
  world = await simulation('2026-03-02T10:00:00Z');
  userId = await world.addUser();
  accountId = await world.addAccount(userId, busy);
  calls = [];
  engine = createEngine({
    ...world.deps,
    spacing: usualSpacing,
    networkClient: counted(world.deps.networkClient),
    writer: counted(world.deps.writer),
  });
});
afterEach(() => world.close());

/** A client that notes the name of each call. */
function counted<Client extends object>(client: Client): Client {
  const methods = Object.entries(client as Record<string, (...args: unknown[]) => unknown>);
  return Object.fromEntries(
    methods.map(([name, call]) => [
      name,
      (...args: unknown[]) => {
        calls.push(name);
        return call(...args);
      },
    ]),
  ) as Client;
}

const strike = (fault: object) => world.control('POST', '/faults', { ...fault, rate: 1 });
const playOn = (ms: number) => play({ engine, clock: world.clock }, world.clock.now() + ms);
const state = async () => {
  const found = await findAccount(world.db, accountId);
  if (!found) throw new Error('no such account');
  return found.automation;
};
const closed = () => world.db.$count(postDecisions, eq(postDecisions.closed, true));
const events = async () => eventsAfter(world.db, userId, 0, 100);

describe.each([
  ['a writer without the model', noModel],
  ['a writer that answers without a word', emptyWriter],
  ['a network that refuses every comment', noComments],
])('P2: %s, for an hour', (_what, fault) => {
  test('costs an account fewer than 20 provider calls and closes at most 3 posts', async () => {
    await strike(fault);
    await playOn(hour);
    expect(calls.filter((name) => name !== 'readOwner').length).toBeLessThan(20);
    expect(await closed()).toBeLessThanOrEqual(3);
    expect(await world.ledger()).toEqual([]);
  });

  test('alerts the operator, and the account continues by itself once it is fixed', async () => {
    await strike(fault);
    await playOn(hour);
    const [alarm] = await providerAlarmsSince(world.db, world.clock.now() - hour);
    expect(alarm?.provider).toBe(fault.provider);
    await world.sandbox.fetch(new Request('http://network.example/control/faults', { method: 'DELETE' }));
    await playOn(hour);
    expect((await world.ledger()).length).toBeGreaterThan(10);
    expect((await state()).skips).toBe(0);
  });
});

test('P2: the account’s state names the refusing provider and the time of the next attempt', async () => {
  await strike(noComments);
  await playOn(10 * minute);
  const { stateKind, stateReason, stateMessage, skips } = await state();
  expect(skips).toBeGreaterThanOrEqual(3);
  expect([stateKind, stateReason]).toEqual(['waiting', 'backoff']);
  expect(stateMessage).toMatch(
    /^LinkedIn currently rejects every comment\. Next attempt at \d\d:\d\d [AP]M$/,
  );
  expect((await events()).some(({ kind, message }) => kind === 'fault' && message === stateMessage)).toBe(
    true,
  );
});

test('P2: waits at least a minute after a refusal, and takes the next post from the same page', async () => {
  await world.control('POST', '/faults', { ...noComments, times: 1 });
  await playOn(50_000);
  expect(calls.filter((name) => name === 'searchPosts')).toHaveLength(1);
  expect((await state()).stateMessage).toMatch(
    /^The last post did not accept a comment\. Trying another one at/,
  );
  await playOn(40_000);
  expect(await world.ledger()).toHaveLength(1);
  expect(calls.filter((name) => name === 'searchPosts')).toHaveLength(1);
  expect((await state()).skips).toBe(0);
});
