import type { RequiredAction } from '../providers/payments.ts';

/** What our copy keeps of what the card's holder has to confirm: no secret, and nothing that only the provider needs. */
export type KeptAction = Pick<
  RequiredAction,
  'kind' | 'seats' | 'planId' | 'amount' | 'currency' | 'expiresAt'
>;

/** As a text, so that two copies compare. */
export function keptAction(action: RequiredAction): string {
  const { kind, seats, planId, amount, currency, expiresAt } = action;
  return JSON.stringify({ kind, seats, planId, amount, currency, expiresAt } satisfies KeptAction);
}
