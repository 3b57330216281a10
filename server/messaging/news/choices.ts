import { saveNewsMails } from '../../../db/messaging/newsMails.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { rowOf } from '../../identity/users/me.ts';
import type { NewsMails, NewsMailsChange } from './schemas.ts';

type Needs = Pick<Deps, 'db'>;

/** Which news a person gets by e-mail. */
export async function readNewsMails(deps: Needs, actor: Actor): Promise<NewsMails> {
  const { draftMails, signedOutMails, resultMails } = await rowOf(deps, actor);
  return { draftMails, signedOutMails, resultMails };
}

export async function changeNewsMails(
  deps: Needs,
  actor: Actor,
  change: NewsMailsChange,
): Promise<NewsMails> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  await saveNewsMails(deps.db, actor.userId, Object.fromEntries(given));
  return readNewsMails(deps, actor);
}
