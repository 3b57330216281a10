import { endSession, endTokens } from '../../../db/identity/auth.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { changeBy, changeOf } from '../users/audit.ts';
import type { SessionActor } from './authenticate.ts';

/** Ends the session that this call was made in. */
export async function logout({ db, clock }: Deps, actor: SessionActor): Promise<void> {
  await endSession(db, actor.sessionId, clock.now());
}

/** Ends every session of the user, including this one, and revokes every personal token. */
export async function logoutEverywhere(
  { db, clock }: Deps,
  actor: SessionActor,
  client: Client,
): Promise<void> {
  const now = clock.now();
  await endTokens(
    db,
    actor.userId,
    now,
    changeOf(changeBy(actor.userId, 'session.end_all', client), now, actor.userId),
  );
}
