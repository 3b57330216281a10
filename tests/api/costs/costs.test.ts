import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countsAtAge, notRead } from '../../../db/history/results.ts';
import { newId } from '../../../db/id.ts';
import { addCosts } from '../../../db/operations/modelCosts.ts';
import { commentResults, comments } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { createSpending } from '../../../server/automation/writing/spending.ts';
import { iso } from '../../../server/clock.ts';
import { direct } from '../../support/database.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';
import { costWorld, minute, price } from './world.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: '2026-03-30T10:00:00Z' });
});
afterEach(() => server.stop());
const { staff, setPrice, setCaps, costs, rows, posted, customer } = costWorld(() => server);

const million = 1_000_000;
/** The cost of these tokens at the sandbox's prices, in millionths. */
const costOf = ({ inputTokens, cachedTokens, outputTokens }: Record<string, number>) =>
  Math.ceil(
    ((inputTokens ?? 0) - (cachedTokens ?? 0)) * price.input +
      (cachedTokens ?? 0) * price.cached +
      (outputTokens ?? 0) * price.output,
  );
const answerOnce = (body: object) =>
  server.control('POST', '/faults', { provider: 'writer', status: 200, times: 1, body });

test('a price or cap that would be stored as 0 is rejected', async () => {
  const price = 'Price must be 0 or at least 0.000001';
  for (const kind of ['input', 'cached', 'output'])
    expect(await setPrice({ [kind]: 0.0000004 })).toMatchObject({
      status: 422,
      body: { issues: [{ path: kind, message: price }] },
    });
  expect((await setPrice({ input: 0.0000005, cached: 0, output: 0 })).body).toMatchObject({
    input: 0.000001,
    output: 0,
  });
  const cap = await staff('PUT', 'cost-caps', { installation: null, customer: 0.0000001 });
  expect(cap).toMatchObject({ status: 422, body: { message: 'Cap must be 0 or at least 0.000001' } });
});

