import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { readEndpoints } from '../../../server/providers/endpoints.ts';
import { createWriter } from '../../../server/providers/writer.ts';

/*
 * Each vendor's lines of docs/guide/going-live.md, read as a .env file is, up to the call that they lead to.
 */

const guide = readFileSync('docs/guide/going-live.md', 'utf8');
const blocks = Array.from(guide.matchAll(/```ini\n([\s\S]*?)```/g), ([, block = '']) => block);
const ofVendors = blocks.filter((block) => block.includes('OPENAI_BASE_URL='));
const vendorOf = (block: string) => /^# (.+)$/m.exec(block)?.[1];
/** Everything else that the guide has an operator write. */
const others = parseEnv(blocks.filter((block) => !ofVendors.includes(block)).join('\n'));

const folder = mkdtempSync(join(tmpdir(), 'chimein-vendors-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The first call that an installation with these settings makes, and its list of models. */
async function callsWith(settings: Record<string, string | undefined>) {
  const config = readConfig({ ...others, ...settings, DATA_DIR: folder });
  expect(config.providers.writer).toBe('live');
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return Response.json({ choices: [{ message: { content: 'Yes.' }, finish_reason: 'stop' }], data: [] });
  };
  const writer = createWriter({ ...readEndpoints(config, {}).writer, fetch });
  expect(await writer.complete([{ role: 'user', content: 'Are you there?' }])).toBe('Yes.');
  await writer.models();
  return requests;
}

const urls: Record<string, string> = {
  OpenAI: 'https://api.openai.com/v1/chat/completions',
  'Azure OpenAI': 'https://your-resource.openai.azure.com/openai/v1/chat/completions',
  Anthropic: 'https://api.anthropic.com/v1/chat/completions',
  Gemini: 'https://generativelanguage.googleapis.com/v1beta/openai/chat/completions',
  OpenRouter: 'https://openrouter.ai/api/v1/chat/completions',
  DeepSeek: 'https://api.deepseek.com/chat/completions',
  Mistral: 'https://api.mistral.ai/v1/chat/completions',
  Ollama: 'http://127.0.0.1:11434/v1/chat/completions',
  vLLM: 'http://127.0.0.1:8000/v1/chat/completions',
};

test('P4: the guide has one block for each vendor', () => {
  expect(ofVendors.map(vendorOf)).toEqual(Object.keys(urls));
});

test.each(ofVendors.map((block) => [vendorOf(block) ?? '', block]))(
  'P4: the guide’s block for %s leads to its chat completions, with the key as a bearer token',
  async (vendor, block) => {
    // A header can hold no ellipsis, which stands for the rest of a key in the guide.
    const settings = parseEnv(block.replaceAll('…', 'rest-of-the-key'));
    const [chat, models] = await callsWith(settings);
    expect([chat?.method, chat?.url]).toEqual(['POST', urls[vendor]]);
    expect([models?.method, models?.url]).toEqual([
      'GET',
      urls[vendor]?.replace('chat/completions', 'models'),
    ]);
    for (const request of [chat, models])
      expect(request?.headers.get('authorization')).toBe(`Bearer ${settings.OPENAI_API_KEY}`);
    expect(chat?.headers.get('content-type')).toBe('application/json');
    expect(await chat?.json()).toEqual({
      model: settings.OPENAI_MODEL,
      messages: [{ role: 'user', content: 'Are you there?' }],
      max_tokens: 4000,
      reasoning_effort: 'low',
    });
  },
);

test('P3: sends the configured limit and effort, and no effort by default', async () => {
  const block = parseEnv(ofVendors[0]?.replaceAll('…', 'x') ?? '');
  const sent = async (more: Record<string, string>) => (await callsWith({ ...block, ...more }))[0]?.json();
  expect(await sent({ OPENAI_MAX_TOKENS: '12000', OPENAI_REASONING_EFFORT: 'minimal' })).toMatchObject({
    max_tokens: 12_000,
    reasoning_effort: 'minimal',
  });
  const plain = await sent({ OPENAI_MAX_TOKENS: '', OPENAI_REASONING_EFFORT: '' });
  expect(Object.keys(plain as object).sort()).toEqual(['max_tokens', 'messages', 'model']);
  expect(plain).toMatchObject({ max_tokens: 4000 });
});
