import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '../../db/schema/index.ts';
import { draftsWorld } from '../api/drafts/draftsWorld.ts';
import { resultsWorld } from '../api/results/world.ts';
import { direct } from '../support/database.ts';
import { startReceiver } from '../support/receiver.ts';
import { play, startTestServer, type TestServer } from '../support/server.ts';

/*
 * The lists, events, webhooks, results and streaks of each way of a comment are those of the time when each
 * way had code of its own.
 */

const hour = 3_600_000;
let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
  receiver = await startReceiver();
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});
const { customer } = draftsWorld(() => server);
const { read } = resultsWorld(() => server);

/** Recorded before the three became one. An automatic comment is no draft to anybody outside. */
const before = {
  automatic: {
    drafts: {},
    comments: 8,
    events: { comment_posted: 8, state: 16 },
    webhooks: { 'comment.posted': 8, 'limit.reached': 2 },
    results: { automatic: 8 },
    streaks: [0],
  },
  'undo window': {
    drafts: { posted: 8 },
    comments: 8,
    events: { comment_posted: 8, draft: 8, state: 18 },
    webhooks: { 'comment.posted': 8, 'limit.reached': 2 },
    results: { automatic: 8 },
    streaks: [0],
  },
  review: {
    drafts: { discarded: 1, posted: 2, waiting: 4 },
    comments: 2,
    events: { comment_posted: 2, draft: 11, state: 11 },
    webhooks: { 'comment.posted': 2, 'draft.waiting': 7 },
    results: { approved: 1, edited: 1 },
    streaks: [0],
  },
};

/** How often each value occurs. */
const counted = (values: string[]) =>
  Object.fromEntries(
    [...new Set(values)].sort().map((value) => [value, values.filter((same) => same === value).length]),
  );

test.each(Object.entries(before))('%s', async (way, expected) => {
  const me = await customer({
    review: way === 'review',
    undoMinutes: way === 'undo window' ? 10 : 0,
    dailySearchComments: 4,
  });
  const call = async (path: string) => (await server.call('GET', `/api${path}`, { token: me.token })).body;
  const webhook = { url: receiver.url, events: ['comment.posted', 'draft.waiting', 'limit.reached'] };
  expect((await server.call('POST', '/api/webhooks', { token: me.token, json: webhook })).status).toBe(201);
  await me.start();
  await play(server, server.clock.now() + hour);
  if (way === 'review') {
    const [first, second, third] = await me.drafts();
    await me.ask('POST', `/${first?._id}/approve`);
    await me.ask('PUT', `/${second?._id}`, { comment: 'Which of the three steps took your team longest?' });
    await me.ask('POST', `/${second?._id}/approve`);
    await me.ask('POST', `/${third?._id}/discard`);
  }
  await play(server, server.clock.now() + 24 * hour);
  await read();
  const kept = (await direct(server.deps.db).select().from(events)).filter(
    ({ userId }) => userId === me.userId,
  );
  const messages: { type: string }[] = await call('/webhook-messages');
  const { breakdowns } = await call('/results');
  const reviews = breakdowns.filter(({ by }: { by: string }) => by === 'review');
  const { sources } = await call(`/autonomy?accountId=${me.accountId}`);
  expect({
    drafts: counted((await me.drafts()).map(({ state }) => state)),
    comments: (await call('/comment')).length,
    events: counted(kept.map(({ kind }) => kind)),
    webhooks: counted(messages.map(({ type }) => type)),
    results: Object.fromEntries(
      reviews.map(({ value, comments }: { value: string; comments: number }) => [value, comments]),
    ),
    streaks: sources.map(({ streak }: { streak: number }) => streak),
  }).toEqual(expected);
});
