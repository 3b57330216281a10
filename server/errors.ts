import type { ErrorCode } from './http/schemas.ts';

type Options = { cause?: unknown; issues?: { path: string; message: string }[]; retryAfterSeconds?: number };

/** A failure that a person is told of: a stable code, a sentence, and what is wrong with each field. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: { path: string; message: string }[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** 401 and 403 end the session in every client, so nothing but the session and the role uses them. */
export const statusOf = {
  malformed_request: 400,
  malformed_json: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  email_not_verified: 403,
  subscription_required: 402,
  card_declined: 402,
  payment_action_required: 402,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  seats_limit: 409,
  not_connected: 409,
  view_only: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  invalid_code: 422,
  invalid_profile_url: 422,
  proof_required: 428,
  second_factor_required: 428,
  too_many_attempts: 429,
  provider_failed: 502,
  provider_key_refused: 502,
  provider_unavailable: 503,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

/** Somebody else's thing and a thing that is not there look the same. */
export const notFound = (what: string): AppError => new AppError('not_found', `${what} not found`);

/** A 422 about one field. */
export const invalid = (path: string, message: string): AppError =>
  new AppError('invalid_input', message, { issues: [{ path, message }] });
