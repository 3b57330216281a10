/** Two real servers on one database of Postgres. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../../server/startServer.ts';
import { manualClock } from '../support/clock.ts';
import { type Site, signUp, site } from './servers.ts';
import { startTcpProxy } from './tcpProxy.ts';

// The servers' clocks stand still, so that no look of once a second comes in between.
const clock = manualClock('2026-03-02T10:00:00.000Z');
let world: Site;
beforeEach(async () => {
  world = await site(clock);
});
afterEach(() => world.close());

/** An open event stream, after its first heartbeat: from then on the server knows its watcher. */
async function watch({ url }: RunningServer, token: string) {
  const stream = await fetch(`${url}/api/automation/events`, { headers: { 'x-auth-token': token } });
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  let shown = '';
  const until = async (text: string): Promise<string> => {
    while (!shown.includes(text)) shown += Buffer.from((await reader.read()).value ?? []).toString();
    return shown;
  };
  await until('still here');
  return { until, leave: () => reader.cancel() };
}

const publish = async ({ deps }: RunningServer, userId: string, message: string) => {
  await deps.events.publish(deps.db, {
    ...{ userId, accountId: 'none', kind: 'state', at: clock.now(), message, data: {} },
  });
  clock.advance(50);
};

test('an event shows in a stream of another server at once, without a look', async () => {
  const here = await world.start();
  const other = await world.start();
  const { userId, token } = await signUp(here, 'ada@example.com');
  const stream = await watch(here, token);
  for (const message of ['First', 'Second']) {
    await publish(other, userId, message);
    expect(await stream.until(message)).toContain(message);
  }
  await stream.leave();
});

test('the listening connection comes back after an outage, and its stream misses nothing', async () => {
  const proxy = await startTcpProxy(world.url);
  const here = await world.start(proxy.url);
  const other = await world.start();
  const { userId, token } = await signUp(here, 'ada@example.com');
  const stream = await watch(here, token);
  await publish(other, userId, 'Before');
  await stream.until('Before');
  await proxy.cut();
  await publish(other, userId, 'Meanwhile');
  await proxy.restore();
  await stream.until('Meanwhile');
  await publish(other, userId, 'Afterwards');
  await stream.until('Afterwards');
  await stream.leave();
  await proxy.close();
});
