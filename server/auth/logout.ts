import { endSession, endSessions } from '../../db/auth.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from './authenticate.ts';

/** Ends the session that this call was made in. */
export async function logout({ db, clock }: Deps, actor: Actor): Promise<void> {
  await endSession(db, actor.sessionId, clock.now());
}

/** Ends every session of the person, this one too. */
export async function logoutEverywhere({ db, clock }: Deps, actor: Actor): Promise<void> {
  await endSessions(db, actor.userId, clock.now());
}
