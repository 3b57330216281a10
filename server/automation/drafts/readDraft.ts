import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { ownedDraft } from './ownedDraft.ts';
import type { DraftDetails } from './schemas.ts';
import { toWireDetails } from './wire.ts';

/** @throws {AppError} not_found */
export async function readDraft(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<DraftDetails> {
  return toWireDetails(deps, await ownedDraft(deps, actor, id));
}
