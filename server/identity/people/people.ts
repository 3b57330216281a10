import { randomBytes } from 'node:crypto';
import { writeAudit } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import {
  accountsAmong,
  changeMember as changeRow,
  findMember,
  insertInvitation,
  listMembers as listRows,
  type MemberPage,
  type MemberView,
  removeMember as removeRow,
  renewInvitation,
} from '../../../db/identity/members.ts';
import { endGrantsOf } from '../../../db/identity/oauth.ts';
import { emailKey, type UserRow } from '../../../db/identity/users.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { wirePage } from '../../http/list.ts';
import { invitationMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import { attemptForEmail } from '../auth/attempts.ts';
import type { Actor } from '../auth/authenticate.ts';
import { ownChange } from '../users/audit.ts';
import { rowOf } from '../users/me.ts';
import { hashInvitation } from './invitations.ts';
import { type InviteInput, invitationDays, type Member, type MemberChange, mostPeople } from './schemas.ts';

export const listMembers = ({ db }: Pick<Deps, 'db'>, actor: Actor, page: MemberPage) =>
  wirePage(listRows(db, actor.userId, page), wireMember);

/**
 * Mails an invitation. Doesn't look the e-mail up among the users, so that neither the answer nor its
 * duration reveals who is registered.
 * @throws {AppError} invalid_input; conflict for a member of the workspace; too_many_attempts
 */
export async function invite(
  deps: Deps,
  actor: Actor,
  { email, role, accountIds }: InviteInput,
  client: Client,
): Promise<Member> {
  const owner = await rowOf(deps, actor);
  if (emailKey(email) === owner.emailKey) throw invalid('email', text('people.ownEmail'));
  await requireOwnAccounts(deps.db, actor, accountIds);
  await attemptForEmail(deps, 'invitationTo', email);
  const now = deps.clock.now();
  const id = newId(now);
  const link = newLink(deps, now);
  const view = await transaction(deps.db, async (tx) => {
    const made = await insertInvitation(
      tx,
      {
        id,
        ownerId: actor.userId,
        email,
        emailKey: emailKey(email),
        role,
        createdAt: now,
        tokenHash: link.tokenHash,
        expiresAt: link.expiresAt,
      },
      accountIds,
      mostPeople,
    );
    if (made === 'taken') throw new AppError('conflict', text('people.alreadyInWorkspace'));
    if (made === 'full') throw new AppError('conflict', text('people.workspaceFull', { count: mostPeople }));
    const after = { member: id, role, accountIds: accountIds ?? 'all' };
    await writeAudit(tx, ownChange(actor.userId, 'member.invite', client, now, { after }));
    await mailLink(deps, tx, owner, { email, role }, link.url);
    return findMember(tx, actor.userId, id);
  });
  return wireMember(orMissing(view));
}

/**
 * Mails a new link, which replaces the one before.
 * @throws {AppError} not_found, conflict for a member, too_many_attempts
 */
export async function resendInvitation(
  deps: Deps,
  actor: Actor,
  id: string,
  client: Client,
): Promise<Member> {
  const owner = await rowOf(deps, actor);
  const { member } = orMissing(await findMember(deps.db, actor.userId, id));
  if (member.userId !== null) throw new AppError('conflict', text('people.acceptedAlready'));
  await attemptForEmail(deps, 'invitationTo', member.email);
  const now = deps.clock.now();
  const { url, tokenHash, expiresAt } = newLink(deps, now);
  const view = await transaction(deps.db, async (tx) => {
    if (!(await renewInvitation(tx, actor.userId, id, { tokenHash, sentAt: now, expiresAt })))
      throw new AppError('conflict', text('people.acceptedAlready'));
    await writeAudit(tx, ownChange(actor.userId, 'member.resend', client, now, { after: { member: id } }));
    await mailLink(deps, tx, owner, member, url);
    return findMember(tx, actor.userId, id);
  });
  return wireMember(orMissing(view));
}

/** Whether a change gives the member more rights or accounts. */
export async function asksToChange(
  { actor, params, body }: { actor: Actor; params: { id: string }; body: MemberChange },
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> {
  const found = await findMember(db, actor.userId, params.id);
  if (!found) return false;
  const { member, accountIds: held } = found;
  if (member.role === 'viewer' && body.role === 'reviewer') return true;
  if (held === null) return false;
  return body.accountIds === null || body.accountIds.some((id) => !held.includes(id));
}

/** Takes effect with the member's next call. @throws {AppError} not_found, invalid_input */
export async function changeMember(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { role, accountIds }: MemberChange,
  client: Client,
): Promise<Member> {
  await requireOwnAccounts(deps.db, actor, accountIds);
  const view = await transaction(deps.db, async (tx) => {
    const before = orMissing(await findMember(tx, actor.userId, id));
    await changeRow(tx, id, role, accountIds);
    const shown = (member: { role: string; accountIds: string[] | null }) => ({
      member: id,
      role: member.role,
      accountIds: member.accountIds ?? 'all',
    });
    const details = {
      before: shown({ role: before.member.role, accountIds: before.accountIds }),
      after: shown({ role, accountIds }),
    };
    await writeAudit(tx, ownChange(actor.userId, 'member.change', client, deps.clock.now(), details));
    return findMember(tx, actor.userId, id);
  });
  return wireMember(orMissing(view));
}

/**
 * Revokes an invitation, or removes a member at once, whose assistants are disconnected.
 * @throws {AppError} not_found
 */
export async function removeMember(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  actor: Actor,
  id: string,
  client: Client,
): Promise<void> {
  const { member } = await transaction(deps.db, async (tx) => {
    const found = orMissing(await findMember(tx, actor.userId, id));
    await removeRow(tx, id);
    if (found.member.userId !== null) await endGrantsOf(tx, found.member.userId);
    const action = found.member.userId === null ? 'member.revoke' : 'member.remove';
    const before = { member: id, role: found.member.role };
    await writeAudit(tx, ownChange(actor.userId, action, client, deps.clock.now(), { before }));
    return found;
  });
  if (member.userId !== null) deps.events.announceLeft(actor.userId, member.userId);
}

/** @throws {AppError} invalid_input */
async function requireOwnAccounts(db: Reader, actor: Actor, accountIds: string[] | null): Promise<void> {
  if (accountIds === null) return;
  const own = await accountsAmong(db, actor.userId, accountIds);
  if (own.length < accountIds.length) throw invalid('accountIds', text('people.notYourAccount'));
}

function newLink(deps: Pick<Deps, 'config'>, now: number) {
  const token = randomBytes(32).toString('base64url');
  return {
    url: `${deps.config.publicUrl}/invitation/${token}`,
    tokenHash: hashInvitation(deps, token),
    expiresAt: now + invitationDays * day,
  };
}

/** Belongs to the owner, so that it is deleted with them. */
const mailLink = (
  deps: Pick<Deps, 'mail'>,
  tx: Tx,
  owner: UserRow,
  { email, role }: Pick<MemberView['member'], 'email' | 'role'>,
  link: string,
) =>
  deps.mail.queue(tx, {
    userId: owner.id,
    to: email,
    ...invitationMail({
      role,
      firstName: '',
      language: owner.language,
      owner: `${owner.firstName} ${owner.lastName}`,
      ownerEmail: owner.email,
      link,
      days: invitationDays,
    }),
  });

function orMissing(found: MemberView | undefined): MemberView {
  if (!found) throw notFound('person');
  return found;
}

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));

function wireMember({ member, user, accountIds }: MemberView): Member {
  return {
    _id: member.id,
    id: member.id,
    state: member.userId === null ? 'invited' : 'joined',
    email: user?.email ?? member.email,
    name: user ? `${user.firstName} ${user.lastName}` : null,
    role: member.role,
    accountIds,
    createdAt: iso(member.createdAt),
    sentAt: iso(member.sentAt),
    expiresAt: isoOrNull(member.expiresAt),
    joinedAt: isoOrNull(member.joinedAt),
  };
}
