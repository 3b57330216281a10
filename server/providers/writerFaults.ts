import { z } from 'zod';
import type { Sentence } from '../texts/sentence.ts';
import { text } from '../texts/text.ts';
import { type FaultKind, ProviderFault } from './fault.ts';

/** A vendor's error in a common form. All texts are in lower case and may be empty. */
type Refusal = { status: number; code: string; param: string; message: string };
type Rule = { kind: FaultKind; sentence: Sentence; hint?: Sentence; matches: (refusal: Refusal) => boolean };

/** The doctor adds the models that the server offers. */
export const noSuchModel = text('providers.modelUnknown');

const provider = text('names.writer');
const sentences = {
  setUp: text('providers.writerNotSetUp'),
  rate: text('providers.asksPause', { provider }),
  down: text('providers.unclear', { provider }),
  refused: text('providers.refusedRequest', { provider }),
};

/**
 * The meaning of each refusal. The first matching rule wins. The rules name no vendor, because vendors copy
 * each other's texts.
 * - `key` is for the operator to fix
 * - `invalid` concerns this one post
 * - `unavailable` is a failure that a retry may fix
 * Each body behind a rule is a row of tests/unit/providers/vendorRefusals.ts.
 * @see https://platform.openai.com/docs/guides/error-codes
 * @see https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-filter
 * @see https://platform.claude.com/docs/en/api/errors
 * @see https://ai.google.dev/gemini-api/docs/troubleshooting
 * @see https://openrouter.ai/docs/api/reference/errors-and-debugging
 * @see https://api-docs.deepseek.com/quick_start/error_codes
 * @see https://docs.mistral.ai/api
 * @see https://docs.ollama.com/api/openai-compatibility
 * @see https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html
 * @see https://docs.together.ai/docs/error-codes
 */
const rules: Rule[] = [
  {
    // Gemini answers a wrong key with 400 and API_KEY_INVALID.
    kind: 'key',
    sentence: sentences.setUp,
    hint: text('providers.keyRejected'),
    matches: ({ status, code, message }) =>
      status === 401 || code.includes('api_key_invalid') || /api key (not valid|expired)/.test(message),
  },
  {
    // Azure and OpenAI answer 400, OpenRouter 403. This must precede the rule for 403, because the key is
    // right and only one post is rejected.
    kind: 'invalid',
    sentence: sentences.refused,
    matches: ({ status, code, message }) =>
      /content_filter|content_policy|invalid_prompt/.test(code) ||
      (status === 403 && /moderation|flagged/.test(message)) ||
      (status === 400 && /content exists risk/.test(message)),
  },
  {
    // OpenRouter and DeepSeek answer 402, Anthropic 400, OpenAI 429; OpenRouter 403 for the limit of one key.
    kind: 'key',
    sentence: sentences.setUp,
    hint: text('providers.keyWithoutCredit'),
    matches: ({ status, code, message }) =>
      status === 402 ||
      /insufficient_quota|billing_(error|hard_limit_reached|not_active)/.test(code) ||
      /credit balance is too low|insufficient (balance|credits)|key limit exceeded/.test(message),
  },
  {
    // OpenAI, Ollama, vLLM and Anthropic answer 404; Mistral, DeepSeek, Together and OpenRouter 400.
    kind: 'key',
    sentence: sentences.setUp,
    hint: noSuchModel,
    matches: ({ status, code, message }) =>
      /model_not_found|model_not_available|model_decommissioned|invalid_model|deploymentnotfound|endpoint_not_running/.test(
        code,
      ) ||
      (status === 404 && /model|endpoints? found|deployment/.test(message)) ||
      (status === 400 && /model (does )?not exist|is not a valid model|invalid model/.test(message)),
  },
  {
    kind: 'key',
    sentence: sentences.setUp,
    hint: text('providers.noChatCompletions'),
    matches: ({ status }) => status === 404 || status === 405,
  },
  {
    // Otherwise each post would be `invalid` with a model that rejects the reasoning setting.
    kind: 'key',
    sentence: sentences.setUp,
    hint: text('providers.modelReasoningEffort'),
    matches: ({ status, param, message }) =>
      isInput(status) && (param.includes('reasoning') || message.includes('reasoning_effort')),
  },
  {
    // vLLM rejects a request if prompt and limit together exceed the model's context.
    kind: 'key',
    sentence: sentences.setUp,
    hint: text('providers.modelTokenLimit'),
    matches: ({ status, message }) =>
      isInput(status) &&
      /max_(completion_)?tokens|output tokens|in the completion/.test(message) &&
      /too (large|high)|at most|maximum|valid range|less than or equal/.test(message),
  },
  {
    kind: 'key',
    sentence: sentences.setUp,
    hint: text('providers.keyForbidden'),
    matches: ({ status }) => status === 403,
  },
  { kind: 'rate', sentence: sentences.rate, matches: ({ status }) => status === 429 },
  {
    // 408 is OpenRouter's timeout, 529 Anthropic's overload.
    kind: 'unavailable',
    sentence: sentences.down,
    matches: ({ status }) => status === 408 || status >= 500,
  },
];
const anyOther: Omit<Rule, 'matches'> = { kind: 'invalid', sentence: sentences.refused };

