import { createHmac } from 'node:crypto';
import { writeAudit } from '../../../db/history/audit.ts';
import {
  type Invitation as Found,
  invitationByToken,
  join as joinRow,
  leave,
  workspacesOf,
} from '../../../db/identity/memberships.ts';
import { findUser, type UserRow, userByEmail } from '../../../db/identity/users.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { memberJoinedMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import type { Actor } from '../auth/authenticate.ts';
import { beginSession, tokenOf } from '../auth/openSession.ts';
import { auditEntry, changeBy } from '../users/audit.ts';
import { insertNewUser, newUser } from '../users/createUser.ts';
import { rowOf } from '../users/me.ts';
import type { Invitation, Joined, JoinedWorkspace, JoinInput } from './schemas.ts';

const staleInvitation = () => new AppError('invalid_code', text('people.invitationInvalid'));

type Named = { firstName: string; lastName: string; companyName: string };
export const workspaceNameOf = ({ firstName, lastName, companyName }: Named): string =>
  companyName || `${firstName} ${lastName}`;

/** @throws {AppError} invalid_code */
export async function readInvitation(deps: Deps, token: string): Promise<Invitation> {
  const { invitation, owner } = await found(deps, deps.db, token);
  return {
    workspace: workspaceNameOf(owner),
    owner: `${owner.firstName} ${owner.lastName}`,
    email: invitation.email,
    role: invitation.role,
    registered: (await userByEmail(deps.db, invitation.email)) !== undefined,
  };
}

/**
 * Makes the signed-in person a member. The link works only for the account with the invited e-mail.
 * @throws {AppError} invalid_code; conflict for another e-mail and for an admin
 */
export async function acceptInvitation(
  deps: Deps,
  actor: Actor,
  token: string,
  client: Client,
): Promise<JoinedWorkspace> {
  const user = await rowOf(deps, actor);
  if (user.role === 'admin') throw new AppError('conflict', text('people.adminCannotJoin'));
  const workspace = await transaction(deps.db, async (tx) => {
    const invited = await found(deps, tx, token);
    if (invited.invitation.emailKey !== user.emailKey)
      throw new AppError('conflict', text('people.otherEmailInvited', { email: invited.invitation.email }));
    return join(deps, tx, invited, user, client);
  });
  return workspace;
}

/**
 * Signs up and joins, without a trial or plan. The link has proved the e-mail, so it counts as verified.
 * @throws {AppError} invalid_code, email_taken
 */
export async function joinAsNewUser(
  deps: Deps,
  { token, ...person }: JoinInput,
  client: Client,
): Promise<Joined> {
  // Before the costly hash, so that a forged link costs little.
  const { invitation } = await found(deps, deps.db, token);
  const made = await newUser(deps, { ...person, email: invitation.email }, { role: 'user', verified: true });
  const { user, session, workspace } = await transaction(deps.db, async (tx) => {
    const invited = await found(deps, tx, token);
    const user = await insertNewUser(tx, made);
    const workspace = await join(deps, tx, invited, user, client);
    return { user, workspace, session: await beginSession(deps, tx, user, client) };
  });
  return { token: await tokenOf(deps, session, user), workspace };
}

async function join(
  deps: Pick<Deps, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  { invitation, owner }: Found,
  user: UserRow,
  client: Client,
): Promise<JoinedWorkspace> {
  const now = deps.clock.now();
  const { id, ownerId, role } = invitation;
  await joinRow(tx, invitation, user.id, now);
  const after = { member: id, role };
  await writeAudit(tx, auditEntry(changeBy(user.id, 'member.join', client), now, ownerId, { after }));
  const inviter = await findUser(tx, ownerId);
  if (inviter) {
    const letter = memberJoinedMail({
      firstName: inviter.firstName,
      language: inviter.language,
      email: user.email,
      peopleUrl: `${deps.config.publicUrl}/people`,
    });
    await deps.mail.queue(tx, { userId: inviter.id, to: inviter.email, ...letter });
  }
  return { _id: ownerId, id: ownerId, name: workspaceNameOf(owner), role };
}

/** The person's own workspace first; an admin has none. */
export async function listWorkspaces(deps: Pick<Deps, 'db'>, actor: Actor): Promise<JoinedWorkspace[]> {
  const user = await rowOf(deps, actor);
  if (user.role === 'admin') return [];
  const joined = await workspacesOf(deps.db, user.id);
  return [
    { _id: user.id, id: user.id, name: workspaceNameOf(user), role: 'owner' as const },
    ...joined.map(({ ownerId, role, ...owner }) => ({
      _id: ownerId,
      id: ownerId,
      name: workspaceNameOf(owner),
      role,
    })),
  ];
}

/** @throws {AppError} workspace_not_found, also for the own one */
export async function leaveWorkspace(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  actor: Actor,
  ownerId: string,
  client: Client,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const left = await leave(tx, ownerId, actor.userId);
    if (!left) throw new AppError('workspace_not_found', text('people.noSuchWorkspace'));
    const change = changeBy(actor.userId, 'member.leave', client);
    const before = { member: left.id, role: left.role };
    await writeAudit(tx, auditEntry(change, deps.clock.now(), ownerId, { before }));
  });
  deps.events.announceLeft(ownerId, actor.userId);
}

export const hashInvitation = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  createHmac('sha256', config.authSecret).update(`invitation ${token}`).digest('base64url');

/** @throws {AppError} invalid_code for a link that was used, replaced or revoked, or has ended */
async function found(deps: Pick<Deps, 'config' | 'clock'>, db: Reader, token: string): Promise<Found> {
  const invited = await invitationByToken(db, hashInvitation(deps, token), deps.clock.now());
  if (!invited) throw staleInvitation();
  return invited;
}
