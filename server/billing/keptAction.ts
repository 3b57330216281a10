import type { RequiredAction } from '../providers/payments.ts';

/** The stored form of a payment to confirm, without secrets. */
export type KeptAction = Pick<
  RequiredAction,
  'kind' | 'seats' | 'planId' | 'amount' | 'currency' | 'expiresAt'
>;

/** Serialized, so that two copies compare. */
export function keptAction(action: RequiredAction): string {
  const { kind, seats, planId, amount, currency, expiresAt } = action;
  return JSON.stringify({ kind, seats, planId, amount, currency, expiresAt } satisfies KeptAction);
}
