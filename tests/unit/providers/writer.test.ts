import { describe, expect, test } from 'vitest';
import { ProviderFault } from '../../../server/providers/fault.ts';
import { createWriter } from '../../../server/providers/writer.ts';
import { simulation } from '../../support/simulation.ts';
import { vendorRefusals } from './vendorRefusals.ts';

type Sent = Record<string, unknown>;
const hello = [{ role: 'user' as const, content: 'hello' }];

/** A server that answers these in turn, the last one for ever, and remembers what it was sent. */
function serverOf(...answers: { status?: number; body: unknown; headers?: Record<string, string> }[]) {
  const sent: Sent[] = [];
  const fetch = async (request: Request) => {
    if (request.method === 'POST') sent.push(await request.json());
    const {
      status = 200,
      body,
      headers = {},
    } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { body: null };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers });
  };
  return { sent, fetch };
}
const writerAt = (
  server: ReturnType<typeof serverOf>,
  more: Partial<Parameters<typeof createWriter>[0]> = {},
) =>
  createWriter({
    baseUrl: 'https://w.example/v1',
    apiKey: 'key-of-the-operator',
    model: 'm',
    ...server,
    ...more,
  });
const said = (content: unknown, finish_reason: string | null = 'stop') => ({
  body: { choices: [{ message: { role: 'assistant', content }, finish_reason }] },
});
const answerTo = (...answers: Parameters<typeof serverOf>) => writerAt(serverOf(...answers)).complete(hello);

async function faultOf(work: Promise<unknown>): Promise<ProviderFault> {
  const outcome = await work.catch((error: unknown) => error);
  if (!(outcome instanceof ProviderFault))
    throw new Error(`no fault of a provider: ${JSON.stringify(outcome)}`);
  return outcome;
}

describe('P4: a refusal means the same from every vendor', () => {
  test.each(vendorRefusals)('P4: $name', async ({ status, body, headers = {}, kind, hint }) => {
    const fault = await faultOf(answerTo({ status, body, headers }));
    expect(fault.kind).toBe(kind);
    if (hint) expect(fault.hint?.message).toMatch(hint);
    else expect(fault.hint).toBeUndefined();
    // A person at the browser is told nothing of keys, credit and models.
    expect(fault.message).not.toMatch(/credit|model|key|OPENAI/);
    expect(fault.retryAfterSeconds).toBe(headers['retry-after'] ? 7 : undefined);
  });

  test('P4: keeps the provider’s words in the detail, from an array and with a numeric code', async () => {
    const words = async (name: string) => {
      const refusal = vendorRefusals.find((refused) => refused.name === name);
      return (await faultOf(answerTo(refusal ?? { body: null }))).detail;
    };
    expect(await words('Gemini, wrong key')).toBe('400 400 API key not valid. Please pass a valid API key.');
    expect(await words('OpenRouter, no credit')).toMatch(/^402 402 Insufficient credits/);
    expect(await words('Mistral, no such model')).toBe('400 1500 Invalid model: mistral-none');
    expect(await words('Mistral, a field that it does not know')).toContain('Extra inputs are not permitted');
  });

  test('P4: masks a key that an error inside a 200 repeats', async () => {
    const body = { error: { code: 401, message: 'No user for key-of-the-operator' } };
    const fault = await faultOf(answerTo({ body }));
    expect([fault.kind, fault.detail]).toEqual(['key', '200 401 No user for [secret]']);
  });

  test('P4: reads the same refusals from the sandbox over HTTP', async () => {
    const world = await simulation('2026-03-02T10:00:00Z');
    const kinds: string[] = [];
    for (const { status, body, headers } of vendorRefusals) {
      await world.control('POST', '/faults', { provider: 'writer', status, body, headers });
      kinds.push((await faultOf(world.deps.writer.complete(hello))).kind);
    }
    expect(kinds).toEqual(vendorRefusals.map(({ kind }) => kind));
    expect(await world.deps.writer.complete(hello)).toMatch(/\[sandbox\]$/);
    await world.close();
  });
});

