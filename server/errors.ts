import type { ErrorCode } from './http/schemas.ts';
import { type NameKey, nameOf } from './texts/faults.ts';
import { type Sentence, unnamed } from './texts/sentence.ts';
import { storedText } from './texts/stored.ts';
import { text } from './texts/text.ts';

type Issue = Sentence & { path: string };
type Options = { cause?: unknown; issues?: Issue[]; retryAfterSeconds?: number; isExpected?: boolean };

const sentenceFrom = (sentence: string | Sentence): Sentence =>
  typeof sentence === 'string' ? unnamed(sentence) : { message: sentence.message, text: sentence.text };

/** An error for a client: a stable code, a sentence, and the wrong fields. A plain string stays English. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly sentence: Sentence;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /**
   * Whether a client can cause it while the server works as it should. The log then doesn't treat it as an
   * error, whatever its status.
   */
  readonly isExpected: boolean;

  constructor(code: ErrorCode, fault: string | Sentence, options: Options = {}) {
    const sentence = sentenceFrom(fault);
    super(sentence.message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.sentence = sentence;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isExpected = options.isExpected ?? false;
  }
}

/** 401 and 403 end the session in every client, so only the session and the role use them. */
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
  workspace_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  seats_limit: 409,
  not_connected: 409,
  view_only: 409,
  workspace_role: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  invalid_code: 422,
  invalid_profile_url: 422,
  proof_required: 428,
  second_factor_required: 428,
  too_many_attempts: 429,
  read_limit_reached: 429,
  cost_cap_reached: 429,
  provider_failed: 502,
  provider_key_refused: 502,
  provider_unavailable: 503,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

/** Another user's object and a missing one look the same. */
export const notFound = (what: NameKey): AppError =>
  new AppError('not_found', text('calls.notFound', { what: nameOf(what) }));

export function invalid(path: string, fault: string | Sentence): AppError {
  const sentence = sentenceFrom(fault);
  return new AppError('invalid_input', sentence, { issues: [{ path, ...sentence }] });
}

/** The stored form of an error. */
export function faultColumns(error: unknown): { fault: string; faultText: string | null } {
  if (error instanceof AppError) return { fault: error.message, faultText: storedText(error.sentence) };
  return { fault: error instanceof Error ? error.message : String(error), faultText: null };
}
