import * as db from '../../../db/tokens.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { PersonalToken } from './schemas.ts';
import { toWireToken } from './wire.ts';

/** The caller's tokens that still work, and how many match in all. */
export async function listTokens(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  page: db.TokenPage,
): Promise<{ rows: PersonalToken[]; total: number }> {
  const { rows, total } = await db.listTokens(deps.db, actor.userId, page, deps.clock.now());
  return { rows: rows.map(toWireToken), total };
}
