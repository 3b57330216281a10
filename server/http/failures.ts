import { statusOf } from '../errors.ts';
import { type NameKey, nameOf } from '../texts/faults.ts';
import type { Values } from '../texts/sentence.ts';
import { type TextKey, text } from '../texts/text.ts';
import { type ErrorCode, Failure } from './schemas.ts';

/** An error of a call, for the document: its code, and the sentence that the verb throws. */
export const failing = (code: ErrorCode, key: TextKey, values?: Values): Failure => ({
  code,
  message: text(key, values).message,
});
/** The same for one field of the input. */
export const failingAt = (path: string, code: ErrorCode, key: TextKey): Failure => {
  const { message } = text(key);
  return { code, message, issues: [{ path, message }] };
};
export const noSuch = (what: NameKey): Failure =>
  failing('not_found', 'calls.notFound', { what: nameOf(what) });

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
  400: failure('The body is not JSON', failing('malformed_json', 'calls.bodyInvalidJson')),
  401: failure('No token, or one that no longer counts', failing('not_signed_in', 'people.pleaseSignIn')),
  402: failure(
    'The subscription does not allow it',
    failing('subscription_required', 'billing.upgradeToConnect'),
  ),
  403: failure(
    'Not for this role, before the e-mail is proved, or with a token of this kind',
    failing('email_not_verified', 'people.verifyEmail'),
  ),
  404: failure('Not there, or not yours: the two look the same', noSuch('account')),
  409: failure(
    'It conflicts with the present state',
    failing('conflict', 'calls.keyUsed', { header: 'Idempotency-Key' }),
  ),
  413: failure(
    'The body is larger than 1 MB, or than 16 KB without a valid token',
    failing('body_too_large', 'calls.bodyOver1Mb'),
  ),
  415: failure(
    'The body is of another type than JSON',
    failing('unsupported_media_type', 'calls.bodyNotJson'),
  ),
  422: failure('The input is invalid', {
    code: 'invalid_input',
    message: "Unknown field 'emial'",
    issues: [{ path: 'emial', message: "Unknown field 'emial'" }],
  }),
  428: failure(
    'The person has to prove first who they are',
    failing('proof_required', 'people.confirmItsYou'),
  ),
  429: {
    ...failure(
      'Too many attempts, or a limit of your own is used up: `code` says which',
      failing('too_many_attempts', 'people.tooManyAttempts', { time: '15 minutes' }),
    ),
    headers: { 'Retry-After': { ...seconds, required: true } },
  },
  502: failure(
    'A provider failed',
    failing('provider_key_refused', 'providers.notSetUp', { provider: nameOf('linkedin') }),
  ),
  503: {
    ...failure(
      'A provider is being waited for',
      failing('provider_unavailable', 'providers.unclear', { provider: nameOf('linkedin') }),
    ),
    headers: {
      'Retry-After': { ...seconds, description: 'Seconds to wait before a retry, if known' },
    },
  },
} as const;

/** A change during impersonation. It does not end the session. */
export const viewOnly = failing('view_only', 'calls.viewOnly');

/** A call that no member may make. It does not end the session. */
export const ownerOnly = failing('workspace_role', 'people.ownerOnly');

export const ownWorkspaceOnly = failing('workspace_role', 'people.ownWorkspaceOnly');

/** The same answer for strangers, removed members and unknown workspaces. */
export const noWorkspace = failing('workspace_not_found', 'people.noSuchWorkspace');

export const largeWithoutToken = failing('body_too_large', 'calls.bodyOver16Kb');

/** An error that a call may answer: a status, or a failure that is more precise than the status's own. */
export type ErrorResponse = keyof typeof failures | Failure;
type OverBudget = { rateHeaders: object };

/** The errors of one call in the document. The last one named for a status is its example. */
export function errorResponses(named: readonly (ErrorResponse | OverBudget)[]) {
  const responses = named.map((error) => {
    if (typeof error === 'object' && 'rateHeaders' in error) {
      const { headers, ...response } = failures[429];
      return [429, { ...response, headers: { ...headers, ...error.rateHeaders } }] as const;
    }
    if (typeof error === 'number') return [error, failures[error]] as const;
    const status = statusOf[error.code] as keyof typeof failures;
    return [status, { ...failures[status], ...failure(failures[status].description, error) }] as const;
  });
  return Object.fromEntries(responses);
}
