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

const key = /provider rejected the key/;
const credit = /no credit/;
const model = /no such model/;

/** The refusals that vendors document or are seen to send (2026-11), each with its source. */
export const vendorRefusals: VendorRefusal[] = [
  // https://platform.openai.com/docs/guides/error-codes
  {
    name: 'OpenAI, wrong key',
    status: 401,
    body: {
      error: {
        message:
          'Incorrect API key provided: sk-1***. You can find your API key at https://platform.openai.com.',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_api_key',
      },
    },
    kind: 'key',
    hint: key,
  },
  {
    name: 'OpenAI, no such model',
    status: 404,
    body: {
      error: {
        message: 'The model `gpt-none` does not exist or you do not have access to it.',
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_found',
      },
    },
    kind: 'key',
    hint: model,
  },
  {
    name: 'OpenAI, quota used up',
    status: 429,
    body: {
      error: {
        message: 'You exceeded your current quota, please check your plan and billing details.',
        type: 'insufficient_quota',
        param: null,
        code: 'insufficient_quota',
      },
    },
    kind: 'key',
    hint: credit,
  },
  {
    name: 'OpenAI, too many requests',
    status: 429,
    headers: { 'retry-after': '7' },
    body: {
      error: {
        message: 'Rate limit reached for gpt-4o in organization org-1 on requests per min (RPM): Limit 500.',
        type: 'requests',
        param: null,
        code: 'rate_limit_exceeded',
      },
    },
    kind: 'rate',
  },
  {
    name: 'OpenAI, country not supported',
    status: 403,
    body: {
      error: {
        message: 'Country, region, or territory not supported',
        type: 'request_forbidden',
        param: null,
        code: 'unsupported_country_region_territory',
      },
    },
    kind: 'key',
    hint: /can't use this model/,
  },
  {
    name: 'OpenAI, a prompt against its policy',
    status: 400,
    body: {
      error: {
        message: 'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_prompt',
      },
    },
    kind: 'invalid',
  },
  {
    name: 'OpenAI, a model that takes no reasoning effort',
    status: 400,
    body: {
      error: {
        message: 'Unrecognized request argument supplied: reasoning_effort',
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    },
    kind: 'key',
    hint: /OPENAI_REASONING_EFFORT/,
  },
  {
    name: 'OpenAI, a limit above the model’s',
    status: 400,
    body: {
      error: {
        message:
          'max_tokens is too large: 16000. This model supports at most 4096 completion tokens, whereas you provided 16000.',
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'invalid_value',
      },
    },
    kind: 'key',
    hint: /OPENAI_MAX_TOKENS/,
  },
  {
    name: 'OpenAI, a server that fails',
    status: 500,
    body: {
      error: {
        message: 'The server had an error processing your request.',
        type: 'server_error',
        param: null,
        code: null,
      },
    },
    kind: 'unavailable',
  },

  // https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-filter
  {
    name: 'Azure, content filter',
    status: 400,
    body: {
      error: {
        message:
          "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: { code: 'ResponsibleAIPolicyViolation' },
      },
    },
    kind: 'invalid',
  },
  {
    name: 'Azure, no such deployment',
    status: 404,
    body: {
      error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' },
    },
    kind: 'key',
    hint: model,
  },
  {
    name: 'Azure, wrong key',
    status: 401,
    body: {
      error: {
        code: '401',
        message: 'Access denied due to invalid subscription key or wrong API endpoint.',
      },
    },
    kind: 'key',
    hint: key,
  },
  {
    name: 'Azure, an address without /openai/v1',
    status: 404,
    body: { error: { code: '404', message: 'Resource not found' } },
    kind: 'key',
    hint: /OPENAI_BASE_URL/,
  },

  // https://platform.claude.com/docs/en/api/errors and https://platform.claude.com/docs/en/api/openai-sdk
  {
    name: 'Anthropic, no credit',
    status: 400,
    body: {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message:
          'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      },
    },
    kind: 'key',
    hint: credit,
  },
  {
    name: 'Anthropic, billing',
    status: 402,
    body: {
      type: 'error',
      error: { type: 'billing_error', message: 'There is an issue with your billing.' },
    },
    kind: 'key',
    hint: credit,
  },
  {
    name: 'Anthropic, wrong key',
    status: 401,
    body: { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
    kind: 'key',
    hint: key,
  },
  {
    name: 'Anthropic, no such model',
    status: 404,
    body: {
      error: { code: 'not_found_error', message: 'model: claude-none', type: 'not_found_error', param: null },
    },
    kind: 'key',
    hint: model,
  },
  {
    name: 'Anthropic, overloaded',
    status: 529,
    body: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
    kind: 'unavailable',
  },

  // https://ai.google.dev/gemini-api/docs/troubleshooting; its compatible endpoint answers an array
  {
    name: 'Gemini, wrong key',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message: 'API key not valid. Please pass a valid API key.',
          status: 'INVALID_ARGUMENT',
          details: [
            {
              '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
              reason: 'API_KEY_INVALID',
              domain: 'googleapis.com',
            },
            {
              '@type': 'type.googleapis.com/google.rpc.LocalizedMessage',
              locale: 'en-US',
              message: 'API key not valid.',
            },
          ],
        },
      },
    ],
    kind: 'key',
    hint: key,
  },
  {
    name: 'Gemini, no such model',
    status: 404,
    body: [
      {
        error: {
          code: 404,
          message:
            'models/gemini-none is not found for API version v1main, or is not supported for generateContent.',
          status: 'NOT_FOUND',
        },
      },
    ],
    kind: 'key',
    hint: model,
  },
  {
    name: 'Gemini, too many requests',
    status: 429,
    body: [
      {
        error: {
          code: 429,
          message: 'You exceeded your current quota, please check your plan and billing details.',
          status: 'RESOURCE_EXHAUSTED',
        },
      },
    ],
    kind: 'rate',
  },

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

  // https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html; until 0.10 without `error` around it
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
