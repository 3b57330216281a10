import { newId } from '../../../db/id.ts';
import { members } from '../../../db/schema/index.ts';
import { hashInvitation } from '../../../server/identity/people/invitations.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';

type Person = { user: { id: string; email: string; emailKey: string } };
let made = 0;

/** @returns the id of the membership */
export async function addMember(
  { deps }: TestServer,
  owner: Person,
  { user }: Person,
  role: 'reviewer' | 'viewer',
  allAccounts = true,
): Promise<string> {
  const now = deps.clock.now();
  const id = newId(now);
  const { email, emailKey } = user;
  await direct(deps.db).insert(members).values({
    id,
    ownerId: owner.user.id,
    userId: user.id,
    email,
    emailKey,
    role,
    allAccounts,
    createdAt: now,
    joinedAt: now,
    sentAt: now,
  });
  return id;
}

/** An open invitation, with the secret of its link. */
export async function addInvitation(
  { deps }: TestServer,
  owner: Person,
  email = `invited${++made}@example.com`,
): Promise<{ id: string; token: string }> {
  const now = deps.clock.now();
  const id = newId(now);
  const token = `secret-${id}`;
  await direct(deps.db)
    .insert(members)
    .values({
      id,
      ownerId: owner.user.id,
      email,
      emailKey: email.toLowerCase(),
      role: 'reviewer',
      allAccounts: true,
      createdAt: now,
      sentAt: now,
      tokenHash: hashInvitation(deps, token),
      expiresAt: now + 7 * 86_400_000,
    });
  return { id, token };
}
