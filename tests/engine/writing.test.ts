import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteVoice, saveVoice } from '../../db/accounts/voices.ts';
import { latestTexts } from '../../db/automation/comments.ts';
import { postDecisionsAfter } from '../../db/automation/postDecisions.ts';
import { comments, settings } from '../../db/schema/index.ts';
import { transaction } from '../../db/transaction.ts';
import { promptVersion } from '../../server/automation/writing/promptVersion.ts';
import type { Message } from '../../server/providers/writer.ts';
import { allDay } from '../support/allDay.ts';
import { play } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';

const minute = 60_000;
const prompt = 'Be brief.';

let world: Awaited<ReturnType<typeof simulation>>;
let accountId: string;
let asked: Message[][];
beforeEach(async () => {
  world = await simulation('2026-03-02T10:00:00Z');
  // The client learns from its first call how the model wants its limit named; the tests count the calls
  // after that.
  await world.deps.writer.complete([{ role: 'user', content: 'Hello' }]);
  const { fetch } = world.sandbox;
  asked = [];
  world.sandbox.fetch = async (request) => {
    if (request.url.endsWith('/chat/completions')) asked.push((await request.clone().json()).messages);
    return fetch(request);
  };
  accountId = await world.addAccount(await world.addUser(), {
    timing: allDay(10),
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=onboarding'],
    dailySearchComments: 60,
    prompt,
  });
});
afterEach(() => world.close());

/** The writer's next answers are this one. */
const answer = (content: string, times: number) =>
  world.control('POST', '/faults', {
    provider: 'writer',
    status: 200,
    body: { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] },
    times,
  });
const know = (facts: string[]) => transaction(world.db, (tx) => tx.update(settings).set({ facts }));
const ledger = async () => (await world.ledger()).map(({ text }) => text);
const seen = async () =>
  (await postDecisionsAfter(world.db, accountId, '', 1000)).filter(({ closed }) => closed);
const praise = 'Great post, thank you for sharing these valuable insights!';

test('rewrites a flawed comment with the reason, and saves a trace of the posted one', async () => {
  await answer(praise, 1);
  await world.engine.runDue();
  expect(asked).toHaveLength(2);
  expect(asked[1]?.slice(-2)).toEqual([
    { role: 'assistant', content: praise },
    { role: 'user', content: expect.stringContaining('could stand under any post') },
  ]);
  const [posted] = await ledger();
  expect(posted).not.toContain(praise);
  const rows = await world.db.select().from(comments);
  expect(rows).toMatchObject([
    {
      state: 'confirmed',
      comment: posted,
      trace: { promptVersion: promptVersion(prompt), attempts: 2, nearest: 0 },
    },
  ]);
});

test.each([
  ['slop', praise],
  ['link', 'Onboarding is the subject of example.com, too.'],
  ['refusal', 'I’m sorry, but I can’t write a comment on onboarding.'],
  ['placeholder', 'Onboarding at [Company] is the same.'],
])('skips a post after two flawed comments: %s', async (check, content) => {
  await answer(content, 2);
  await world.engine.runDue();
  // The next post has its turn at once: nothing is wrong with the writer.
  expect(await ledger()).not.toContain(content);
  expect(await seen()).toMatchObject([{ verdict: 'skipped', reason: 'no_good_comment', detail: check }]);
  // The one that was skipped never has a turn again.
  await play(world, world.clock.now() + 30 * minute);
  expect((await ledger()).length).toBeGreaterThan(1);
  const skipped = (await seen()).filter(({ reason }) => reason === 'no_good_comment');
  expect((await world.ledger()).map(({ postId }) => postId)).not.toContain(skipped[0]?.postId);
});

test('writes forty different comments on one subject with at most one retry', async () => {
  await play(world, world.clock.now() + 500 * minute);
  const posted = await latestTexts(world.db, accountId);
  expect(posted.length).toBeGreaterThanOrEqual(41);
  expect(new Set(posted).size).toBe(posted.length);
  expect(asked.length).toBeGreaterThanOrEqual(posted.length);
  expect(asked.length).toBeLessThanOrEqual(posted.length + 1);
  // The writer is told the customer's wish each time, and the post is never a part of it.
  for (const [system, user] of asked) {
    expect(system?.content).toContain(prompt);
    expect(user?.content).toMatch(/<post>\n[^<>]+\n<\/post>/);
  }
});

test('gives the writer the facts, and names the one behind a claim in the trace', async () => {
  const facts = ['I have run a bakery with 12 people since 2015', 'Never mention prices'];
  await know(facts);
  const claim =
    'Our bakery learned it the slow way: since 2015 the first week decides, and nobody wrote that down. Who keeps the list?';
  await answer(claim, 1);
  await world.engine.runDue();
  for (const fact of facts) expect(asked[0]?.[0]?.content).toContain(`\n- ${fact}`);
  expect(await ledger()).toEqual([claim]);
  const [row] = await world.db.select().from(comments);
  expect(row?.trace?.checks?.invented).toMatchObject({ detail: `Backed by your facts: “${facts[0]}”` });
});

test('a voice that is forgotten while a comment is written is in no later request', async () => {
  const text = 'The second depot still counts every carton by hand before lunch.';
  await transaction(world.db, (tx) =>
    saveVoice(tx, {
      ...{ accountId, leftOut: [], allowedAt: null, readAt: null, readCount: null, readSince: null },
      samples: [{ id: 'one', text, source: 'pasted', at: world.clock.now() }],
    }),
  );
  const { fetch } = world.sandbox;
  world.sandbox.fetch = async (request) => {
    const answer = await fetch(request);
    if (request.url.endsWith('/chat/completions'))
      await transaction(world.db, (tx) => deleteVoice(tx, accountId));
    return answer;
  };
  await world.engine.runDue();
  expect(asked[0]?.[0]?.content).toContain(text);
  expect(await ledger()).toHaveLength(1);
  await play(world, world.clock.now() + 15 * minute);
  expect((await ledger()).length).toBeGreaterThan(1);
  expect(JSON.stringify(asked.at(-1))).not.toContain(text);
});

test('writes again without a claim that no fact backs', async () => {
  const claim = 'Our bakery learned it the slow way: the first week decides, and nobody wrote that down.';
  await know(['Ich leite eine Klinik']);
  await answer(claim, 1);
  await world.engine.runDue();
  expect(asked[1]?.at(-1)?.content).toContain(
    'claimed something that is neither in the post nor in the facts',
  );
  expect(await ledger()).not.toContain(claim);
});
