import { z } from 'zod';
import { createMask } from '../redaction.ts';
import { text } from '../texts/text.ts';
import { ProviderFault } from './fault.ts';
import { callProvider, type Fetch, type ProviderAnswer } from './http.ts';
import { isInput, refusesMaxTokens, toWriterFault } from './writerFaults.ts';

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };
/** `cachedTokens` are a part of `inputTokens`; `outputTokens` include reasoning. */
export type Tokens = { inputTokens: number; cachedTokens: number; outputTokens: number };
/** Limits and counts what the requests of a call use. */
export type Meter = {
  /** Called before each request. @throws {ProviderFault} cap, if `most` tokens could exceed it */
  allow(most: Tokens): Promise<void>;
  /** @param isEstimated the answer has no usage or did not arrive: `tokens` is then the maximum */
  count(tokens: Tokens, isEstimated: boolean): void;
};
export type Writer = ReturnType<typeof createWriter>;

/** `max_completion_tokens` includes reasoning, on which a reasoning model spends most of it. */
export const defaultMaxTokens = 4000;
/** Raises the limit by this factor after an answer that was all reasoning. */
const raise = 4;
/** A reasoning model takes more than a minute for a few thousand tokens. */
const timeoutMs = 90_000;

/**
 * Text, or parts, of which those of type `thinking` don't belong to the answer
 * (https://docs.mistral.ai/capabilities/reasoning).
 */
const content = z.union([
  z.string(),
  z
    .array(z.object({ type: z.string(), text: z.string().catch('') }))
    .transform((parts) => parts.map(({ type, text }) => (type === 'text' ? text : '')).join('')),
]);
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: content.nullish() }).nullish(),
        finish_reason: z.string().nullish(),
        error: z.unknown().optional(),
      }),
    )
    .min(1),
});
const modelNames = z
  .array(z.object({ id: z.string() }))
  .transform((models) => models.map(({ id }) => id))
  .catch([]);
/** Together answers with a bare list, all others with `{data: […]}`. */
const modelList = z.union([z.object({ data: modelNames }).transform(({ data }) => data), modelNames]);

type Answer = { text: string; ending: string };

const count = z.number().nonnegative().catch(0);
/** OpenAI's names, which the others use too, and DeepSeek's name for the cache. Missing fields count as 0. */
const usage = z
  .object({
    prompt_tokens: z.number().nonnegative(),
    completion_tokens: count,
    prompt_tokens_details: z.object({ cached_tokens: count }).catch({ cached_tokens: 0 }),
    prompt_cache_hit_tokens: count,
  })
  .transform((used): Tokens => {
    const inputTokens = Math.ceil(used.prompt_tokens);
    const cached = Math.max(used.prompt_tokens_details.cached_tokens, used.prompt_cache_hit_tokens);
    return {
      inputTokens,
      cachedTokens: Math.min(inputTokens, Math.floor(cached)),
      outputTokens: Math.ceil(used.completion_tokens),
    };
  });

const unsent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether the request reached no server, so that nothing can be charged. */
function isUnsent(fault: unknown): boolean {
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause.cause : undefined;
  return unsent.includes(String((cause as { code?: unknown } | undefined)?.code));
}

/** Chat templates add a few tokens to each message. */
const tokensPerMessage = 16;

/** No token is shorter than a byte. */
export const mostTokens = (messages: Message[], limit: number): Tokens => ({
  inputTokens: messages.reduce((sum, { content }) => sum + Buffer.byteLength(content) + tokensPerMessage, 0),
  cachedTokens: 0,
  outputTokens: limit,
});

/** The `finish_reason` of a partial answer. `model_length` is Mistral's; `content_filter` may go on. */
const half = /^(length|model_length|content_filter|tool_calls|function_call)/;
/**
 * The `finish_reason` of an answer that the server broke off: OpenRouter's, and DeepSeek's
 * (https://api-docs.deepseek.com/api/create-chat-completion).
 */
const broken = ['error', 'insufficient_system_resource'];

/**
 * OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat).
 * @param options.baseUrl up to and including `/v1`
 * @param options.maxTokens the limit of an answer in tokens, including reasoning
 * @param options.reasoningEffort sent only if set: many models reject it
 */
