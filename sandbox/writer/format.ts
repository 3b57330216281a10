import { idFrom } from '../random.ts';

/** Approximate. */
export const lettersPerToken = 4;
export const tokensOf = (text: string): number => Math.ceil(text.length / lettersPerToken);

/**
 * OpenAI's chat completion.
 * @param values.reasoningTokens counted, but not in the content
 */
export function completion(values: {
  seed: string;
  model: string;
  created: number;
  content: string;
  cut: boolean;
  promptTokens: number;
  cachedTokens: number;
  reasoningTokens: number;
}) {
  const completionTokens = values.reasoningTokens + tokensOf(values.content);
  return {
    id: `chatcmpl-${idFrom(values.seed, 29)}`,
    object: 'chat.completion',
    created: values.created,
    model: values.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: values.content, refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: values.cut ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: values.promptTokens,
      completion_tokens: completionTokens,
      total_tokens: values.promptTokens + completionTokens,
      prompt_tokens_details: { cached_tokens: values.cachedTokens, audio_tokens: 0 },
      completion_tokens_details: {
        reasoning_tokens: values.reasoningTokens,
        audio_tokens: 0,
        accepted_prediction_tokens: 0,
        rejected_prediction_tokens: 0,
      },
    },
    service_tier: 'default',
  };
}

export const modelNamed = (id: string) => ({
  id,
  object: 'model',
  created: 1_700_000_000,
  owned_by: 'sandbox',
});

export const openAiError = (
  message: string,
  type: string,
  code: string | null = null,
  param: string | null = null,
) => ({
  error: { message, type, param, code },
});

export const noSuchModel = (model: string) =>
  openAiError(
    `The model \`${model}\` does not exist or you do not have access to it.`,
    'invalid_request_error',
    'model_not_found',
  );

/** For faults without a body. */
export function typicalOpenAiError(status: number) {
  if (status === 401)
    return openAiError('Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key');
  if (status === 404) return noSuchModel('gpt-none');
  if (status === 429)
    return openAiError('Rate limit reached for requests.', 'requests', 'rate_limit_exceeded');
  if (status >= 500)
    return openAiError('The server had an error while processing your request.', 'server_error');
  return openAiError('The request was refused.', 'invalid_request_error');
}
