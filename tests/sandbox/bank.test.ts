import { describe, expect, test } from 'vitest';
import { composePost, languages } from '../../sandbox/network/text/compose.ts';
import { fieldNames, languageCodes } from '../../sandbox/network/text/types.ts';
import { randomFrom } from '../../sandbox/random.ts';
import { moves, type Thoughts } from '../../sandbox/writer/bank/types.ts';
import { banks, composeComment, openingOf, topicOf } from '../../sandbox/writer/compose.ts';
import { createMemory } from '../../sandbox/writer/memory.ts';
import { readBrief } from '../../sandbox/writer/read.ts';

const textsOf = (thoughts: Thoughts) => moves.flatMap((move) => thoughts[move]);
const wordsIn = (text: string): number => text.split(/\s+/).length;

describe.for(languageCodes)('the bank in %s', (language) => {
  const { points, topics } = banks[language];
  const { stories, insights } = languages[language];
  const all = [...Object.values(points), ...Object.values(topics)];

  test('answers every story and insight of the posts, in two comments or more per move', () => {
    expect(Object.keys(points).sort()).toEqual([...stories, ...insights].sort());
    for (const thoughts of [...Object.values(points), topics.general])
      for (const move of moves) expect(thoughts[move].length).toBeGreaterThanOrEqual(2);
    for (const field of fieldNames)
      for (const move of moves) expect(topics[field][move].length).toBeGreaterThanOrEqual(1);
  });

  test('begins no two comments alike, and none with a placeholder', () => {
    const openings = all.flatMap(textsOf).map(openingOf);
    expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([]);
    for (const text of all.flatMap(textsOf))
      expect(text.split(/\s+/).slice(0, 3).join(' ')).not.toContain('{');
  });

  test('has comments of 12 to 45 words that ask if they are questions, and only then', () => {
    for (const thoughts of all)
      for (const move of moves)
        for (const text of thoughts[move]) {
          expect(wordsIn(text), text).toBeGreaterThanOrEqual(12);
          expect(wordsIn(text), text).toBeLessThanOrEqual(45);
          expect(text.endsWith('?'), text).toBe(move === 'question');
          expect(text.includes('?'), text).toBe(move === 'question');
        }
  });

  test('leaves no placeholder in a comment on the posts', () => {
    for (let n = 0; n < 200; n += 1) {
      const post = composePost(
        randomFrom(`bank ${n}`),
        language,
        fieldNames[n % fieldNames.length] ?? 'sales',
      );
      const brief = readBrief([{ role: 'user', content: `<post>${post}</post>` }]);
      const topic = topicOf(brief) ?? { text: '', field: 'general' };
      expect(composeComment(brief, topic, randomFrom(n))).not.toMatch(/[{}]|undefined/);
    }
  });
});

test('comments on a sentence of the post, with its figures', () => {
  const post = 'At Loop Packaging we tried the big plan first. It lasted 7 days. More on that next week.';
  const topic = { text: 'roadmap reviews', field: 'product' } as const;
  const said = new Set<string>();
  for (let n = 0; n < 60; n += 1)
    said.add(composeComment(readBrief([{ role: 'user', content: post }]), topic, randomFrom(n)));
  const answers = textsOf(
    banks.en.points['At {company} we tried the big plan first. It lasted {n} days.'] as Thoughts,
  ).map((text) => text.replaceAll('{n}', '7').replaceAll('{company}', 'Loop Packaging'));
  expect([...said].sort()).toEqual(answers.sort());
});

test('names a fact of the account in a case, unless one of its last eight comments did', () => {
  const fact = 'I lead a team of twelve people';
  const after = (earlier: string[]) => {
    const read = readBrief([{ role: 'user', content: 'Any post about planning.' }]);
    const brief = { ...read, move: 'case' as const, facts: [`${fact}.`], earlier };
    return composeComment(brief, { text: 'planning', field: 'general' }, randomFrom(1));
  };
  const naming = after([]);
  expect(naming).toContain(fact);
  const others = Array.from({ length: 8 }, (_, n) => `Another comment, number ${n}.`);
  expect(after([...others.slice(0, 7), naming])).not.toContain(fact);
  expect(after([...others, naming])).toContain(fact);
});

describe('the memory', () => {
  const briefAfter = (earlier: string[]) => ({
    ...readBrief([{ role: 'user', content: 'Any post.' }]),
    earlier,
  });
  test('knows the last fifty comments of an account, of which a request shows eight', () => {
    const memory = createMemory();
    const comments: string[] = [];
    for (let n = 0; n < 120; n += 1) {
      const { earlier } = memory.recall(briefAfter(comments.slice(0, 8)));
      expect(earlier).toEqual(comments.slice(0, 50));
      // The bank is small: a comment comes again after a while.
      comments.unshift(`Comment ${n % 60}`);
    }
  });

  test('keeps two accounts apart, and knows what was written for both', () => {
    const memory = createMemory();
    memory.add('REVIEW: For the first.');
    memory.recall(briefAfter(['A2', 'A1']));
    const { earlier, others } = memory.recall(briefAfter(['B1']));
    expect(earlier).toEqual(['B1']);
    expect(others).toEqual(['For the first.']);
    expect(memory.recall(briefAfter(['A3', 'A2'])).earlier).toEqual(['A3', 'A2', 'A1']);
  });
});