describe('a comment', () => {
  test('costs the tokens that the model reports, at the price of its time', async () => {
    await setPrice();
    const ada = await customer();
    await ada.start();
    await server.engine.runDue();
    const [comment] = await posted();
    const usage = comment?.trace?.usage;
    expect(usage).toMatchObject({ model: 'sandbox-writer', calls: 1, estimated: 0 });
    // The sandbox's model reasons with 1,500 tokens.
    expect(usage?.outputTokens).toBeGreaterThan(1500);
    expect(usage?.inputTokens).toBeGreaterThan(100);
    expect(usage?.cost).toBe(costOf(usage as never));
    const { model: _, cost, ...counts } = usage as never as Record<string, number>;
    const [row] = await costs();
    expect(row).toMatchObject({
      ...{ month: '2026-03', accountId: ada.accountId, email: ada.email, unpriced: 0, ...counts },
      cost: (cost as number) / million,
    });
    // The price of later comments changes nothing that is recorded.
    await setPrice({ output: 100 });
    await play(server, server.clock.now() + 11 * minute);
    const all = await posted();
    expect(all).toHaveLength(2);
    expect(all[0]?.trace?.usage?.cost).toBe(cost);
    expect(all[1]?.trace?.usage?.cost).toBeGreaterThan(5 * (cost as number));
  });

  test('counts the tokens of facts and voice, and from the second comment on reads them from the cache', async () => {
    await setPrice();
    const rest =
      'two ramps and a forklift that nobody but the foreman may drive on Sundays or public holidays';
    const facts = Array.from({ length: 30 }, (_, n) => `I run depot ${n} with a night shift, ${rest}`);
    const bare = await customer();
    const ada = await customer({ facts });
    const samples = [10, 11].map((n) => `${n} pallets that nobody counts decide who waits until noon.`);
    const json = { accountId: ada.accountId, samples };
    expect((await server.call('POST', '/api/voice/samples', { ...ada, json })).status).toBe(200);
    for (const { start } of [bare, ada]) await start();
    await play(server, server.clock.now() + 15 * minute);
    const usageOf = async ({ accountId }: { accountId: string }) =>
      (await posted())
        .filter((comment) => comment.accountId === accountId)
        .sort((a, b) => a.createdAt - b.createdAt)
        .map(({ trace }) => trace?.usage as { inputTokens: number; cachedTokens: number });
    const [withoutBrief, withBrief] = [await usageOf(bare), await usageOf(ada)];
    const tokens = facts.join('').length / 4;
    expect(withBrief[0]?.inputTokens).toBeGreaterThan((withoutBrief[0]?.inputTokens ?? 0) + tokens);
    const cached = (usage: typeof withBrief) => usage[1]?.cachedTokens ?? 0;
    // OpenAI caches nothing below 1,024 tokens, and the task alone has fewer.
    expect([withoutBrief.length, withBrief.length]).toEqual([2, 2]);
    expect(cached(withoutBrief)).toBe(0);
    expect(cached(withBrief)).toBeGreaterThanOrEqual(1024);
    expect(cached(withBrief)).toBeGreaterThan(tokens);
    const row = (await rows()).find(({ accountId }) => accountId === ada.accountId);
    const sum = (kind: 'inputTokens' | 'cachedTokens') =>
      withBrief.reduce((all, used) => all + used[kind], 0);
    expect(row).toMatchObject({ inputTokens: sum('inputTokens'), cachedTokens: sum('cachedTokens') });
  });

  test('has an unknown cost, not 0, without a price', async () => {
    const ada = await customer();
    await ada.start();
    await server.engine.runDue();
    const [row] = await costs();
    expect(row).toMatchObject({ calls: 1, unpriced: 1, cost: null });
    const { body } = await staff('GET', `users/${ada.userId}/comments`);
    expect(body[0].writing).toMatchObject({ model: 'sandbox-writer', calls: 1, cost: null });
    const { body: csv } = await staff('GET', 'exports/costs.csv');
    expect(csv).toContain(',"unknown","USD"');
    // From now on it has one.
    await setPrice();
    await play(server, server.clock.now() + 11 * minute);
    const [later] = await costs();
    expect(later).toMatchObject({ calls: 2, unpriced: 1, cost: expect.any(Number) });
    expect(later?.cost).toBeGreaterThan(0);
  });

  test('is shown with its cost to admins, and without to customers', async () => {
    await setPrice();
    const ada = await customer();
    await ada.start();
    await server.engine.runDue();
    const { body } = await staff('GET', `users/${ada.userId}/comments`);
    expect(body[0].writing.cost).toBeGreaterThan(0.01);
    const { token } = ada;
    const [own] = (await server.call('GET', '/api/comment', { token })).body;
    const { body: trace } = await server.call('GET', `/api/comment-receipts/${own._id}`, { token });
    const { body: file } = await server.call('GET', '/api/exports/comments.json', { token });
    for (const seen of [own, trace, file]) expect(JSON.stringify(seen)).not.toMatch(/cost|token|usage/i);
  });
});

