import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import { type Context, sandboxKey } from '../context.ts';
import { hash, randomFrom } from '../random.ts';
import {
  completion,
  lettersPerToken,
  modelNamed,
  noSuchModel,
  openAiError,
  tokensOf,
  typicalOpenAiError,
} from './format.ts';
import { isForJudge, judgeAs } from './judge.ts';
import type { WriterManner } from './manner.ts';
import { createMemory } from './memory.ts';
import { answerAs } from './personas/compose.ts';
import { readBrief } from './read.ts';

/** Marks every text as not real. */
const sandboxLabel = '[sandbox]';
/** The only model. It reasons before it writes, like OpenAI's. */
export const sandboxModel = 'sandbox-writer';
/** Reasoning tokens; `medium` by default. */
const reasoning = { none: 0, minimal: 100, low: 500, medium: 1500, high: 3000, xhigh: 6000 };
/** The number of requests to remember, so that a repeated one gets another text. */
const rememberedRequests = 5000;
const rememberedBeginnings = 100_000;
const fewestCached = 1024;
const cacheStep = 128;
/** Longer than clients wait for the judge. */
const slowMs = 60_000;

const content = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
]);
/** OpenAI's parameters without an effect here. Any other name is rejected, as at OpenAI. */
const withoutEffect = Object.fromEntries(
  [
    'metadata',
    'prompt_cache_key',
    'safety_identifier',
    'seed',
    'service_tier',
    'store',
    'user',
    'verbosity',
  ].map((name) => [name, z.unknown().optional()]),
);
const chatBody = z.strictObject({
  ...withoutEffect,
  model: z.string().min(1),
  messages: z.array(z.looseObject({ role: z.string(), content: content.nullish() })).min(1),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
  reasoning_effort: z.enum(Object.keys(reasoning) as (keyof typeof reasoning)[]).nullish(),
  response_format: z.looseObject({ type: z.string() }).nullish(),
  stream: z.boolean().nullish(),
  n: z.number().int().nullish(),
  // Reasoning models accept only the default.
  temperature: z.literal(1).nullish(),
  top_p: z.literal(1).nullish(),
});

/** The error of OpenAI's reasoning models for the deprecated name of the limit. */
const maxTokensRefused = openAiError(
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  'invalid_request_error',
  'unsupported_parameter',
  'max_tokens',
);
const unknownParameter = (name: string) =>
  openAiError(`Unknown parameter: '${name}'.`, 'invalid_request_error', 'unknown_parameter', name);

const textOf = (value: z.infer<typeof content> | null | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).map((part) => part.text ?? '').join('\n');

function written(answer: string, inJson: boolean): string {
  const labelled = answer.startsWith('SKIP: ') ? answer : `${answer} ${sandboxLabel}`;
  return inJson ? JSON.stringify({ comment: labelled }) : labelled;
}

/** `/openai/v1/chat/completions` and `/openai/v1/models`. */
export function writerRoutes(context: Context, manner: WriterManner): Hono {
  const app = new Hono({ strict: false });
  const asked = new Map<number, number>();
  const beginnings = new Set<number>();
  const memory = createMemory();

  /** OpenAI caches the longest known beginning of 1,024 tokens or more, in steps of 128. */
  function cachedOf(prompt: string): number {
    let cached = 0;
    if (beginnings.size >= rememberedBeginnings) beginnings.clear();
    for (let tokens = fewestCached; tokens <= tokensOf(prompt); tokens += cacheStep) {
      const beginning = hash(prompt.slice(0, tokens * lettersPerToken));
      if (beginnings.has(beginning)) cached = tokens;
      beginnings.add(beginning);
    }
    return cached;
  }

  app.use(async (c, next) => {
    const key = c.req.header('authorization')?.match(/^Bearer (.+)$/i)?.[1];
    if (key === undefined)
      return c.json(openAiError("You didn't provide an API key.", 'invalid_request_error'), 401);
    if (key !== sandboxKey) {
      return c.json(
        openAiError(
          `Incorrect API key provided: ${key.slice(0, 4)}***.`,
          'invalid_request_error',
          'invalid_api_key',
        ),
        401,
      );
    }
    await next();
  });

  app.get('/models', (c) => c.json({ object: 'list', data: [modelNamed(sandboxModel)] }));

  app.post('/chat/completions', async (c) => {
    const raw = await c.req.text();
    let json: unknown;
    try {
      json = JSON.parse(raw);
    } catch {
      return c.json(
        openAiError('We could not parse the JSON body of your request.', 'invalid_request_error'),
        400,
      );
    }
    const checked = chatBody.safeParse(json);
    if (!checked.success) {
      const issue = checked.error.issues[0];
      if (issue?.code === 'unrecognized_keys') return c.json(unknownParameter(issue.keys[0] ?? ''), 400);
      const param = issue?.path.join('.') ?? null;
      return c.json(
        openAiError(`Invalid value for '${param}': ${issue?.message}.`, 'invalid_request_error', null, param),
        400,
      );
    }
    const body = checked.data;
    if (body.model !== sandboxModel) return c.json(noSuchModel(body.model), 404);
    if (typeof body.max_tokens === 'number') return c.json(maxTokensRefused, 400);
    if (body.stream)
      return c.json(
        openAiError('This sandbox does not stream.', 'invalid_request_error', null, 'stream'),
        400,
      );

    const seed = hash(raw);
    const turn = asked.get(seed) ?? 0;
    if (asked.size >= rememberedRequests) asked.delete(asked.keys().next().value as number);
    asked.set(seed, turn + 1);

    const messages = body.messages.map((message) => ({
      role: message.role,
      content: textOf(message.content),
    }));
    const { persona, judge } = manner.get();
    const judges = isForJudge(messages);
    if (judges && judge === 'away') return c.json(typicalOpenAiError(503), 503);
    if (judges && judge === 'slow') {
      const signal = AbortSignal.any([context.closing, c.req.raw.signal, manner.changed()]);
      await wait(slowMs, undefined, { signal }).catch(() => {});
    }
    const write = (): string => {
      const answer = answerAs(persona, memory.recall(readBrief(messages)), randomFrom(`${seed}:${turn}`));
      memory.add(answer);
      return written(answer, body.response_format?.type.startsWith('json') ?? false);
    };
    const whole = judges ? judgeAs(judge, messages) : write();
    const limit = body.max_completion_tokens ?? Number.MAX_SAFE_INTEGER;
    const reasoningTokens = Math.min(limit, reasoning[body.reasoning_effort ?? 'medium']);
    const most = (limit - reasoningTokens) * 4;
    return c.json(
      completion({
        seed: `${seed}:${turn}`,
        model: body.model,
        created: Math.floor(context.clock.now() / 1000),
        content: whole.slice(0, most),
        cut: whole.length > most,
        reasoningTokens,
        cachedTokens: cachedOf(messages.map(({ content }) => content).join('\n')),
        promptTokens: messages.reduce((sum, message) => sum + tokensOf(message.content) + 4, 0),
      }),
    );
  });

  app.all('*', (c) =>
    c.json(openAiError(`Invalid URL (${c.req.method} ${c.req.path})`, 'invalid_request_error'), 404),
  );
  return app;
}
