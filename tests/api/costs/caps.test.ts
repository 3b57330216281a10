import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { modelPrices } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';
import { costWorld, minute, mostPerCall } from './world.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: '2026-03-30T10:00:00Z' });
});
afterEach(() => server.stop());
const { staff, setPrice, setCaps, costs, rows, posted, notifications, customer } = costWorld(() => server);

describe('a cap', () => {
  test('pauses the customer with a reason, and is never exceeded', async () => {
    await setPrice();
    await setCaps(null, 0.1);
    const [ada, bob] = [await customer(), await customer()];
    await ada.start();
    await play(server, server.clock.now() + 200 * minute);
    const state = await ada.state();
    expect(state).toMatchObject({
      ...{ stateKind: 'blocked', stateReason: 'cost_cap', running: true },
      stateMessage: expect.stringContaining("This month's limit for writing comments is used up"),
      stateUntil: Date.parse('2026-04-01T00:00:00Z'),
    });
    const [row] = await costs();
    expect(row?.cost).toBeLessThanOrEqual(0.1);
    // One more call could have exceeded it.
    expect(row?.cost).toBeGreaterThan(0.1 - mostPerCall);
    const preview = await ada.preview();
    expect(preview).toMatchObject({ status: 429, body: { code: 'cost_cap_reached' } });
    const untilMonthEnds = (Date.parse('2026-04-01T00:00:00Z') - server.clock.now()) / 1000;
    expect(preview.headers.get('retry-after')).toBe(String(untilMonthEnds));
    expect(preview.body.message).toContain("This month's limit for writing comments is used up");
    expect(preview.body.message).not.toMatch(/\d/);
    // Another customer has a cap of their own.
    expect((await bob.preview()).status).toBe(200);
    expect(await notifications()).toMatchObject([{ kind: 'cost_cap_reached', userId: ada.userId }]);
  });

  test('without room for writing and judging together lets nothing be written, and waits for its month to end', async () => {
    await server.stop();
    server = await startTestServer({ now: '2026-03-30T10:00:00Z', env: { OPENAI_JUDGE_MODEL: '' } });
    await setPrice();
    await setCaps(null, 1.5 * mostPerCall);
    const ada = await customer();
    await ada.start();
    await play(server, server.clock.now() + 60 * minute);
    expect(await rows()).toEqual([]);
    expect(await ada.state()).toMatchObject({
      stateReason: 'cost_cap',
      stateUntil: Date.parse('2026-04-01T00:00:00Z'),
    });
    await setCaps(null, 3 * mostPerCall);
    await server.engine.runDue();
    expect(await posted()).toHaveLength(1);
    expect((await rows()).map(({ purpose, calls }) => [purpose, calls]).sort()).toEqual([
      ['comment', 1],
      ['judge', 1],
    ]);
  });

  test('ends with the month', async () => {
    await setPrice();
    await setCaps(null, mostPerCall);
    const ada = await customer();
    await ada.start();
    await play(server, Date.parse('2026-03-31T23:59:00Z'));
    const before = (await posted()).length;
    expect(before).toBeGreaterThan(0);
    expect((await ada.state())?.stateReason).toBe('cost_cap');
    await play(server, Date.parse('2026-04-01T00:00:00Z'));
    expect((await posted()).length).toBe(before + 1);
    expect((await costs()).map(({ month }) => month)).toEqual(['2026-04', '2026-03']);
  });

  test('that is raised lets the account continue at once', async () => {
    await setPrice();
    await setCaps(mostPerCall, null);
    const ada = await customer();
    await ada.start();
    await play(server, server.clock.now() + 60 * minute);
    expect(await ada.state()).toMatchObject({
      stateReason: 'cost_cap',
      stateMessage: expect.stringContaining("The operator's monthly limit"),
    });
    const before = (await posted()).length;
    await setCaps(1, null);
    await server.engine.runDue();
    expect((await posted()).length).toBe(before + 1);
  });

  test('of one customer replaces the default', async () => {
    await setPrice();
    await setCaps(null, 0);
    const [ada, bob] = [await customer(), await customer()];
    expect((await ada.preview()).status).toBe(429);
    await staff('PUT', `users/${ada.userId}/cost-cap`, { cap: 1 });
    await staff('PUT', `users/${bob.userId}/cost-cap`, { cap: 'none' });
    expect([(await ada.preview()).status, (await bob.preview()).status]).toEqual([200, 200]);
    const { body } = await staff('GET', 'cost-caps');
    expect(body).toMatchObject({ customer: 0, installation: null });
    const capOf = (id: string) => body.customers.find(({ userId }: { userId: string }) => userId === id);
    expect([capOf(ada.userId).cap, capOf(bob.userId).cap]).toEqual([1, null]);
    await staff('PUT', `users/${ada.userId}/cost-cap`, { cap: 'default' });
    expect((await ada.preview()).status).toBe(429);
  });

  test('stops nothing that costs nothing: an approved draft is posted', async () => {
    await setPrice();
    const ada = await customer({ review: true });
    await ada.start();
    await server.engine.runDue();
    const { body: drafts } = await server.call('GET', '/api/drafts', { token: ada.token });
    expect(drafts).toHaveLength(1);
    expect(await rows()).toMatchObject([{ calls: 1 }]);
    await setCaps(0, null);
    server.clock.advance(minute);
    await server.engine.runDue();
    expect((await ada.state())?.stateReason).toBe('cost_cap');
    await server.call('POST', `/api/drafts/${drafts[0]._id}/approve`, { token: ada.token, json: {} });
    await server.engine.runDue();
    expect((await posted()).map(({ state }) => state)).toEqual(['confirmed']);
    await play(server, server.clock.now() + minute);
    expect((await ada.state())?.stateReason).toBe('cost_cap');
    expect(await rows()).toMatchObject([{ calls: 1 }]);
  });

  test.each([0, 5])('delays no approved draft, and the schedule says so, undo %i', async (undoMinutes) => {
    await setPrice();
    const ada = await customer({ review: true, undoMinutes });
    const get = async (path: string) => (await server.call('GET', path, { token: ada.token })).body;
    await ada.start();
    await play(server, server.clock.now() + 12_000);
    await setCaps(0, null);
    const drafts: { _id: string; state: string }[] = await get('/api/drafts');
    expect(drafts).toHaveLength(3);
    const json = { ids: drafts.map(({ _id }) => _id) };
    await server.call('POST', '/api/approvals', { token: ada.token, json });
    await play(server, server.clock.now() + minute);
    const [account] = await get('/api/linkedinaccount');
    expect(account.state).toMatchObject({ reason: 'cost_cap', until: '2026-04-01T00:00:00.000Z' });
    const { slots } = await get(`/api/automation/plan?accountId=${ada.accountId}`);
    const [next] = slots.filter(({ kind }: { kind: string }) => kind === 'draft');
    expect(next.at).toBe(account.nextActionAt);
    await play(server, server.clock.now() + 25 * minute);
    const after: typeof drafts = await get('/api/drafts');
    expect(after.map(({ state }) => state)).toEqual(['posted', 'posted', 'posted']);
    expect((await posted()).map(({ createdAt }) => new Date(createdAt).toISOString())).toContain(next.at);
  });

  test('reads nothing at the network while it pauses', async () => {
    await setPrice();
    await setCaps(0, null);
    const ada = await customer();
    await ada.start();
    await server.engine.runDue();
    await ada.preview();
    const { body } = await server.call('GET', '/api/automation/reads', { token: ada.token });
    expect([body[0].searchRows.used, await rows()]).toEqual([0, []]);
  });

  test('tells operators once at 80 and once at 100 percent, and again of a changed cap', async () => {
    await setPrice();
    const ada = await customer();
    for (let calls = 0; calls < 16; calls += 1) await ada.preview();
    const { spent } = (await staff('GET', 'cost-caps')).body;
    // Four fifths are spent, and one more call has room.
    await setCaps(spent + mostPerCall, null);
    const kinds = async () => (await notifications()).map(({ kind }) => kind).sort();
    expect((await ada.preview()).status).toBe(200);
    expect(await kinds()).toEqual(['cost_cap_near']);
    for (let calls = 0; calls < 3; calls += 1) expect((await ada.preview()).status).toBe(503);
    expect(await kinds()).toEqual(['cost_cap_near', 'cost_cap_reached']);
    await setCaps(spent + mostPerCall / 2, null);
    await ada.preview();
    expect(await kinds()).toEqual(['cost_cap_near', 'cost_cap_reached', 'cost_cap_reached']);
  });

  test('needs a price, and pauses with an alarm while the model has none', async () => {
    expect(await setCaps(1, null)).toMatchObject({
      status: 409,
      body: { message: 'The model in use (sandbox-writer) has no price. Add its price before you set a cap' },
    });
    await setPrice();
    await setCaps(1, null);
    // As after a restart with another model.
    await direct(server.deps.db).update(modelPrices).set({ model: 'an-earlier-model' });
    const ada = await customer();
    await ada.start();
    await server.engine.runDue();
    expect(await ada.state()).toMatchObject({
      stateReason: 'cost_cap',
      stateMessage: 'Something is not set up correctly on our side. The operator has been notified',
    });
    const { body } = await staff('GET', 'notifications');
    expect(body.notifications.map(({ kind }: { kind: string }) => kind)).toContain('provider_refuses');
    await setPrice();
    await server.engine.runDue();
    expect(await posted()).toHaveLength(1);
  });
});
