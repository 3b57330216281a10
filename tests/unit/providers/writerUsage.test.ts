import { expect, test } from 'vitest';
import { createWriter, type Tokens } from '../../../server/providers/writer.ts';

type Counted = Tokens & { isEstimated: boolean };

/** Asks a writer whose answers are these, and returns what it counts. */
async function countedOf(
  ...answers: (Response | Error)[]
): Promise<{ counted: Counted[]; allowed: Tokens[] }> {
  const counted: Counted[] = [];
  const allowed: Tokens[] = [];
  const writer = createWriter({
    baseUrl: 'http://writer.example/v1',
    apiKey: 'key',
    model: 'm',
    maxTokens: 300,
    async fetch() {
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      throw answer ?? new Error('asked too often');
    },
  });
  const meter = {
    allow: async (most: Tokens) => void allowed.push(most),
    count: (tokens: Tokens, isEstimated: boolean) => void counted.push({ ...tokens, isEstimated }),
  };
  await writer.complete([{ role: 'user', content: 'Grüße' }], undefined, meter).catch(() => {});
  return { counted, allowed };
}
const says = (usage: unknown, ending = 'stop', content = 'Hi') =>
  Response.json({ choices: [{ message: { content }, finish_reason: ending }], usage });
const most = { inputTokens: 7 + 16, cachedTokens: 0, outputTokens: 300 };

test.each([
  ['OpenAI', { prompt_tokens: 100, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 64 } }, 64],
  ['DeepSeek', { prompt_tokens: 100, completion_tokens: 20, prompt_cache_hit_tokens: 50 }, 50],
  ['Ollama', { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }, 0],
  ['null details', { prompt_tokens: 100, completion_tokens: 20, prompt_tokens_details: null }, 0],
  ['an impossible cache', { prompt_tokens: 100, completion_tokens: 20, prompt_cache_hit_tokens: 900 }, 100],
])('counts the usage of %s', async (_, usage, cachedTokens) => {
  const { counted, allowed } = await countedOf(says(usage));
  expect(counted).toEqual([{ inputTokens: 100, cachedTokens, outputTokens: 20, isEstimated: false }]);
  expect(allowed).toEqual([most]);
});

test.each([
  ['no usage', says(undefined)],
  ['usage without numbers', says({ prompt_tokens: 'many' })],
  ['a broken body', new Response('{"choices"')],
])('counts an answer with %s with the most that it can have used', async (_, answer) => {
  expect((await countedOf(answer)).counted).toEqual([{ ...most, isEstimated: true }]);
});

test('counts a call that broke off, and none that reached nobody', async () => {
  const cut = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
  expect((await countedOf(cut)).counted).toEqual([{ ...most, isEstimated: true }]);
  const refused = new TypeError('fetch failed', {
    cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  });
  expect((await countedOf(refused)).counted).toEqual([]);
});

test('counts no rejected request, unless its error has usage', async () => {
  const error = { message: 'slow down' };
  expect((await countedOf(Response.json({ error }, { status: 429 }))).counted).toEqual([]);
  expect((await countedOf(Response.json({ error }))).counted).toEqual([]);
  const usage = { prompt_tokens: 9, completion_tokens: 1 };
  expect((await countedOf(Response.json({ error, usage }, { status: 503 }))).counted).toEqual([
    { inputTokens: 9, cachedTokens: 0, outputTokens: 1, isEstimated: false },
  ]);
});

test('asks again before the repetition with a higher limit, and counts both calls', async () => {
  const usage = { prompt_tokens: 9, completion_tokens: 300 };
  const { counted, allowed } = await countedOf(says(usage, 'length', ''), says(usage));
  expect(counted).toHaveLength(2);
  expect(allowed).toEqual([most, { ...most, outputTokens: 1200 }]);
});
