import type { FaultKind } from '../../../server/providers/fault.ts';

export type VendorRefusal = {
  /** The vendor and what went wrong: the name of the test. */
  name: string;
  status: number;
  body: unknown;
  kind: FaultKind;
  /** A part of the hint; undefined where the operator has nothing to fix. */
  hint?: RegExp;
  headers?: Record<string, string>;
};

export const key = /provider rejected the key/;
export const credit = /no credit/;
export const model = /no such model/;

/** Of OpenRouter, DeepSeek, Mistral, Ollama, vLLM and Together. */
export const otherRefusals: VendorRefusal[] = [
  // https://openrouter.ai/docs/api/reference/errors-and-debugging
  {
    name: 'OpenRouter, no credit',
    status: 402,
    body: {
      error: {
        code: 402,
        message: 'Insufficient credits. Add more using https://openrouter.ai/settings/credits',
      },
    },
    kind: 'key',
    hint: credit,
  },
  {
    name: 'OpenRouter, limit of the key used up',
    status: 403,
    body: { error: { code: 403, message: 'Key limit exceeded (total limit).' } },
    kind: 'key',
    hint: credit,
  },
  {
    name: 'OpenRouter, a post that its moderation flags',
    status: 403,
    body: {
      error: {
        code: 403,
        message: 'openai/gpt-4o requires moderation on OpenAI. Your input was flagged for "violence".',
        metadata: {
          reasons: ['violence'],
          flagged_input: 'Our drill…',
          provider_name: 'OpenAI',
          model_slug: 'openai/gpt-4o',
        },
      },
    },
    kind: 'invalid',
  },
  {
    name: 'OpenRouter, wrong key',
    status: 401,
    body: { error: { code: 401, message: 'No auth credentials found' } },
    kind: 'key',
    hint: key,
  },
  {
    name: 'OpenRouter, no such model',
    status: 400,
    body: { error: { code: 400, message: 'vendor/none is not a valid model ID' } },
    kind: 'key',
    hint: model,
  },
  {
    name: 'OpenRouter, nobody serves the model',
    status: 404,
    body: { error: { code: 404, message: 'No endpoints found for vendor/none.' } },
    kind: 'key',
    hint: model,
  },
  {
    name: 'OpenRouter, timed out',
    status: 408,
    body: { error: { code: 408, message: 'Your request timed out' } },
    kind: 'unavailable',
  },
  {
    name: 'OpenRouter, an error inside a 200',
    status: 200,
    body: { error: { code: 502, message: 'Provider returned error' } },
    kind: 'unavailable',
  },
  {
    name: 'OpenRouter, a pause inside a 200',
    status: 200,
    body: { error: { code: 429, message: 'Rate limit exceeded' } },
    kind: 'rate',
  },
  {
    name: 'OpenRouter, an answer that broke off',
    status: 200,
    body: {
      choices: [
        {
          message: { role: 'assistant', content: 'Stopping the bat' },
          finish_reason: 'error',
          error: { code: 502, message: 'Upstream error' },
        },
      ],
    },
    kind: 'unavailable',
  },

  // https://api-docs.deepseek.com/quick_start/error_codes
  {
    name: 'DeepSeek, no credit',
    status: 402,
    body: {
      error: {
        message: 'Insufficient Balance',
        type: 'unknown_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
    kind: 'key',
    hint: credit,
  },
  {
    name: 'DeepSeek, no such model',
    status: 400,
    body: {
      error: {
        message: 'Model Not Exist',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
    kind: 'key',
    hint: model,
  },
  {
    name: 'DeepSeek, wrong key',
    status: 401,
    body: {
      error: {
        message: 'Authentication Fails, Your api key: ****1234 is invalid',
        type: 'authentication_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
    kind: 'key',
    hint: key,
  },
  {
    name: 'DeepSeek, an answer that its servers broke off',
    status: 200,
    body: { choices: [{ message: { content: 'Stop' }, finish_reason: 'insufficient_system_resource' }] },
    kind: 'unavailable',
  },

  // https://docs.mistral.ai/api: the error has no `error` around it
  {
    name: 'Mistral, no such model',
    status: 400,
    body: {
      object: 'error',
      message: 'Invalid model: mistral-none',
      type: 'invalid_model',
      param: null,
      code: '1500',
    },
    kind: 'key',
    hint: model,
  },
  { name: 'Mistral, wrong key', status: 401, body: { detail: 'Unauthorized' }, kind: 'key', hint: key },
  {
    name: 'Mistral, a field that it does not know',
    status: 422,
    body: {
      detail: [{ type: 'extra_forbidden', loc: ['body', 'x'], msg: 'Extra inputs are not permitted' }],
    },
    kind: 'invalid',
  },

  // https://docs.ollama.com/api/openai-compatibility
  {
    name: 'Ollama, no such model',
    status: 404,
    body: {
      error: {
        message: 'model "llama-none" not found, try pulling it first',
        type: 'api_error',
        param: null,
        code: null,
      },
    },
    kind: 'key',
    hint: model,
  },
  {
    name: 'Ollama, its own API’s error',
    status: 404,
    body: { error: "model 'llama-none' not found" },
    kind: 'key',
    hint: model,
  },
  {
    name: 'Ollama, not enough memory',
    status: 500,
    body: {
      error: { message: 'model requires more system memory (8.0 GiB) than is available', type: 'api_error' },
    },
    kind: 'unavailable',
  },

  // https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html; until 0.10 without `error` around
  // it
  {
    name: 'vLLM, no such model',
    status: 404,
    body: {
      object: 'error',
      message: 'The model `none` does not exist.',
      type: 'NotFoundError',
      param: null,
      code: 404,
    },
    kind: 'key',
    hint: model,
  },
  {
    name: 'vLLM, a context too short for the limit',
    status: 400,
    body: {
      error: {
        message:
          "'max_tokens' or 'max_completion_tokens' is too large: 4000. This model's maximum context length is 4096 tokens and your request has 600 input tokens.",
        type: 'BadRequestError',
        param: null,
        code: 400,
      },
    },
    kind: 'key',
    hint: /OPENAI_MAX_TOKENS/,
  },

  // https://docs.together.ai/docs/error-codes
  {
    name: 'Together, a model that it does not serve',
    status: 400,
    body: {
      id: 'okk',
      error: {
        message: 'Unable to access non-serverless model mistralai/none.',
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_available',
      },
    },
    kind: 'key',
    hint: model,
  },
  {
    name: 'Together, no such model',
    status: 404,
    body: {
      error: {
        message: 'Unable to access model vendor/none.',
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_found',
      },
    },
    kind: 'key',
    hint: model,
  },

  {
    name: 'anybody, a page of a proxy',
    status: 502,
    body: '<html>Bad gateway</html>',
    kind: 'unavailable',
  },
  {
    name: 'anybody, an address where nothing answers',
    status: 404,
    body: { detail: 'Not Found' },
    kind: 'key',
    hint: /OPENAI_BASE_URL/,
  },
];
