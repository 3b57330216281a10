import { describe, expect, test } from 'vitest';
import { regulars } from '../../sandbox/network/regulars/regulars.ts';
import { composePost } from '../../sandbox/network/text/compose.ts';
import { fieldNames } from '../../sandbox/network/text/types.ts';
import { randomFrom } from '../../sandbox/random.ts';
import { judge } from '../../sandbox/writer/judge.ts';
import { createMemory } from '../../sandbox/writer/memory.ts';
import { answerAs } from '../../sandbox/writer/personas/compose.ts';
import { readBrief } from '../../sandbox/writer/read.ts';
import { checkComment, flawIn } from '../../server/automation/rules/checkComment.ts';
import { type Habits, habitsOf } from '../../server/automation/voice/habits.ts';
import { voiceLimits } from '../../server/automation/voice/limits.ts';
import { chooseSamples } from '../../server/automation/voice/samples.ts';
import { instruct } from '../../server/automation/writing/instructions.ts';
import { askJudge, readJudgement } from '../../server/automation/writing/judge.ts';
import { drawMove } from '../../server/automation/writing/moves.ts';
import { day, type Json, openSandbox } from './support.ts';

const named = (name: string) =>
  regulars.find((regular) => regular.name === name) as (typeof regulars)[number];
const samplesOf = (name: string) => chooseSamples(named(name).comments).map(({ text }) => text);
const measured = (texts: readonly string[]): Habits => habitsOf(texts) as Habits;

describe('members with a way of their own', () => {
  test('have a history of comments, a day apart, from the first sign-in on', async () => {
    await using world = await openSandbox();
    const { email, name, comments } = named('Ruth Calder');
    const accountId = await world.connect(email);
    const me = (await world.get(`/api/v1/users/me?account_id=${accountId}`)).body;
    expect(`${me.first_name} ${me.last_name}`).toBe(name);
    const { items } = (
      await world.get(`/api/v1/users/${me.provider_id}/comments?limit=100&account_id=${accountId}`)
    ).body;
    expect(items.map(({ text }: Json) => text)).toEqual(comments);
    const ages = items.map(({ date }: Json) => (Date.parse(world.clock.iso()) - Date.parse(date)) / day);
    expect(ages).toEqual(comments.map((_, at) => at + 1));
    expect(await world.connect(email)).not.toBe(accountId);
    const again = await world.get(
      `/api/v1/users/${me.provider_id}/comments?limit=100&account_id=${accountId}`,
    );
    expect(again.body.items).toHaveLength(comments.length);
  });

  test.each(regulars)(
    '$name: 20 samples have the habits of all comments within 5 %',
    ({ name, comments }) => {
      const all = measured(comments);
      const samples = measured(samplesOf(name));
      expect(samples.samples).toBe(voiceLimits.samples);
      for (const share of ['questions', 'exclamations', 'dashes', 'emoji', 'firstPerson'] as const)
        expect(Math.abs(samples[share] - all[share]), share).toBeLessThanOrEqual(0.05);
      expect(Math.abs(samples.words - all.words)).toBeLessThanOrEqual(0.05 * all.words);
    },
  );

  test('are told apart by their habits', () => {
    expect(measured(samplesOf('Ruth Calder'))).toMatchObject({ words: 6, dashes: 0, emoji: 0 });
    const samuel = measured(samplesOf('Samuel Okoro'));
    expect(samuel.words).toBeGreaterThan(35);
    expect(samuel.questions).toBeGreaterThan(0.8);
    expect(measured(samplesOf('David Achterberg')).dashes).toBeGreaterThan(0.8);
    expect(measured(samplesOf('Lucía Ferrer')).emoji).toBeGreaterThan(0.9);
  });
});

/** Comments of an account on posts in a language, as the product asks for them. */
function write(
  persona: 'good' | 'obeys',
  language: 'en' | 'de',
  samples: readonly string[],
  learned: string[],
) {
  const memory = createMemory();
  const earlier: string[] = [];
  let passed = 0;
  const written = Array.from({ length: 60 }, (_, n) => {
    const text = composePost(randomFrom(`post ${n}`), language, fieldNames[n % fieldNames.length] ?? 'sales');
    const move = drawMove(randomFrom(`move ${n}`));
    const request = { prompt: '', post: { text, author: { name: 'Ada' } }, earlier, samples, learned, move };
    const answer = answerAs(persona, memory.recall(readBrief(instruct(request))), randomFrom(`own ${n}`));
    memory.add(answer);
    const comment = `${answer} [sandbox]`;
    const { verdict } = readJudgement(JSON.stringify(judge(askJudge({ post: text, comment, facts: [] }))));
    const flaw = flawIn(checkComment(comment, { post: { text }, earlier: [...earlier], samples }));
    if (!flaw && verdict === 'yes') passed += 1;
    earlier.unshift(comment);
    return answer;
  });
  return { habits: measured(written), passed: passed / written.length };
}

describe('the writer', () => {
  test('writes in the length and with the dashes of the account holder', () => {
    const plain = write('good', 'en', [], []);
    const dry = write('good', 'en', samplesOf('Ruth Calder'), []);
    expect(plain.habits.words).toBeGreaterThan(18);
    expect(dry.habits.words).toBeLessThan(12);
    expect(write('good', 'de', [], []).habits.dashes).toBe(0);
    const german = write('good', 'de', samplesOf('David Achterberg'), []);
    expect(german.habits.dashes).toBeGreaterThan(0.3);
    for (const { passed } of [dry, german]) expect(passed).toBeGreaterThanOrEqual(0.95);
  });

  test('with the persona obeys overdoes it, until accepted lines forbid it', () => {
    const free = write('obeys', 'en', [], []);
    expect(free.habits).toMatchObject({ questions: 1, emoji: 1 });
    expect(free.habits.dashes).toBeGreaterThan(0.3);
    expect(free.passed).toBeGreaterThan(0.7);
    const lines = ["Don't end with a question.", 'No emoji.', 'No dashes between words.'];
    const bound = write('obeys', 'en', [], lines);
    expect(bound.habits).toMatchObject({ emoji: 0, dashes: 0 });
    expect(bound.habits.questions).toBeLessThan(0.2);
  });
});