describe('P4: reads answers of every vendor', () => {
  test.each(['stop', 'eos', 'end_turn', 'STOP', null])(
    'P4: accepts an answer that ends with %s',
    async (ending) => {
      expect(await answerTo(said('A comment.', ending))).toBe('A comment.');
    },
  );

  test.each(['length', 'content_filter', 'content_filter: SAFETY', 'tool_calls', 'model_length'])(
    'P4: rejects an answer that ends with %s as truncated',
    async (ending) => {
      expect(await answerTo(said('Half a', ending))).toBeNull();
    },
  );

  test.each([
    ['a leading block', '<think>Who is Ada?</think>\n\nA comment.'],
    ['two blocks', '<think>One.</think><think>Two.</think>A comment.'],
    ['an end without a beginning', 'Who is Ada?\n</think>\n\nA comment.'],
    ['an upper-case tag', ' <THINK>Who?</THINK>A comment.'],
  ])('P4: removes the model’s thinking: %s', async (_, content) => {
    expect((await answerTo(said(content)))?.trim()).toBe('A comment.');
  });

  test('P4: leaves a block inside a comment to the checks', async () => {
    const content = 'A comment <think>hm</think> goes on.';
    expect(await answerTo(said(content))).toBe(content);
  });

  test('P4: rejects thinking without an end', async () => {
    expect(await answerTo(said('<think>Who is Ada? Perhaps'))).toBe('');
  });

  test('P4: joins text parts and drops thinking parts', async () => {
    const content = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'Who is Ada?' }] },
      { type: 'text', text: 'A ' },
      { type: 'text', text: 'comment.' },
    ];
    expect(await answerTo(said(content))).toBe('A comment.');
  });

  test('P4: reads a refusal without content as an empty answer', async () => {
    const message = { role: 'assistant', content: null, refusal: 'I can’t help with that.' };
    expect(await answerTo({ body: { choices: [{ message, finish_reason: 'stop' }], error: null } })).toBe('');
  });

  test('P4: rejects an answer without choices as broken', async () => {
    expect((await faultOf(answerTo({ body: { choices: [] } }))).kind).toBe('unavailable');
    expect((await faultOf(answerTo({ body: 'It works!' }))).kind).toBe('unavailable');
  });
});

describe('P3: a reasoning model', () => {
  test('P3: gets 4,000 tokens or the configured limit, and only a configured effort', async () => {
    const server = serverOf(said('Fine.'));
    await writerAt(server).complete(hello);
    await writerAt(server, { maxTokens: 9000, reasoningEffort: 'low' }).complete(hello);
    expect(server.sent).toEqual([
      { model: 'm', messages: hello, max_tokens: 4000 },
      { model: 'm', messages: hello, max_tokens: 9000, reasoning_effort: 'low' },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['no content', undefined],
    ['half of its thinking', '<think>Who is Ada? Per'],
  ])('P3: gets four times the limit once after thinking used it up (%s)', async (_, content) => {
    const server = serverOf(said(content, 'length'), said('A comment.'));
    expect(await writerAt(server).complete(hello)).toBe('A comment.');
    expect(server.sent.map(({ max_tokens }) => max_tokens)).toEqual([4000, 16_000]);
    const stubborn = serverOf(said(content, 'length'));
    expect(await writerAt(stubborn).complete(hello)).toBe('');
    expect(stubborn.sent).toHaveLength(2);
  });

  test('P3: returns an empty answer if the server rejects the higher limit', async () => {
    const body = {
      error: { message: 'Invalid max_tokens value, the valid range of max_tokens is [1, 8192]' },
    };
    expect(await answerTo(said('', 'length'), { status: 400, body })).toBe('');
  });

  test('P3: does not repeat a truncated comment with a higher limit', async () => {
    const server = serverOf(said('Half a', 'length'));
    expect(await writerAt(server).complete(hello)).toBeNull();
    expect(server.sent).toHaveLength(1);
  });

  test('P3: is understood if only its message names max_tokens', async () => {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    const server = serverOf({ status: 400, body: { error: { message } } }, said('Fine.'));
    expect(await writerAt(server).complete(hello)).toBe('Fine.');
    expect(server.sent.at(-1)).toEqual({ model: 'm', messages: hello, max_completion_tokens: 4000 });
  });

  test('P3: does not mistake a limit that is too large for its other name', async () => {
    const tooLarge = vendorRefusals.find(({ name }) => name === 'OpenAI, a limit above the model’s');
    const server = serverOf(tooLarge ?? { body: null });
    expect((await faultOf(writerAt(server).complete(hello))).kind).toBe('key');
    expect(server.sent).toHaveLength(1);
  });

  test('P3: of the sandbox answers with the former limit of 500 tokens', async () => {
    const world = await simulation('2026-03-02T10:00:00Z');
    const { OPENAI_MODEL: model = '' } = world.sandbox.env;
    const [baseUrl, apiKey] = ['http://network.example/openai/v1', 'sandbox'];
    const writer = createWriter({
      baseUrl,
      apiKey,
      model,
      maxTokens: 500,
      fetch: (request) => world.sandbox.fetch(request),
    });
    expect(await writer.complete(hello)).toMatch(/\[sandbox\]$/);
    const short = createWriter({
      baseUrl,
      apiKey,
      model,
      maxTokens: 256,
      fetch: (request) => world.sandbox.fetch(request),
    });
    expect(await short.complete(hello)).toBe('');
    await world.close();
  });
});

describe('P4: a server’s models', () => {
  test.each([
    ['OpenAI’s list', 200, { object: 'list', data: [{ id: 'a', object: 'model' }, { id: 'b' }] }, ['a', 'b']],
    ['Together’s list', 200, [{ id: 'a' }, { id: 'b' }], ['a', 'b']],
    ['no such route', 404, { error: { message: 'Not found' } }, []],
    ['another shape', 200, { models: ['a'] }, []],
    ['no JSON', 200, 'Hello', []],
  ])('P4: %s', async (_, status, body, names) => {
    expect(await writerAt(serverOf({ status, body })).models()).toEqual(names);
  });
});
