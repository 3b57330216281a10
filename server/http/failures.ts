import { statusOf } from '../errors.ts';
import { Failure } from './schemas.ts';

const failure = (description: string, example: Failure) => ({
  description,
  content: { 'application/json': { schema: Failure, example } },
});

const seconds = {
  schema: { type: 'integer' as const, minimum: 1 },
  description: 'Seconds to wait before a retry',
};

export const rateHeaders = {
  'RateLimit-Policy': {
    schema: { type: 'string' as const },
    description: 'The budget: `q` calls in `w` seconds, as in `"preview";q=60;w=3600`',
    required: true,
  },
  RateLimit: {
    schema: { type: 'string' as const },
    description:
      'The remaining budget: `r` calls now, one more in `t` seconds, as in `"preview";r=59;t=3600`',
    required: true,
  },
};

export const addressRateHeaders = Object.fromEntries(
  Object.entries(rateHeaders).map(([name, { description, ...header }]) => [
    name,
    { ...header, description: `${description}. Where the address of the client is known`, required: false },
  ]),
);

/** The document's description of each error: its meaning, and an example that really happens. */
const failures = {
  400: failure('The body is not JSON', { code: 'malformed_json', message: 'The body is not valid JSON' }),
  401: failure('No token, or one that no longer counts', {
    code: 'not_signed_in',
    message: 'Please sign in',
  }),
  402: failure('The subscription does not allow it', {
    code: 'subscription_required',
    message: 'Please upgrade your subscription to connect accounts',
  }),
  403: failure('Not for this role, before the e-mail is proved, or with a token of this kind', {
    code: 'email_not_verified',
    message: 'Please verify your e-mail',
  }),
  404: failure('Not there, or not yours: the two look the same', {
    code: 'not_found',
    message: 'Account not found',
  }),
  409: failure('It conflicts with the present state', {
    code: 'conflict',
    message: 'This Idempotency-Key was already used for another request',
  }),
  413: failure('The body is larger than 1 MB, or than 16 KB without a valid token', {
    code: 'body_too_large',
    message: 'The body is larger than 1 MB',
  }),
  415: failure('The body is of another type than JSON', {
    code: 'unsupported_media_type',
    message: 'The body must be application/json',
  }),
  422: failure('The input is invalid', {
    code: 'invalid_input',
    message: "Unknown field 'emial'",
    issues: [{ path: 'emial', message: "Unknown field 'emial'" }],
  }),
  428: failure('The person has to prove first who they are', {
    code: 'proof_required',
    message: "Confirm that it's you to continue",
  }),
  429: {
    ...failure('Too many attempts', {
      code: 'too_many_attempts',
      message: 'Too many attempts. Please try again in 15 minutes',
    }),
    headers: { 'Retry-After': { ...seconds, required: true } },
  },
  502: failure('A provider failed', {
    code: 'provider_key_refused',
    message: 'The connection to LinkedIn is not set up correctly on this server',
  }),
  503: {
    ...failure('A provider is being waited for', {
      code: 'provider_unavailable',
      message: 'LinkedIn is not responding correctly right now',
    }),
    headers: {
      'Retry-After': { ...seconds, description: 'Seconds to wait before a retry, if known' },
    },
  },
} as const;

/** A change during impersonation. It does not end the session. */
export const viewOnly = {
  code: 'view_only',
  message: "This view of a customer's account is read-only",
} as const;

/** A call that no member may make. It does not end the session. */
export const ownerOnly = {
  code: 'workspace_role',
  message: 'Only the owner of a workspace can do this',
} as const;

export const ownWorkspaceOnly = {
  code: 'workspace_role',
  message: 'A token works only in your own workspace. Please sign in',
} as const;

/** The same answer for strangers, removed members and unknown workspaces. */
export const noWorkspace = {
  code: 'workspace_not_found',
  message: 'You are not a member of this workspace',
} as const;

export const largeWithoutToken = {
  code: 'body_too_large',
  message: 'The body is larger than 16 KB',
} as const;

/** An error that a call may answer: a status, or a failure that is more precise than the status's own. */
export type ErrorResponse = keyof typeof failures | Failure;
type OverBudget = { rateHeaders: object };

/** The errors of one call in the document. The last one named for a status is its example. */
export function errorResponses(named: readonly (ErrorResponse | OverBudget)[]) {
  const told = named.map((error) => {
    if (typeof error === 'object' && 'rateHeaders' in error) {
      const told = failures[429];
      return [429, { ...told, headers: { ...told.headers, ...error.rateHeaders } }] as const;
    }
    if (typeof error === 'number') return [error, failures[error]] as const;
    const status = statusOf[error.code] as keyof typeof failures;
    return [status, { ...failures[status], ...failure(failures[status].description, error) }] as const;
  });
  return Object.fromEntries(told);
}
