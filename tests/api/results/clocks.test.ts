/** The automation's clock runs 240 times faster than people's: an hour of the engine takes 15 seconds. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drafts, mails } from '../../../db/schema/index.ts';
import { addDraft } from '../../support/drafts.ts';
import { addReply } from '../../support/replies.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { day, hour, resultsWorld } from './world.ts';

const rate = 240;
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z', rate });
});
afterEach(() => server.stop());
const { customer, comment, react, reply, read, results, replies } = resultsWorld(() => server);

/** Moves people's clock so that the engine's moves by `ms`. */
const advanceEngine = (ms: number) => server.clock.advance(ms / rate);
test('results and replies are read an hour of the engine after the comment', async () => {
  advanceEngine(10 * day);
  const owner = await customer();
  const posted = await comment(owner);
  await react(posted, 2);
  await reply(posted, 'The second step, Jane.');
  await read();
  expect(await results()).toMatchObject([{ readAt: null }]);
  advanceEngine(hour);
  await read();
  expect(await results()).toMatchObject([
    { reactions: 2, replies: 1, readAt: server.deps.engineClock.now() },
  ]);
  expect(await replies()).toMatchObject([{ foundAt: server.deps.engineClock.now(), handledAt: null }]);
  expect((await owner.call('GET', '/api/replies')).body).toMatchObject([{ text: 'The second step, Jane.' }]);
});

test("an own reply is handled by people's clock, as those that people mark", async () => {
  advanceEngine(10 * day);
  const owner = await customer();
  const posted = await comment(owner);
  await reply(posted, 'Thank you', owner.accountId);
  await read();
  advanceEngine(hour);
  await read();
  expect(await replies()).toMatchObject([{ isOwn: true, handledAt: server.clock.now() }]);
});

test('a digest tells what is new since the one before, and nothing twice', async () => {
  const owner = await customer();
  await owner.call('PUT', '/api/digest', { timeZone: 'Europe/Berlin' });
  const digests = () =>
    server.deps.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, owner.email), eq(mails.kind, 'digest')));
  const toMorning = async () => {
    const { nextAt } = (await owner.call('GET', '/api/digest')).body;
    server.clock.moveTo(Date.parse(nextAt));
    await server.deps.jobs.runDue('digest');
  };
  await toMorning();
  server.clock.advance(hour);
  await addReply(server, { ...owner, commentId: (await comment(owner)).id });
  await toMorning();
  expect(await digests()).toHaveLength(1);
  await toMorning();
  expect(await digests()).toHaveLength(1);
});

test('an account that stopped is read in the bell once an admin has seen it', async () => {
  advanceEngine(10 * day);
  const owner = await customer();
  await server.control('POST', `/accounts/${owner.accountId}`, { status: 'CREDENTIALS' });
  await owner.call('POST', '/api/automation/start', { accountId: owner.accountId });
  await server.engine.runDue();
  const admin = await server.signUp({ role: 'admin' });
  const bell = async (method: string, path: string, json?: object) =>
    (await server.call(method, `/api/admin/notifications${path}`, { token: admin.token, json })).body;
  server.clock.advance(hour);
  const { notifications } = await bell('GET', '');
  const [stopped] = notifications.filter(({ kind }: { kind: string }) => kind === 'account_stopped');
  expect(Date.parse(stopped.createdAt)).toBe(server.clock.now() - hour);
  const until = new Date(server.clock.now()).toISOString();
  expect(await bell('PUT', '/seen', { until })).toMatchObject({ unread: 0 });
});

test('the first day of a warm-up is the day on which the engine meets the account', async () => {
  advanceEngine(10 * day);
  const owner = await customer({ dailySearchComments: 14, searchProfiles: [], warmUp: true });
  const { body } = await owner.call('GET', `/api/automation/plan?accountId=${owner.accountId}`);
  expect(body.limits.Search.limit).toBe(1);
});

test("the drafts of a disconnected account end by the engine's clock", async () => {
  advanceEngine(10 * day);
  const owner = await customer();
  await addDraft(server, owner);
  await owner.call('DELETE', `/api/linkedinaccount/${owner.accountId}`);
  expect(await server.deps.db.select().from(drafts)).toMatchObject([
    { state: 'discarded', decidedAt: server.deps.engineClock.now() },
  ]);
});
