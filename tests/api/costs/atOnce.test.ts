/** Calls to the language model at the same time, of which a cap has room for one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reapDeadWorkers } from '../../../db/jobs/workers.ts';
import { engines, modelReservations } from '../../../db/schema/index.ts';
import { noSpacing } from '../../../server/automation/network/pace.ts';
import { createLog } from '../../../server/log.ts';
import { readEndpoints } from '../../../server/providers/endpoints.ts';
import { type RunningServer, startServer } from '../../../server/startServer.ts';
import { direct } from '../../support/database.ts';
import { quickPasswords } from '../../support/passwords.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { heldWriter } from './heldWriter.ts';
import { costWorld, minute, mostPerCall } from './world.ts';

let writer: Awaited<ReturnType<typeof heldWriter>>;
let server: TestServer;
let dataDir: string;
/** Ends the wait of `pass` below. */
let news = () => {};

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'chimein-at-once-'));
  writer = await heldWriter(() => news());
  server = await startTestServer({
    now: '2026-03-30T10:00:00Z',
    env: { ...writer.env, DATA_DIR: dataDir },
    onDisk: true,
  });
});
afterEach(async () => {
  writer.answer();
  await server.stop();
  await writer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const { staff, setPrice, setCaps, rows, posted, notifications, customer } = costWorld(() => server);
const reservations = () => server.deps.db.select().from(modelReservations);
const trueCost = () => Math.ceil(writer.usage.prompt_tokens * 1 + writer.usage.completion_tokens * 10);

/** Resolves once the condition holds; looks at each call of the model and at each answer. */
const pass = (isTrue: () => boolean) =>
  new Promise<void>((resolve) => {
    news = () => isTrue() && resolve();
    news();
  });

/** Sends previews, and answers the model only when each is refused or waits for it. */
async function previewsAtOnce(previews: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const ended: number[] = [];
  const all = previews.map(async (preview) => {
    ended.push((await preview()).status);
    news();
  });
  await pass(() => ended.length + writer.calls() === previews.length);
  const calls = writer.calls();
  writer.answer();
  await Promise.all(all);
  expect(calls).toBe(ended.filter((status) => status === 200).length);
  return ended.sort();
}

const refused = (times: number, status: number) => Array.from({ length: times }, () => status);

describe.each(['installation', 'customer'] as const)('the cap of the %s', (scope) => {
  test('with room for one call lets one of eight at once through, and is not exceeded', async () => {
    await setPrice();
    const isAll = scope === 'installation';
    await setCaps(isAll ? mostPerCall : null, isAll ? null : mostPerCall);
    const ada = await customer();
    const answers = await previewsAtOnce(Array.from({ length: 8 }, () => ada.preview));
    expect(answers).toEqual([200, ...refused(7, isAll ? 503 : 429)]);
    const spent = (await rows()).reduce((sum, { cost }) => sum + cost, 0);
    expect(spent).toBe(trueCost());
    expect(spent).toBeLessThanOrEqual(mostPerCall * 1_000_000);
    // The true cost has replaced the reservation.
    expect(await reservations()).toEqual([]);
    // Nobody is told that a cap is reached which only calls under way have taken.
    expect(await notifications()).toEqual([]);
  });
});

test('the cap holds for two servers on one database', async () => {
  await setPrice();
  await setCaps(mostPerCall, null);
  const ada = await customer();
  const { config, clock, engineClock } = server.deps;
  const other: RunningServer = await startServer({
    ...{ config, clock, engineClock, log: createLog('silent'), webRoot: null, passwords: quickPasswords },
    ...{ random: () => 0, spacing: noSpacing, runEngine: false },
    endpoints: async () => readEndpoints(config, server.sandbox.env),
  });
  try {
    const at = (url: string) => () =>
      fetch(`${url}/api/automation/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': ada.token },
        body: JSON.stringify({ accountId: ada.accountId }),
      });
    const previews = Array.from({ length: 8 }, (_, n) => at(n % 2 === 0 ? server.url : other.url));
    expect(await previewsAtOnce(previews)).toEqual([200, ...refused(7, 503)]);
    const spent = (await rows()).reduce((sum, { cost }) => sum + cost, 0);
    expect(spent).toBe(trueCost());
    expect(await reservations()).toEqual([]);
  } finally {
    await other.stop();
  }
});

test('an account that only calls under way hold up tries again after a minute', async () => {
  await setPrice();
  await setCaps(mostPerCall, null);
  const [ada, bob] = [await customer(), await customer()];
  const preview = bob.preview();
  await pass(() => writer.calls() === 1);
  await ada.start();
  await server.engine.runDue();
  expect(await ada.state()).toMatchObject({
    ...{ stateKind: 'blocked', stateReason: 'cost_cap', dueAt: server.clock.now() + minute },
  });
  writer.answer();
  await preview;
  await setCaps(2 * mostPerCall, null);
  server.clock.advance(minute);
  const run = server.engine.runDue();
  await pass(() => writer.calls() === 1);
  writer.answer();
  await run;
  expect((await posted()).map(({ state }) => state)).toEqual(['confirmed']);
  expect(await reservations()).toEqual([]);
});

test('operators see what is reserved while a call runs', async () => {
  await setPrice();
  await setCaps(1, null);
  const ada = await customer();
  const preview = ada.preview();
  await pass(() => writer.calls() === 1);
  const { body } = await staff('GET', 'cost-caps');
  expect(body).toMatchObject({ spent: 0, reserved: expect.any(Number) });
  // The answer at its limit and the prompt.
  expect(body.reserved).toBeGreaterThan(0.04);
  expect(body.reserved).toBeLessThan(mostPerCall);
  writer.answer();
  await preview;
  expect((await staff('GET', 'cost-caps')).body).toMatchObject({
    spent: trueCost() / 1_000_000,
    reserved: 0,
  });
});

test('a call that failed without a cost releases its reservation', async () => {
  await setPrice();
  await setCaps(mostPerCall, null);
  const ada = await customer();
  const failing = ada.preview();
  await pass(() => writer.calls() === 1);
  writer.fail();
  expect((await failing).status).toBe(503);
  expect([await reservations(), await rows()]).toEqual([[], []]);
  expect(await previewsAtOnce([ada.preview])).toEqual([200]);
});

describe('the reservation of a dead run', () => {
  const holdOne = async () => {
    await setPrice();
    await setCaps(mostPerCall, null);
    const ada = await customer();
    const preview = ada.preview();
    await pass(() => writer.calls() === 1);
    expect(await reservations()).toHaveLength(1);
    return { preview };
  };
  const reserveAgain = async () => {
    const bob = await customer();
    const { accountId, userId } = bob;
    const meter = server.deps.spending.meter({ accountId, userId, purpose: 'preview', hasPrices: true });
    await meter.reserve({ inputTokens: 0, cachedTokens: 0, outputTokens: 4000 });
  };

  test('ends with the claims of its server', async () => {
    await holdOne();
    await expect(reserveAgain()).rejects.toMatchObject({ kind: 'cap' });
    await direct(server.deps.db).update(engines).set({ beatAt: 0 });
    await reapDeadWorkers(server.deps.db, 20_000);
    expect(await reservations()).toEqual([]);
    await reserveAgain();
  });

  test('ends after ten minutes at the latest', async () => {
    await holdOne();
    const [row] = await reservations();
    expect(row?.endsAt).toBeGreaterThan(Date.now());
    expect(row?.endsAt).toBeLessThanOrEqual(Date.now() + 10 * minute);
    await direct(server.deps.db)
      .update(modelReservations)
      .set({ endsAt: Date.now() - 1 });
    await reserveAgain();
  });
});

test('without a cap, nothing is reserved; one that is set meanwhile completes the calls under way', async () => {
  await setPrice();
  const ada = await customer();
  const preview = ada.preview();
  await pass(() => writer.calls() === 1);
  expect(await reservations()).toEqual([]);
  await setCaps(0, null);
  writer.answer();
  expect((await preview).status).toBe(200);
  expect((await ada.preview()).status).toBe(503);
});
