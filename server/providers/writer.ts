import { z } from 'zod';
import { ProviderFault } from './fault.ts';
import { callProvider, type Fetch } from './http.ts';

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };
export type Writer = ReturnType<typeof createWriter>;

const completion = z.object({
  choices: z
    .array(
      z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }),
    )
    .min(1),
});
const failure = z.object({
  error: z.object({ message: z.string().nullish(), code: z.string().nullish(), param: z.string().nullish() }),
});

/**
 * A writer that speaks OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat).
 * @param options.baseUrl up to and including `/v1`
 */
export function createWriter(options: {
  baseUrl: string;
  apiKey: string;
  model: string;
  fetch?: Fetch;
  timeoutMs?: number;
}) {
  const doFetch: Fetch = options.fetch ?? ((request) => fetch(request));
  // Newer models refuse `max_tokens`, older servers know nothing else: learnt from the first refusal.
  let lengthField: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';

  const ask = (messages: Message[], signal?: AbortSignal) =>
    callProvider({
      provider: 'The writer',
      fetch: doFetch,
      url: `${options.baseUrl}/chat/completions`,
      method: 'POST',
      headers: { authorization: `Bearer ${options.apiKey}` },
      key: options.apiKey,
      json: { model: options.model, messages, [lengthField]: 500 },
      timeoutMs: options.timeoutMs ?? 45_000,
      ...(signal ? { signal } : {}),
    });

  return {
    /**
     * The model's answer; null where it was cut off at its length limit or withheld, because half a comment is none.
     * @throws {ProviderFault} key, rate, unavailable or invalid
     */
    async complete(messages: Message[], signal?: AbortSignal): Promise<string | null> {
      let answer = await ask(messages, signal);
      if (
        answer.status === 400 &&
        lengthField === 'max_tokens' &&
        failure.safeParse(answer.body).data?.error.param === 'max_tokens'
      ) {
        lengthField = 'max_completion_tokens';
        answer = await ask(messages, signal);
      }
      if (answer.status >= 400) throw toFault(answer.status, answer.body, answer.retryAfterSeconds);
      const parsed = completion.safeParse(answer.body);
      if (!parsed.success) {
        throw new ProviderFault('unavailable', 'The writer gave an answer that makes no sense', {
          detail: z.prettifyError(parsed.error),
        });
      }
      const choice = parsed.data.choices[0];
      const whole = !choice?.finish_reason || choice.finish_reason === 'stop';
      return whole ? (choice?.message.content ?? '') : null;
    },
  };
}

function toFault(status: number, body: unknown, retryAfterSeconds: number | undefined): ProviderFault {
  const error = failure.safeParse(body).data?.error;
  const options = {
    detail: `${status} ${error?.code ?? ''} ${error?.message ?? ''}`.trim(),
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
  };
  // A spent quota is as lasting as a wrong key: only the operator can mend it.
  if (status === 401 || status === 403 || error?.code === 'insufficient_quota') {
    return new ProviderFault('key', 'The writer of this installation is not set up correctly', options);
  }
  if (status === 429) return new ProviderFault('rate', 'The writer asks for a pause', options);
  if (status >= 500)
    return new ProviderFault('unavailable', 'The writer does not answer properly at the moment', options);
  return new ProviderFault('invalid', 'The writer refused the request', options);
}
