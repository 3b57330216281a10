import { Failure } from './schemas.ts';

const failure = (description: string, example: Failure) => ({
  description,
  content: { 'application/json': { schema: Failure, example } },
});

const seconds = { schema: { type: 'integer' as const, minimum: 1 }, description: 'Seconds after which to try again' };

/** How each refusal is told in the document: what it means here, and one that really happens. */
export const failures = {
  400: failure('The body is not JSON', { code: 'malformed_json', message: 'The body is not valid JSON' }),
  401: failure('No token, or one that no longer counts', { code: 'not_signed_in', message: 'Please sign in' }),
  402: failure('The subscription does not allow it', {
    code: 'subscription_required',
    message: 'Please upgrade your subscription to start automation',
  }),
  403: failure('Not for this role, before the e-mail is proved, or with a token of this kind', {
    code: 'forbidden',
    message: 'This is not open to your role',
  }),
  404: failure('Not there, or not yours: the two look the same', { code: 'not_found', message: 'Account not found' }),
  409: failure('It conflicts with the present state', { code: 'seats_limit', message: 'Reached the seats limit' }),
  413: failure('The body is larger than 1 MB', { code: 'body_too_large', message: 'The body is larger than 1 MB' }),
  415: failure('The body is of another type than JSON', {
    code: 'unsupported_media_type',
    message: 'The body must be application/json',
  }),
  422: failure('The input is not valid', {
    code: 'invalid_input',
    message: "Unknown field 'emial'",
    issues: [{ path: 'emial', message: "Unknown field 'emial'" }],
  }),
  429: {
    ...failure('Too many attempts', {
      code: 'too_many_attempts',
      message: 'Too many attempts. Please try again in 15 minutes',
    }),
    headers: { 'Retry-After': seconds },
  },
  502: failure('A provider failed', { code: 'provider_failed', message: 'The network refused this. Please try again' }),
  503: {
    ...failure('A provider is being waited for, or the server is starting', {
      code: 'unavailable',
      message: 'The server is starting',
    }),
    headers: { 'Retry-After': { ...seconds, description: 'Seconds after which to try again, where that is known' } },
  },
} as const;

/** A status that a call may refuse with. */
export type Refusal = keyof typeof failures;