describe('every call counts', () => {
  const usage = {
    prompt_tokens: 1000,
    completion_tokens: 500,
    prompt_tokens_details: { cached_tokens: 400 },
  };
  const saying = (content: string, more: object = {}) => ({
    choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage,
    ...more,
  });

  test('also a rejected comment and the second attempt', async () => {
    await setPrice();
    const ada = await customer();
    await answerOnce(saying('Great post, thank you for sharing these valuable insights!'));
    await ada.start();
    await server.engine.runDue();
    const [comment] = await posted();
    expect(comment?.trace).toMatchObject({ attempts: 2, usage: { calls: 2, cachedTokens: 400 } });
    expect(await rows()).toMatchObject([{ calls: 2, cachedTokens: 400, estimated: 0 }]);
  });

  test('also those of a comment that is never posted', async () => {
    await setPrice();
    const ada = await customer();
    const body = saying('See https://example.com');
    // Two attempts for each of the slot's three posts.
    await server.control('POST', '/faults', { provider: 'writer', status: 200, times: 6, body });
    await ada.start();
    await server.engine.runDue();
    expect(await posted()).toEqual([]);
    expect(await rows()).toMatchObject([
      { calls: 6, inputTokens: 6000, cachedTokens: 2400, outputTokens: 3000 },
    ]);
    expect((await costs())[0]?.cost).toBeCloseTo((3 * (1200 * 1 + 800 * 0.1 + 1000 * 10)) / million, 9);
  });

  test('an error with usage counts, and one without does not', async () => {
    await setPrice();
    const ada = await customer();
    const error = { message: 'overloaded', type: 'server_error' };
    await server.control('POST', '/faults', {
      provider: 'writer',
      status: 503,
      times: 1,
      body: { error, usage },
    });
    await server.control('POST', '/faults', { provider: 'writer', status: 503, times: 1, body: { error } });
    expect((await ada.preview()).status).toBe(503);
    expect((await ada.preview()).status).toBe(503);
    expect(await rows()).toMatchObject([{ purpose: 'preview', calls: 1, inputTokens: 1000 }]);
  });

  test('an answer without usage counts with the most that it can have used', async () => {
    await setPrice();
    const ada = await customer();
    await answerOnce(saying('See https://example.com', { usage: undefined }));
    await answerOnce(saying('See https://example.com', { usage: undefined }));
    await ada.preview();
    const [row] = await costs();
    expect(row).toMatchObject({ calls: 2, estimated: 2, outputTokens: 8000 });
    expect(row?.cost).toBeGreaterThan(0.08);
  });

  test('previews and the prompt bench count for the account', async () => {
    await setPrice();
    const ada = await customer();
    const seen = (await ada.preview()).body.post.postUrl;
    const { token, accountId } = ada;
    await server.call('POST', '/api/prompt-bench/posts', { token, json: { accountId, postUrl: seen } });
    const json = { accountId, prompt: 'Ask one question.' };
    expect((await server.call('POST', '/api/prompt-bench/run', { token, json })).status).toBe(200);
    expect((await costs({ purpose: 'preview' }))[0]).toMatchObject({ accountId, calls: 1 });
    expect((await costs({ purpose: 'bench' }))[0]?.calls).toBeGreaterThanOrEqual(2);
    const [sum] = await costs({ by: 'customer' });
    const parts = (await rows()).reduce((total, row) => total + row.cost, 0);
    expect(sum).toMatchObject({ userId: ada.userId, accountId: null, cost: parts / million });
    expect((await staff('GET', 'cost-caps')).body.spent).toBeCloseTo(parts / million, 9);
  });
});

test('an answer costs what its comments cost, at equal age and by account and customer', async () => {
  await setPrice();
  const ada = await customer();
  await ada.start();
  await server.engine.runDue();
  const { db, engineClock } = server.deps;
  const createdAt = engineClock.now() - 5 * 24 * 60 * minute;
  const rows = Array.from({ length: 30 }, (_, n) => {
    const id = newId(createdAt);
    const row = { accountId: ada.accountId, createdAt, category: 'Search' as const, source: 'a' };
    const comment = {
      ...{ ...row, id, userId: ada.userId, state: 'confirmed' as const, postId: id, postUrl: '' },
      ...{ posterId: '', posterName: '', posterImageUrl: '', windowDay: iso(createdAt).slice(0, 10) },
      countedAt: createdAt,
    };
    const result = {
      ...{ ...row, ...notRead, commentId: id, day: comment.windowDay, hour: 9, promptVersion: '' },
      ...{ move: '', language: '', review: 'automatic' as const, reviewer: '', wordsChanged: null },
      ...countsAtAge(createdAt, {
        reactions: n < 10 ? 1 : 0,
        replies: 0,
        readAt: createdAt + 70 * 60 * minute,
      }),
    };
    return { comment, result };
  });
  await direct(db)
    .insert(comments)
    .values(rows.map(({ comment }) => comment));
  await direct(db)
    .insert(commentResults)
    .values(rows.map(({ result }) => result));
  const expected = { comments: 30, measured: 30, answered: 10, commentsPerAnswer: 3 };
  const [row] = await costs();
  expect(row).toMatchObject(expected);
  expect(row?.costPerAnswer).toBeCloseTo((row?.cost ?? 0) / 10, 5);
  expect((await costs({ by: 'customer' }))[0]).toMatchObject({ ...expected, accountId: null });
  expect((await costs({ by: 'month' }))[0]).toMatchObject({
    ...{ comments: null, measured: null, answered: null, commentsPerAnswer: null, costPerAnswer: null },
  });
  const { body: csv } = await staff('GET', 'exports/costs.csv');
  expect(csv).toContain('"Comments per answer","Cost per answer"');
  expect(csv).toContain('"30","30","10","3.00"');
});

