import { AppError } from '../errors.ts';
import type { ErrorCode } from '../http/schemas.ts';
import type { Sentence } from '../texts/sentence.ts';

/**
 * The meaning of a provider's failure for us.
 * key: our own key was refused. down: it was not called, because it has not answered for a while. account: the network account must log in again. rate: too fast, come back later.
 * day_limit: enough for today. budget: not called, because the account's reads of the day are used up. gone: the post or profile is not there. refused: it may not be done here.
 * unavailable: it failed, hung or could not be reached, and the call may or may not have taken effect. invalid: our mistake.
 */
export type FaultKind =
  | 'key'
  | 'down'
  | 'account'
  | 'rate'
  | 'day_limit'
  | 'budget'
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
  budget: 'provider_unavailable',
  gone: 'provider_failed',
  refused: 'provider_failed',
  unavailable: 'provider_unavailable',
  invalid: 'provider_failed',
};

/**
 * A provider's failure, translated. `detail` is the provider's own word, for the log and never for a customer.
 * `hint` tells the operator what to fix, in the doctor and in the log; it is never for a customer either.
 */
export class ProviderFault extends AppError {
  readonly kind: FaultKind;
  readonly detail: string;
  /** Which provider failed, where the engine called it. */
  provider: 'network' | 'writer' | null = null;
  readonly hint: Sentence | undefined;

  constructor(
    kind: FaultKind,
    said: string | Sentence,
    options: { detail?: string; hint?: Sentence; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(codes[kind], said, options);
    this.name = 'ProviderFault';
    this.kind = kind;
    this.detail = options.detail ?? '';
    this.hint = options.hint;
  }
}
