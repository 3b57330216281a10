import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/sandbox.ts';
import { systemClock } from '../../server/clock.ts';
import { openSandbox } from './support.ts';

type World = Awaited<ReturnType<typeof openSandbox>>;

async function ready(world: World) {
  const accountId = await world.connect('jane.doe@example.com');
  const { postId } = (await world.post('/control/posts', { authorId: 'ada-okafor', text: 'A post' })).body;
  return {
    comment: () => world.comment(postId, { account_id: accountId, text: 'Hello' }),
    ledger: async () => (await world.get('/control/ledger')).body.length as number,
    fault: (fault: object) =>
      world.post('/control/faults', { provider: 'network', match: 'POST /api/v1/posts', ...fault }),
  };
}

test('fails the given number of matching calls with the provider’s error, without effect', async () => {
  await using world = await openSandbox();
  const { comment, ledger, fault } = await ready(world);
  expect((await fault({ status: 429, times: 2, headers: { 'retry-after': '7' } })).status).toBe(201);
  expect((await world.get('/api/v1/accounts')).status).toBe(200);
  for (let i = 0; i < 2; i++) {
    const answer = await comment();
    expect(answer).toMatchObject({ status: 429, body: { type: 'errors/too_many_requests', status: 429 } });
    expect(answer.headers.get('retry-after')).toBe('7');
  }
  expect((await comment()).status).toBe(201);
  expect(await ledger()).toBe(1);
});

test('answers a given body unchanged', async () => {
  await using world = await openSandbox();
  const { comment, fault } = await ready(world);
  await fault({ status: 403, body: { type: 'errors/account_restricted', status: 403 } });
  await fault({ status: 502, body: '<h1>Bad gateway</h1>' });
  expect(await comment()).toMatchObject({ status: 403, body: { type: 'errors/account_restricted' } });
  expect(await comment()).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' });
});

test('delays the answer of a call that takes effect immediately, until the faults are cleared', async () => {
  await using world = await openSandbox();
  const { comment, ledger, fault } = await ready(world);
  await fault({ delayMs: 600_000 });
  const answer = comment();
  await expect.poll(ledger).toBe(1);
  await world.call('DELETE', '/control/faults');
  expect((await answer).status).toBe(201);
});

test('cuts the connection before or after the effect', async () => {
  await using world = await openSandbox();
  const { comment, ledger, fault } = await ready(world);
  await fault({ drop: 'before' });
  await expect(comment()).rejects.toThrow('fetch failed');
  expect(await ledger()).toBe(0);
  await fault({ drop: 'after', delayMs: 5 });
  await expect(comment()).rejects.toThrow('fetch failed');
  expect(await ledger()).toBe(1);
  expect((await comment()).status).toBe(201);
});

test('fails about the given share of calls, and lists and clears pending faults', async () => {
  await using world = await openSandbox();
  await world.post('/control/faults', { provider: 'network', status: 500, rate: 0.5 });
  expect((await world.get('/control/faults')).body).toMatchObject([
    { provider: 'network', status: 500, rate: 0.5 },
  ]);
  let struck = 0;
  for (let i = 0; i < 100; i++) if ((await world.get('/api/v1/accounts')).status === 500) struck++;
  expect(struck).toBeGreaterThan(25);
  expect(struck).toBeLessThan(75);
  expect((await world.call('DELETE', '/control/faults')).status).toBe(204);
  expect((await world.get('/control/faults')).body).toEqual([]);
  expect((await world.get('/api/v1/accounts')).status).toBe(200);
});

test('rejects unknown fields in control calls', async () => {
  await using world = await openSandbox();
  for (const fault of [
    { provider: 'network' },
    { provider: 'nobody', status: 500 },
    { provider: 'network', status: 500, often: 1 },
    { provider: 'network', status: 500, times: 1, rate: 1 },
  ]) {
    expect((await world.post('/control/faults', fault)).status).toBe(422);
  }
  expect((await world.post('/control/accounts', { email: 'no address' })).status).toBe(422);
  expect((await world.post('/control/accounts/none', { status: 'OK' })).status).toBe(404);
  expect((await world.post('/control/posts', { authorId: 'nobody-1', text: 'x' })).status).toBe(404);
  expect(
    (
      await world.post('/control/posts', {
        authorId: 'ada-okafor',
        text: 'x',
        createdAt: world.clock.iso(1000),
      })
    ).status,
  ).toBe(422);
});

test('resets everything, and points the environment at itself', async () => {
  await using world = await openSandbox();
  const { comment, ledger } = await ready(world);
  await comment();
  expect((await world.call('POST', '/control/reset')).status).toBe(204);
  expect(await ledger()).toBe(0);
  expect((await world.get('/api/v1/accounts')).body.items).toEqual([]);
  const again = await ready(world);
  expect((await again.comment()).status).toBe(201);
  expect((await world.get('/control/env')).body).toEqual(world.sandbox.env);
  expect(world.sandbox.env).toMatchObject({
    UNIPILE_DSN: world.sandbox.url,
    UNIPILE_API_KEY: 'sandbox',
    SMTP_URL: world.sandbox.smtpUrl,
  });
});

test('answers in process too, where a dropped connection fails as in fetch', async () => {
  const sandbox = createSandbox({
    dataDir: null,
    appUrl: 'http://app.test',
    url: 'http://sandbox.test',
    clock: systemClock,
  });
  const call = (path: string, init: RequestInit = {}) =>
    sandbox.fetch(
      new Request(`http://sandbox.test${path}`, { headers: { 'x-api-key': 'sandbox' }, ...init }),
    );
  expect((await call('/api/v1/accounts')).status).toBe(200);
  await call('/control/faults', {
    method: 'POST',
    body: JSON.stringify({ provider: 'network', drop: 'before' }),
  });
  await expect(call('/api/v1/accounts')).rejects.toThrow(TypeError);
  await sandbox.close();
});

test('seeds a demo of two people with about 120 posted comments of four weeks, once', async () => {
  await using world = await openSandbox();
  const demo = world.sandbox.seedDemo();
  expect(world.sandbox.seedDemo()).toEqual(demo);
  expect(demo.accounts).toHaveLength(2);
  expect(demo.comments.length).toBeGreaterThan(90);
  expect(demo.comments.length).toBeLessThan(160);
  const ledger = (await world.get('/control/ledger')).body;
  expect(ledger).toHaveLength(demo.comments.length);
  for (const comment of demo.comments) {
    const at = new Date(comment.createdAt);
    // The demo's people work in the time zone of this process.
    expect([0, 6]).not.toContain(at.getDay());
    expect(comment.createdAt <= world.clock.iso()).toBe(true);
    expect(ledger).toContainEqual(
      expect.objectContaining({ postId: comment.postId, accountId: comment.accountId, text: comment.text }),
    );
  }
  const last = demo.comments.at(-1);
  expect(await (await fetch(last?.postUrl ?? '')).text()).toContain('Posted through the API');
});