test('a price applies from its time on, never before', async () => {
  const past = new Date(server.clock.now() - minute).toISOString();
  expect((await setPrice({ validFrom: past })).body).toMatchObject({
    code: 'invalid_input',
    issues: [{ path: 'validFrom', message: 'A price applies from now on or later' }],
  });
  const validFrom = new Date(server.clock.now() + 5 * minute).toISOString();
  expect(await setPrice({ validFrom })).toMatchObject({ status: 201, body: { ...price, validFrom } });
  const ada = await customer();
  await ada.preview();
  server.clock.advance(5 * minute);
  await ada.preview();
  expect(await rows()).toMatchObject([{ calls: 2, unpriced: 1, cost: expect.any(Number) }]);
  expect((await staff('GET', 'cost-caps')).body.price).toEqual({ input: 1, cached: 0.1, output: 10 });
});

describe("the judge's calls", () => {
  const spendingOf = (judgeModel: string | null) =>
    createSpending({ ...server.deps, worker: 'test', model: 'sandbox-writer', judgeModel });
  const tokens = { inputTokens: 1000, cachedTokens: 0, outputTokens: 100 };

  test("are a line of their own, at the price of the judge's model", async () => {
    await setPrice();
    await setPrice({ model: 'small', input: 0.5, output: 2 });
    const { accountId, userId } = await customer();
    const { meter } = spendingOf('small');
    for (const purpose of ['comment', 'judge'] as const) {
      const each = meter({ accountId, userId, purpose, hasPrices: true });
      await each.allow(tokens);
      each.count(tokens, false);
      await transaction(server.deps.db, (tx) => addCosts(tx, each.spent()));
    }
    expect((await rows()).map(({ purpose, model, cost }) => [purpose, model, cost]).sort()).toEqual([
      ['comment', 'sandbox-writer', 2000],
      ['judge', 'small', 700],
    ]);
    expect(await costs({ purpose: 'judge' })).toMatchObject([{ accountId, calls: 1, cost: 0.0007 }]);
    expect(await costs()).toMatchObject([{ calls: 2, cost: 0.0027 }]);
  });

  test("count for the writer's model if the judge has no other", async () => {
    const { accountId, userId } = await customer();
    const { meter, models } = spendingOf('sandbox-writer');
    const judging = meter({ accountId, userId, purpose: 'judge', hasPrices: true });
    judging.count(tokens, false);
    expect(judging.usage()).toMatchObject({ model: 'sandbox-writer', calls: 1 });
    expect(models).toEqual(['sandbox-writer']);
  });

  test("need a price before a cap, as the writer's do", async () => {
    await setPrice();
    const before = server.deps.spending;
    server.deps.spending = spendingOf('small');
    expect((await staff('GET', 'cost-caps')).body).toMatchObject({ unpriced: ['small'] });
    expect(await setCaps(10, null)).toMatchObject({
      status: 409,
      body: { message: 'The model in use (small) has no price. Add its price before you set a cap' },
    });
    await setPrice({ model: 'small' });
    expect(await setCaps(10, null)).toMatchObject({ status: 200, body: { unpriced: [] } });
    server.deps.spending = before;
  });
});
