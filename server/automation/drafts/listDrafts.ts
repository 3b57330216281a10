import { listDrafts as listRows } from '../../../db/draftList.ts';
import type { Deps } from '../../deps.ts';
import type { Page } from '../../http/list.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import type { Draft, DraftFilter, draftSorts } from './schemas.ts';
import { toWireDrafts } from './wire.ts';

/** The actor's drafts, those that are over among them, and how many match in all. */
export async function listDrafts(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  page: Page<(typeof draftSorts)[number], DraftFilter>,
): Promise<{ rows: Draft[]; total: number }> {
  const { rows, total } = await listRows(deps.db, actor.userId, page);
  return { rows: await toWireDrafts(deps, rows), total };
}
