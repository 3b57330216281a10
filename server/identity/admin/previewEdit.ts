import { readStanding } from '../../../db/identity/userEdits.ts';
import { lapseUser } from '../../../db/identity/users.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { EditPreview, EditUserInput } from './schemas.ts';
import { changesIn } from './userChanges.ts';

type Shown = { status: EditPreview['after']['status']; seats: number; subscriptionEndsAt: number | null };

/**
 * The effect of an edit on a user's status, by the rules of `editUser`. Changes nothing.
 * @throws {AppError} not_found; conflict for fewer seats than accounts
 */
export async function previewEdit(
  { db, clock }: Deps,
  userId: string,
  input: EditUserInput,
): Promise<EditPreview> {
  const now = clock.now();
  await lapseUser(db, userId, now);
  const standing = await readStanding(db, userId);
  if (!standing) throw notFound('User');
  const { user, isLive, running } = standing;
  const after = { ...user, ...changesIn(input, undefined, standing, now) };
  return { before: shown(user), after: shown(after), hasSubscription: isLive, running };
}

const shown = ({ status, seats, subscriptionEndsAt }: Shown) => ({
  status,
  seats,
  subscriptionEndsAt: subscriptionEndsAt === null ? null : iso(subscriptionEndsAt),
});
