import OpenAI from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWriter } from '../../server/providers/writer.ts';
import { simulation } from '../support/simulation.ts';
import { type Sample, typeFaults } from './typeCheck.ts';

/* Our client and the emulator against the types and the client of OpenAI's package. */

const imports = "import type OpenAI from 'openai';";
const chat = '/openai/v1/chat/completions';
const hello = [
  { role: 'system' as const, content: 'Write a comment.' },
  { role: 'user' as const, content: '<post>We spent six weeks on incident response.</post>' },
];

let world: Awaited<ReturnType<typeof simulation>>;
let wire: { path: string; sent: unknown; status: number; answered: unknown }[];
beforeAll(async () => {
  world = await simulation('2026-03-02T10:00:00Z');
  wire = [];
});
afterAll(() => world.close());

async function recorded(request: Request): Promise<Response> {
  const sent: unknown = request.method === 'POST' ? await request.clone().json() : undefined;
  const answer = await world.sandbox.fetch(request);
  const { pathname: path } = new URL(request.url);
  wire.push({ path, sent, status: answer.status, answered: await answer.clone().json() });
  return answer;
}
const writer = (change: Partial<Parameters<typeof createWriter>[0]> = {}) =>
  createWriter({
    baseUrl: 'http://network.example/openai/v1',
    apiKey: 'sandbox',
    model: world.sandbox.env.OPENAI_MODEL ?? '',
    fetch: recorded,
    ...change,
  });
const openai = (apiKey = 'sandbox') =>
  new OpenAI({
    apiKey,
    baseURL: 'http://network.example/openai/v1',
    maxRetries: 0,
    fetch: async (input, init) => recorded(new Request(input, init)),
  });

const typeOf = (path: string, status: number): string => {
  if (status >= 400) return '{ error: OpenAI.ErrorObject }';
  return path === chat ? 'OpenAI.Chat.ChatCompletion' : "{ object: 'list'; data: OpenAI.Models.Model[] }";
};
function samples(): Sample[] {
  return wire.flatMap(({ path, sent, status, answered }, at) => [
    ...(sent === undefined
      ? []
      : [{ name: `${at} request`, type: 'OpenAI.Chat.ChatCompletionCreateParamsNonStreaming', value: sent }]),
    { name: `${at} answer ${status}`, type: typeOf(path, status), value: answered },
  ]);
}

test('P3, P4: our requests and the emulator’s answers match the types of OpenAI’s package', async () => {
  // Rejected for max_tokens, then complete; truncated; used up by reasoning, twice; every effort.
  await writer().complete(hello);
  await writer({ maxTokens: 1505 }).complete(hello);
  await writer({ maxTokens: 256 }).complete(hello);
  for (const reasoningEffort of ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'])
    await writer({ reasoningEffort }).complete(hello);
  await writer({ reasoningEffort: 'much' })
    .complete(hello)
    .catch(() => {});
  // A wrong model, a wrong key, no messages, and a fault of each status.
  await writer({ model: 'gpt-none' })
    .complete(hello)
    .catch(() => {});
  await writer({ apiKey: 'wrong' })
    .complete(hello)
    .catch(() => {});
  await writer()
    .complete([])
    .catch(() => {});
  for (const status of [400, 401, 404, 429, 500, 503]) {
    await world.control('POST', '/faults', { provider: 'writer', status });
    await writer()
      .complete(hello)
      .catch(() => {});
  }
  expect(await writer().models()).toEqual(['sandbox-writer']);

  const statuses = new Set(wire.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 400, 401, 404, 429, 500, 503]);
  expect(wire.some(({ answered }) => JSON.stringify(answered).includes('"finish_reason":"length"'))).toBe(
    true,
  );
  expect(wire.length).toBeGreaterThan(20);
  // The emulator rejects the effort 'much', which can't be configured.
  const known = samples().filter(({ value }) => !JSON.stringify(value).includes('"much"'));
  expect(await typeFaults(imports, known)).toEqual([]);
});

test('P3, P4: detects an unknown parameter and a missing field', async () => {
  wire = [];
  await writer().complete(hello);
  const { sent, answered } = wire.at(-1) ?? {};
  const faults = await typeFaults(imports, [
    {
      name: 'the request',
      type: 'OpenAI.Chat.ChatCompletionCreateParamsNonStreaming',
      value: { ...(sent as object), max_length: 4000 },
    },
    {
      name: 'the answer',
      type: 'OpenAI.Chat.ChatCompletion',
      value: JSON.parse(JSON.stringify(answered).replace('"logprobs":null,', '')),
    },
  ]);
  expect(faults).toEqual([expect.stringContaining('max_length'), expect.stringContaining('logprobs')]);
});

test('P3: answers OpenAI’s own client, and causes errors of its classes', async () => {
  const { OPENAI_MODEL: model = '' } = world.sandbox.env;
  const create = (more: object, apiKey?: string) =>
    openai(apiKey).chat.completions.create({ model, messages: hello, ...more });
  const answer = await create({ max_completion_tokens: 4000 });
  expect(answer.choices[0]?.message.content).toMatch(/\[sandbox\]$/);
  expect(answer.usage?.completion_tokens_details?.reasoning_tokens).toBe(1500);
  const { data } = await openai().models.list();
  expect(data.map(({ id }) => id)).toEqual([model]);
  await expect(create({ max_tokens: 4000 })).rejects.toMatchObject({
    code: 'unsupported_parameter',
    param: 'max_tokens',
  });
  await expect(create({ max_tokens: 4000 })).rejects.toBeInstanceOf(OpenAI.BadRequestError);
  await expect(create({ model: 'gpt-none' })).rejects.toBeInstanceOf(OpenAI.NotFoundError);
  await expect(create({}, 'wrong')).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
});