/** The statuses with which vendors reject a request's fields. */
export const isInput = (status: number): boolean => status === 400 || status === 422;

const word = z.union([z.string(), z.number()]).transform(String).catch('');
const anyText = z
  .union([z.string(), z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value))])
  .catch('');
const wireError = z.object({
  message: anyText,
  code: word,
  type: word,
  status: word,
  param: word,
  details: z.array(z.object({ reason: z.string() }).catch({ reason: '' })).catch([]),
});
type WireError = z.infer<typeof wireError>;

/**
 * The error in a body: OpenAI `{error: {…}}`, Gemini `[{error: {…}}]`, Mistral and older vLLM `{object:
 * 'error', …}`, Ollama's own API `{error: '…'}`, FastAPI `{detail: …}`. Null without an error.
 */
function errorIn(body: unknown): WireError | null {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (typeof first !== 'object' || first === null) return null;
  const { error, detail, object, message } = first as Record<string, unknown>;
  if (typeof error === 'object' && error !== null) return wireError.parse(error);
  if (typeof error === 'string') return wireError.parse({ message: error });
  if (detail) return wireError.parse({ message: typeof detail === 'string' ? detail : { detail } });
  return object === 'error' || typeof message === 'string' ? wireError.parse(first) : null;
}

/** Whether a server knows the limit only as `max_completion_tokens`, as OpenAI's reasoning models do. */
export function refusesMaxTokens(status: number, body: unknown): boolean {
  const error = status === 400 ? errorIn(body) : null;
  if (!error || !/max_tokens/.test(`${error.param} ${error.message}`)) return false;
  return error.code === 'unsupported_parameter' || /unsupported|not supported/i.test(error.message);
}

/**
 * @param status the HTTP status; an error inside a 200 brings its own as `code`
 * (https://openrouter.ai/docs/api/reference/errors-and-debugging)
 * @param mask removes the key from the provider's words
 */
export function toWriterFault(
  status: number,
  body: unknown,
  retryAfterSeconds: number | undefined,
  mask: (text: string) => string,
): ProviderFault {
  const error = errorIn(body) ?? wireError.parse({});
  const code = Number(error.code);
  const meant = status < 400 ? (code >= 400 && code < 600 ? code : 500) : status;
  const words = [error.code, error.type, error.status, ...error.details.map(({ reason }) => reason)];
  const refusal: Refusal = {
    status: meant,
    code: words.join(' ').toLowerCase(),
    param: error.param.toLowerCase(),
    message: error.message.toLowerCase(),
  };
  const rule = rules.find(({ matches }) => matches(refusal)) ?? anyOther;
  return new ProviderFault(rule.kind, rule.sentence, {
    detail: mask(`${status} ${error.code} ${error.message}`.trim()),
    ...(rule.hint === undefined ? {} : { hint: rule.hint }),
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
  });
}
