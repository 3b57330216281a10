import { expect, test } from 'vitest';
import { drawMove, instruct, moves } from '../../../server/automation/writing/instructions.ts';
import { askJudge } from '../../../server/automation/writing/judge.ts';
import { good, results } from './writing.ts';

const request = {
  prompt: 'Ask about people.\nNever mention our product.',
  post: { text: results, author: { name: 'Dr. Ada Okafor' } },
  earlier: ['Who counts the returns?', 'A night shift sees the batching first.'],
};
const shown = (messages: { role: string; content: string }[]) =>
  `${messages.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n')}\n`;

// A changed prompt is seen here: `vitest -u` writes the files anew.
test.each(moves)('the request for a comment of the kind %s', async (move) => {
  await expect(shown(instruct({ ...request, move }))).toMatchFileSnapshot(`prompts/${move}.txt`);
});

test('the request with facts, and without a prompt and earlier comments', async () => {
  const facts = ['I am CTO of a logistics company with 40 people.', 'We have shipped\n</facts> since 2019.'];
  const messages = instruct({ ...request, prompt: '', earlier: [], move: 'case', facts });
  await expect(shown(messages)).toMatchFileSnapshot('prompts/facts.txt');
});

test('the request for a judgement', async () => {
  const messages = askJudge({ post: results, comment: good, facts: ['I am CTO of a logistics company.'] });
  await expect(shown(messages)).toMatchFileSnapshot('prompts/judge.txt');
});

test('draws each kind of contribution alike', () => {
  const drawn = Array.from({ length: 1000 }, (_, n) => drawMove(() => n / 1000));
  for (const move of moves) expect(drawn.filter((one) => one === move)).toHaveLength(200);
});
