import type { RequiredAction } from '../providers/payments.ts';

/** The stored form of a payment to confirm: no secret, and nothing that only the provider needs. */
export type KeptAction = Pick<
  RequiredAction,
  'kind' | 'seats' | 'planId' | 'amount' | 'currency' | 'expiresAt'
>;

/** As a text, so that two copies compare. */
export function keptAction(action: RequiredAction): string {
  const { kind, seats, planId, amount, currency, expiresAt } = action;
  return JSON.stringify({ kind, seats, planId, amount, currency, expiresAt } satisfies KeptAction);
}
