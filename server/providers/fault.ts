import { AppError } from '../errors.ts';
import type { ErrorCode } from '../http/schemas.ts';
import type { Sentence } from '../texts/sentence.ts';

/**
 * The meaning of a provider's failure:
 * - key: our key was rejected
 * - down: not called, because its circuit is open
 * - account: the network account must log in again
 * - rate: too fast, retry later
 * - day_limit: the network's limit of the day is reached
 * - budget: not called, because the account's reads of the day are used up
 * - cap: not called, because the month's cost would exceed its cap
 * - gone: the post or profile does not exist
 * - refused: not allowed
 * - unavailable: it failed, hung or could not be reached, and the call may have taken effect
 * - invalid: our mistake
 */
export type FaultKind =
  | 'key'
  | 'down'
  | 'account'
  | 'rate'
  | 'day_limit'
  | 'budget'
  | 'cap'
  | 'gone'
  | 'refused'
  | 'unavailable'
  | 'invalid';

const codes: Record<FaultKind, ErrorCode> = {
  key: 'provider_key_refused',
  down: 'provider_unavailable',
  account: 'not_connected',
  rate: 'provider_unavailable',
  day_limit: 'provider_unavailable',
  budget: 'read_limit_reached',
  cap: 'unavailable',
  gone: 'provider_failed',
  refused: 'provider_failed',
  unavailable: 'provider_unavailable',
  invalid: 'provider_failed',
};

/**
 * Customers can cause these, for example by their own limits or an invalid photo, so the log doesn't count
 * them as errors. For `down`, the circuit breaker has logged the cause.
 */
const expected: ReadonlySet<FaultKind> = new Set(['down', 'rate', 'day_limit', 'budget', 'cap', 'refused']);

/**
 * `detail` is the provider's own text, `hint` the operator's fix. Customers see neither: they are for the
 * doctor and the log.
 */
export class ProviderFault extends AppError {
  readonly kind: FaultKind;
  readonly detail: string;
  /** Set by `networkFor`. */
  provider: 'network' | null = null;
  readonly hint: Sentence | undefined;

  constructor(
    kind: FaultKind,
    sentence: string | Sentence,
    options: {
      /** In place of the kind's own. */
      code?: ErrorCode | undefined;
      detail?: string;
      hint?: Sentence;
      cause?: unknown;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(options.code ?? codes[kind], sentence, { ...options, isExpected: expected.has(kind) });
    this.name = 'ProviderFault';
    this.kind = kind;
    this.detail = options.detail ?? '';
    this.hint = options.hint;
  }
}
