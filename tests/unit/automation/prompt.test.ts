import { expect, test } from 'vitest';
import { instruct } from '../../../server/automation/writing/instructions.ts';
import { askJudge } from '../../../server/automation/writing/judge.ts';
import { drawMove, moves } from '../../../server/automation/writing/moves.ts';
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

test('the request with a voice: the nearest samples, the habits in numbers, and the own length', async () => {
  const samples = [
    'The calendar tool books the next meeting at 30 minutes again.',
    'Who counts the returns after the holidays? We found 4 %, and nobody owned them.',
    'Nice – but the night shift sees every return first, then batches them.',
    'A pallet that waits for its invoice costs more than the driver does!',
    'Interviews that ask for real work tell you more than any degree.',
  ];
  const messages = instruct({ ...request, move: 'counter', samples });
  await expect(shown(messages)).toMatchFileSnapshot('prompts/voice.txt');
});

test('the request for a judgement', async () => {
  const messages = askJudge({ post: results, comment: good, facts: ['I am CTO of a logistics company.'] });
  await expect(shown(messages)).toMatchFileSnapshot('prompts/judge.txt');
});

test('draws each kind of contribution alike', () => {
  const drawn = Array.from({ length: 1000 }, (_, n) => drawMove(() => n / 1000));
  for (const move of moves) expect(drawn.filter((drawing) => drawing === move)).toHaveLength(200);
});
