import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { check } from '../../../server/operations/doctor/check.ts';
import type { Fetch } from '../../../server/providers/http.ts';
import { createWriter } from '../../../server/providers/writer.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { vendorRefusals } from '../../unit/providers/vendorRefusals.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ log: createLog('info', { write: (line) => void lines.push(line) }) });
});
afterAll(() => server.stop());
beforeEach(async () => {
  lines.length = 0;
  await server.control('DELETE', '/faults');
});

const refusal = (name: string) => vendorRefusals.find((refused) => refused.name === name);
const strike = (name: string, more: object = {}) => {
  const { status, body } = refusal(name) ?? {};
  return server.control('POST', '/faults', { provider: 'writer', status, body, ...more });
};
/** The doctor's finding for this model, at the sandbox by default. */
function examine(OPENAI_MODEL: string, more: { maxTokens?: number; fetch?: Fetch } = {}) {
  const { OPENAI_BASE_URL: baseUrl = '', OPENAI_API_KEY: apiKey = '' } = server.sandbox.env;
  const writer = createWriter({ baseUrl, apiKey, model: OPENAI_MODEL, ...more });
  return check({ ...server.deps, config: { ...server.deps.config, OPENAI_MODEL }, writer }, 'writer', null);
}

test('P4: the doctor names the missing model and the models that the server offers', async () => {
  expect(await examine('gpt-none')).toMatchObject({
    ok: false,
    said: 'No such model: gpt-none; the server offers: sandbox-writer',
    fix: 'The server has no such model: set OPENAI_MODEL to one that it offers, and restart',
  });
});

test("the doctor names a judge's model that the server lacks, and asks none that is off", async () => {
  const { OPENAI_BASE_URL: baseUrl = '', OPENAI_API_KEY: apiKey = '' } = server.sandbox.env;
  const live = { ...server.deps.config.providers, writer: 'live' as const };
  const config = { ...server.deps.config, OPENAI_MODEL: 'sandbox-writer', providers: live };
  const examineJudge = (OPENAI_JUDGE_MODEL: string) => {
    const judge = createWriter({ baseUrl, apiKey, model: OPENAI_JUDGE_MODEL });
    const deps = { ...server.deps, config: { ...config, OPENAI_JUDGE_MODEL } };
    return check({ ...deps, judge: OPENAI_JUDGE_MODEL === 'off' ? null : judge }, 'writer', null);
  };
  expect(await examineJudge('gpt-none')).toMatchObject({
    ok: false,
    said: 'No such model: gpt-none; the server offers: sandbox-writer',
    fix: 'The server has no such model: set OPENAI_JUDGE_MODEL to one that it offers, or to off, and restart',
  });
  for (const name of ['off', 'sandbox-writer']) expect(await examineJudge(name)).toMatchObject({ ok: true });
});

test('P4: the doctor names at most ten models, and none without a list', async () => {
  const missing = { error: { message: 'The model does not exist', code: 'model_not_found' } };
  const offering =
    (list: () => Response | Promise<Response>): Fetch =>
    async (request) =>
      request.method === 'GET' ? list() : Response.json(missing, { status: 404 });
  const data = Array.from({ length: 12 }, (_, n) => ({ id: `m${n}`, object: 'model' }));
  expect((await examine('x', { fetch: offering(() => Response.json({ data })) })).said).toBe(
    'No such model: x; the server offers: m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, …',
  );
  for (const list of [
    () => Response.json({}, { status: 403 }),
    () => Promise.reject(new TypeError('fetch failed')),
  ])
    expect((await examine('x', { fetch: offering(list) })).said).toBe('No such model: x');
});

test.each([
  ['OpenRouter, no credit', /^This key has no credit: .+ \(answer: 402 402 Insufficient credits/],
  ['Anthropic, no credit', /^This key has no credit: .+ \(answer: 400 {2}Your credit balance is too low/],
  [
    'Gemini, wrong key',
    /^The provider rejected the key: set OPENAI_API_KEY .+ \(answer: 400 400 API key not valid/,
  ],
  [
    'Azure, an address without /openai/v1',
    /^No server answers chat completions at this URL: set OPENAI_BASE_URL/,
  ],
  ['OpenAI, a model that takes no reasoning effort', /change OPENAI_REASONING_EFFORT or remove it/],
  ['vLLM, a context too short for the limit', /lower OPENAI_MAX_TOKENS/],
])('P4: the doctor names the fix: %s', async (name, fix) => {
  await strike(name);
  const found = await check(server.deps, 'writer', null);
  expect(found).toMatchObject({ ok: false, said: 'The AI writer is not set up correctly on this server' });
  expect(found.fix).toMatch(fix);
});

test('P3: the doctor says which limit to raise if reasoning uses it up', async () => {
  expect(await examine('sandbox-writer', { maxTokens: 256 })).toMatchObject({
    ok: false,
    said: 'The writer returned an empty answer',
    fix: expect.stringMatching(/^Raise OPENAI_MAX_TOKENS or set OPENAI_REASONING_EFFORT=low/),
  });
});

test('P4: shows the hint in the log and never to a customer', async () => {
  await strike('DeepSeek, no credit', { rate: 1 });
  await expect(server.deps.writer.complete([{ role: 'user', content: 'Hello' }])).rejects.toThrow();
  const [line] = lines.filter((each) => each.includes('"provider":"writer"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    kind: 'key',
    hint: expect.stringMatching(/^This key has no credit/),
    detail: '402 invalid_request_error Insufficient Balance',
  });

  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  const searchUrls = ['https://www.linkedin.com/search/results/content/?keywords=design'];
  await server.saveSettings(token, accountId, { searchUrls, dailySearchComments: 2 });
  const answer = await server.call('POST', '/api/automation/preview', { token, json: { accountId } });
  expect(answer.status).toBe(502);
  expect(JSON.stringify(answer.body)).not.toMatch(/credit|Balance|hint/);
});