export function createWriter(options: {
  baseUrl: string;
  apiKey: string;
  model: string;
  maxTokens?: number | undefined;
  reasoningEffort?: string | undefined;
  fetch?: Fetch;
  timeoutMs?: number;
}) {
  const doFetch: Fetch = options.fetch ?? ((request) => fetch(request));
  const maxTokens = options.maxTokens ?? defaultMaxTokens;
  const mask = createMask([options.apiKey]);
  // OpenAI's reasoning models reject `max_tokens`, which is all that Mistral and Ollama know. The first
  // rejection switches the field.
  let lengthField: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';

  const call = (
    path: string,
    content: { json?: unknown; timeoutMs: number; signal?: AbortSignal | undefined },
  ) =>
    callProvider({
      provider: text('names.writer'),
      fetch: doFetch,
      url: `${options.baseUrl}${path}`,
      method: content.json === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${options.apiKey}` },
      key: options.apiKey,
      json: content.json,
      timeoutMs: content.timeoutMs,
      ...(content.signal ? { signal: content.signal } : {}),
    });

  type Asked = {
    messages: Message[];
    limit: number;
    signal?: AbortSignal | undefined;
    meter?: Meter | undefined;
  };

  async function send({ messages, limit, signal, meter }: Asked): Promise<ProviderAnswer> {
    const most = mostTokens(messages, limit);
    await meter?.allow(most);
    try {
      const answer = await call('/chat/completions', {
        json: {
          model: options.model,
          messages,
          ...(options.reasoningEffort ? { reasoning_effort: options.reasoningEffort } : {}),
          [lengthField]: limit,
        },
        timeoutMs: options.timeoutMs ?? timeoutMs,
        signal,
      });
      const body = answer.body as { usage?: unknown; error?: unknown } | undefined;
      const used = usage.safeParse(body?.usage);
      if (used.success) meter?.count(used.data, false);
      // No provider charges for a request that it rejects.
      else if (answer.status < 400 && !body?.error) meter?.count(most, true);
      return answer;
    } catch (fault) {
      // A model that was cut off while it wrote may still be charged.
      if (!isUnsent(fault)) meter?.count(most, true);
      throw fault;
    }
  }

  async function sendWithLimit(asked: Asked): Promise<ProviderAnswer> {
    const sent = lengthField;
    const answer = await send(asked);
    if (sent !== 'max_tokens' || !refusesMaxTokens(answer.status, answer.body)) return answer;
    lengthField = 'max_completion_tokens';
    return send(asked);
  }

  const refusal = ({ status, body, retryAfterSeconds }: ProviderAnswer) =>
    toWriterFault(status, body, retryAfterSeconds, mask);

  function read(answer: ProviderAnswer): Answer {
    if (answer.status >= 400 || (answer.body as { error?: unknown } | undefined)?.error)
      throw refusal(answer);
    const parsed = completion.safeParse(answer.body);
    const choice = parsed.data?.choices[0];
    if (!choice) {
      throw new ProviderFault(
        'unavailable',
        text('providers.unreadable', { provider: text('names.writer') }),
        {
          detail: parsed.error ? z.prettifyError(parsed.error) : '',
        },
      );
    }
    const ending = choice.finish_reason ?? 'stop';
    if (choice.error || broken.includes(ending))
      throw refusal({ ...answer, body: { error: choice.error ?? { message: `it ended with ${ending}` } } });
    return { text: withoutThinking(choice.message?.content ?? ''), ending };
  }

  return {
    /**
     * The model's answer without its reasoning: empty if it has no text, null if it was cut at its limit or
     * withheld. If reasoning used up the limit, repeats the call once with a higher limit.
     * @throws {ProviderFault} key, rate, unavailable or invalid; cap from the meter
     */
    async complete(messages: Message[], signal?: AbortSignal, meter?: Meter): Promise<string | null> {
      const asked = { messages, signal, meter };
      let answer = read(await sendWithLimit({ ...asked, limit: maxTokens }));
      if (answer.text.trim() === '' && answer.ending === 'length') {
        const higher = await sendWithLimit({ ...asked, limit: maxTokens * raise });
        // If the server rejects the higher limit, the answer stays empty.
        if (isInput(higher.status)) return '';
        answer = read(higher);
      }
      if (answer.text.trim() === '') return '';
      return half.test(answer.ending) ? null : answer.text;
    },

    /**
     * The server's model names; empty if it does not list them.
     * @throws {ProviderFault} unavailable
     */
    async models(): Promise<string[]> {
      const { status, body } = await call('/models', {
        timeoutMs: Math.min(10_000, options.timeoutMs ?? 10_000),
      });
      return status === 200 ? modelList.parse(body) : [];
    },
  };
}

/**
 * Ollama and vLLM leave the model's thinking in the content, sometimes with only its end tag. If a block
 * never ends, there is no answer.
 */
function withoutThinking(text: string): string {
  const opens = /^\s*<think>/i.test(text);
  const end = /<\/think>/i.exec(text);
  if (!end) return opens ? '' : text;
  const isLeading = opens || !/<think>/i.test(text.slice(0, end.index));
  return isLeading ? withoutThinking(text.slice(end.index + end[0].length)) : text;
}
