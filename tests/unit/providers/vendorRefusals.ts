import { credit, key, model, otherRefusals, type VendorRefusal } from './otherRefusals.ts';

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

  ...otherRefusals,
];
