import { factorStanding } from '../../../db/identity/factors.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import type { Actor } from './authenticate.ts';
import { guessPassword } from './guessPassword.ts';

/** A sign-in or a proof this recent is proof enough of who is there. */
export const freshMs = 10 * 60_000;

/** A personal access token is always fresh: it was made by a session that was. */
export const isFresh = ({ clock }: Pick<Deps, 'clock'>, actor: Actor): boolean =>
  actor.via === 'token' || clock.now() - actor.provedAt <= freshMs;

const proofRequired = () => new AppError('proof_required', say('people.confirmItsYou'));

/**
 * Lets a call through that a stolen session must not make.
 * @throws {AppError} proof_required
 */
export function requireFresh(deps: Pick<Deps, 'clock'>, actor: Actor): void {
  if (!isFresh(deps, actor)) throw proofRequired();
}

/**
 * Proves who is there by a fresh session, or by the current password of a person without a second factor.
 * @param required whether the call is refused without the password, however fresh the session is
 * @param address the network of the client; null for one that is not known
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
  if (!password && required) throw invalid('currentPassword', say('people.enterCurrentPassword'));
  if (password && !(await guessPassword(deps, { email: user.email, user, password, address })))
    throw invalid('currentPassword', say('people.notCurrentPassword'));
  if (password && !(await factorStanding(deps.db, user.id)).has) return;
  requireFresh(deps, actor);
}
