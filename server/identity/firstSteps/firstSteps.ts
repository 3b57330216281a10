import { confirmedTotal } from '../../../db/history/commentTotals.ts';
import { changeFirstSteps, firstStepsOf } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { FirstSteps, FirstStepsInput } from './schemas.ts';

export async function readFirstSteps({ db }: Pick<Deps, 'db'>, { userId }: Actor): Promise<FirstSteps> {
  const { folded, dismissed, previewed } = await firstStepsOf(db, userId);
  return {
    folded,
    dismissed,
    previewed,
    commented: (await confirmedTotal(db, { userId, accountIds: null }, {})) > 0,
  };
}

export async function putFirstSteps(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: FirstStepsInput,
): Promise<FirstSteps> {
  await changeFirstSteps(deps.db, actor.userId, input);
  return readFirstSteps(deps, actor);
}
