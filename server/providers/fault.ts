import { AppError } from '../errors.ts';
import type { ErrorCode } from '../http/schemas.ts';

/**
 * What a provider's failure means for us.
 * key: our own key was refused. down: it was not called, because it has not answered for a while. account: the network account must log in again. rate: too fast, come back later.
 * day_limit: enough for today. gone: the post or profile is not there. refused: it may not be done here.
 * unavailable: it failed, hung or could not be reached, and the call may or may not have taken effect. invalid: our mistake.
 */
export type FaultKind =
  | 'key'
  | 'down'
  | 'account'
  | 'rate'
  | 'day_limit'
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
  gone: 'provider_failed',
  refused: 'provider_failed',
  unavailable: 'provider_unavailable',
  invalid: 'provider_failed',
};

/** A provider's failure, translated. `detail` is the provider's own word, for the log and never for a customer. */
export class ProviderFault extends AppError {
  readonly kind: FaultKind;
  readonly detail: string;

  constructor(
    kind: FaultKind,
    message: string,
    options: { detail?: string; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(codes[kind], message, options);
    this.name = 'ProviderFault';
    this.kind = kind;
    this.detail = options.detail ?? '';
  }
}
