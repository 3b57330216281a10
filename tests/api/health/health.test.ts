import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDay } from '../../support/allDay.ts';
import { rawOf } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ runEngine: true });
});
afterEach(() => server.stop());

const second = 1000;
const health = () => server.call('GET', '/api/health');
/** The engine goes on from one beat to the next, as it does by the machine's clock. */
async function beats(seconds: number) {
  for (let n = 0; n < seconds; n += 5) {
    server.clock.advance(5 * second);
    await new Promise(setImmediate);
  }
}

async function startAccount() {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 20,
    timing: allDay(20, ['Monday']),
  });
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  return token;
}
/** From now on no engine can take an account. */
const jam = () =>
  rawOf(server.deps.db).exec(
    "create trigger jam before update of lease_holder on automations when new.lease_holder is not null begin select raise(abort, 'jammed'); end",
  );
const mend = () => rawOf(server.deps.db).exec('drop trigger jam');

test('reports a running engine and its last heartbeat', async () => {
  const { status, body } = await health();
  expect(status).toBe(200);
  expect(body.engine).toEqual({
    state: 'running',
    heartbeatAt: '2026-03-02T10:00:00.000Z',
    oldestDueSeconds: 0,
    fault: null,
  });
  await beats(10);
  expect((await health()).body.engine.heartbeatAt).toBe('2026-03-02T10:00:10.000Z');
});

test('is healthy on a server without an engine', async () => {
  const other = await startTestServer();
  other.clock.advance(3600 * second);
  expect(await other.call('GET', '/api/health')).toMatchObject({
    status: 200,
    body: { engine: { state: 'stopped', heartbeatAt: null } },
  });
  await other.stop();
});

test('reports a stall after 30 seconds without a heartbeat, until the next one', async () => {
  const raw = rawOf(server.deps.db);
  raw.exec(
    "create trigger silence before update on engines begin select raise(abort, 'the disk is full'); end",
  );
  await beats(30);
  expect((await health()).status).toBe(200);
  await beats(5);
  expect(await health()).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: 'The engine gave its last sign of life 35 seconds ago' },
  });
  raw.exec('drop trigger silence');
  await beats(5);
  expect((await health()).status).toBe(200);
});

test.each(['since ever', 'at a time'])(
  'reports a stall if an account that is due %s does not run for two minutes',
  async (kind) => {
    jam();
    await startAccount();
    if (kind === 'at a time')
      rawOf(server.deps.db).exec(`update automations set due_at = ${server.clock.now()}`);
    await beats(120);
    expect((await health()).status).toBe(200);
    await beats(10);
    const { status, body } = await health();
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
    expect(body.message).toMatch(/^An account has been due for 1[23]\d seconds/);
    mend();
    await beats(5);
    await expect.poll(async () => (await health()).body.engine?.oldestDueSeconds).toBe(0);
  },
);

test('does not count accounts as stalled while the operator has stopped everything, nor right after', async () => {
  const { token } = await server.signUp({ role: 'admin' });
  await server.call('PUT', '/api/admin/switch', { token, json: { stopped: true } });
  await startAccount();
  await beats(300);
  expect(await health()).toMatchObject({
    status: 200,
    body: { engine: { state: 'stopped', oldestDueSeconds: 295 } },
  });
  jam();
  await server.call('PUT', '/api/admin/switch', { token, json: { stopped: false } });
  await beats(115);
  expect((await health()).status).toBe(200);
  await beats(10);
  expect((await health()).status).toBe(503);
});

test('does not count accounts as stalled while a circuit is open', async () => {
  jam();
  await startAccount();
  server.deps.metrics.circuit('network', 'open');
  await beats(300);
  expect((await health()).status).toBe(200);
});
