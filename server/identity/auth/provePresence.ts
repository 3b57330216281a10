import { factorStanding } from '../../../db/identity/factors.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import { text } from '../../texts/text.ts';
import { guessPassword } from './attempts.ts';
import type { Actor } from './authenticate.ts';

/** A login or a proof this recent needs no other. */
export const freshMs = 10 * 60_000;

/** A personal access token is always fresh: a fresh session created it. */
export const isFresh = ({ clock }: Pick<Deps, 'clock'>, actor: Actor): boolean =>
  actor.via === 'token' || clock.now() - actor.provedAt <= freshMs;

const proofRequired = () => new AppError('proof_required', text('people.confirmItsYou'));

/** Guards a call that a stolen session must not make. @throws {AppError} proof_required */
export function requireFresh(deps: Pick<Deps, 'clock'>, actor: Actor): void {
  if (!isFresh(deps, actor)) throw proofRequired();
}

/**
 * Accepts a fresh session, or the current password of a user without a second factor.
 * @param required whether even a fresh session needs the password
 * @param address null for an unknown network
 * @throws {AppError} invalid_input on currentPassword, proof_required, too_many_attempts
 */
export async function provePresence(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  actor: Actor,
  user: UserRow,
  {
    password,
    required,
    address,
  }: { password: string | undefined; required: boolean; address: string | null },
): Promise<void> {
  if (!password && required) throw invalid('currentPassword', text('people.enterCurrentPassword'));
  if (password && !(await guessPassword(deps, { email: user.email, user, password, address })))
    throw invalid('currentPassword', text('people.notCurrentPassword'));
  if (password && !(await factorStanding(deps.db, user.id)).has) return;
  requireFresh(deps, actor);
}
