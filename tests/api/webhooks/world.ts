import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addEvent } from '../../../db/messaging/events.ts';
import { webhookMessages } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

export const every = ['comment.posted', 'draft.waiting', 'account.paused', 'limit.reached'];

type Person = Awaited<ReturnType<TestServer['signUp']>>;
type World = { server: TestServer; receiver: Awaited<ReturnType<typeof startReceiver>> };

/** Customers with webhooks, and the events about them. */
export function webhookWorld(world: () => World) {
  const as =
    ({ token }: Person) =>
    (method: string, path: string, json?: unknown) =>
      world().server.call(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
  const settled = () => world().server.deps.jobs.runDue('webhook');

  return {
    as,
    settled,
    types: () => world().receiver.received.map(({ body }) => JSON.parse(body).type),
    /** A customer whose webhook gets these events. */
    async subscriber(events = every) {
      const { server, receiver } = world();
      const person = await server.signUp();
      const call = as(person);
      const { body: webhook } = await call('POST', '/webhooks', { url: receiver.url, events });
      const log = async (filter = {}) =>
        (await call('GET', `/webhook-messages?${new URLSearchParams({ filter: JSON.stringify(filter) })}`))
          .body;
      return { ...person, call, webhook, log };
    },
    /** An event of this customer. @returns how many messages wait */
    async happens({ userId }: Person, body = '{}', type = 'comment.posted') {
      const { db, clock, engineClock } = world().server.deps;
      const event = {
        ...{ userId, accountId: 'a', kind: 'state' as const },
        ...{ at: engineClock.now(), message: '', data: {} },
      };
      const outgoing = { type, body: () => body, now: clock.now() };
      // Written directly, it could end up in an open transaction of the server.
      const queued = await transaction(db, async (tx) => {
        const before = await tx.$count(webhookMessages);
        await addEvent(tx, event, outgoing);
        return (await tx.$count(webhookMessages)) - before;
      });
      await settled();
      return queued;
    },
  };
}

/** A server and a receiver of webhooks for the tests of a file. */
export function startWorld() {
  const world = {} as World;
  beforeAll(async () => {
    [world.server, world.receiver] = await Promise.all([startTestServer(), startReceiver()]);
  });
  afterAll(async () => {
    await world.server.stop();
    await world.receiver.stop();
  });
  beforeEach(() => {
    world.receiver.received.length = 0;
    Object.assign(world.receiver.answer, { status: 200, location: '', onRequest: undefined });
  });
  return { world, ...webhookWorld(() => world) };
}
