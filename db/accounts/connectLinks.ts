import { and, desc, eq, max, sql } from 'drizzle-orm';
import { queueMissingRuns } from '../automation/automations.ts';
import { moveReads } from '../automation/providerReads.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import { cancelJobs } from '../jobs/jobs.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { accounts, automations, connectLinks, events, users } from '../schema/index.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';
import { queueAccountDeletion } from './accountRemoval.ts';
import { type Connected, connectedAccounts, freshValues, paused } from './accounts.ts';

export type NewLink = {
  secretHash: string;
  userId: string;
  accountId: string | null;
  readVoice: boolean;
  createdAt: number;
  expiresAt: number;
};

export async function saveConnectLink(db: Db, link: NewLink): Promise<void> {
  await transaction(db, (tx) => tx.insert(connectLinks).values(link));
}

/** Undefined if the link is taken or has expired. */
export async function findConnectLink(db: Reader, secretHash: string, now: MachineTime) {
  return first(
    db
      .select()
      .from(connectLinks)
      .where(and(eq(connectLinks.secretHash, secretHash), sql`taken_at is null`, sql`expires_at > ${now}`)),
  );
}

export async function isLinkTaken(db: Reader, secretHash: string): Promise<boolean> {
  const taken = and(eq(connectLinks.secretHash, secretHash), sql`taken_at is not null`);
  return (await first(db.select({ at: connectLinks.takenAt }).from(connectLinks).where(taken))) !== undefined;
}

export type Connection =
  | 'added'
  | 'renewed'
  /** The user had removed this account or this member. Settings, limits and history continue. */
  | 'revived'
  /** The user has this member under another id, which the account gets. The provider deletes the old one. */
  | 'moved'
  | 'link_taken'
  /** From here on the link is taken, and nothing is stored. */
  | 'no_seat'
  | 'of_another_user'
  /** Another user has the member. */
  | 'same_member'
  /** A repeated login brought another account. */
  | 'other_account';

/**
 * Takes the link and stores its account. One transaction, so that a link counts once and two links at the
 * same time can't exceed the seats.
 */
export async function takeLinkAndConnect(
  tx: Tx,
  secretHash: string,
  found: Connected,
  { now, connectedAt }: { now: MachineTime; connectedAt: EngineTime },
  note: (userId: string, connection: Connection) => AuditEntry,
): Promise<Connection> {
  const link = await first(
    tx
      .update(connectLinks)
      .set({ takenAt: now })
      .where(and(eq(connectLinks.secretHash, secretHash), sql`taken_at is null`, sql`expires_at > ${now}`))
      .returning(),
  );
  if (!link) return 'link_taken';
  if (link.accountId && link.accountId !== found.accountId) return 'other_account';
  const known = await first(tx.select().from(accounts).where(eq(accounts.accountId, found.accountId)));
  if (known && known.userId !== link.userId) return 'of_another_user';
  if (known && known.removedAt === null) {
    await tx.update(accounts).set(freshValues(found)).where(eq(accounts.accountId, found.accountId));
    await writeAudit(tx, note(link.userId, 'renewed'));
    return 'renewed';
  }
  const ofMember = found.providerId
    ? await tx
        .select()
        .from(accounts)
        .where(eq(accounts.providerId, found.providerId))
        .orderBy(desc(accounts.removedAt))
    : [];
  const live = ofMember.filter((account) => account.removedAt === null);
  if (live.some((account) => account.userId !== link.userId)) return 'same_member';
  const [old] = live;
  if (old) {
    await cancelJobs(tx, 'account_deletion', [found.accountId]);
    await moveAccount(tx, old.accountId, found);
    await dropLease(tx, found.accountId);
    await queueAccountDeletion(tx, old.accountId, now);
    await writeAudit(tx, note(link.userId, 'moved'));
    return 'moved';
  }
  const seats =
    (await first(tx.select({ seats: users.seats }).from(users).where(eq(users.id, link.userId))))?.seats ?? 0;
  if ((await connectedAccounts(tx, link.userId)) >= seats) return 'no_seat';
  await cancelJobs(tx, 'account_deletion', [found.accountId]);
  const removed = known ?? ofMember.find((account) => account.userId === link.userId);
  if (removed) {
    await moveAccount(tx, removed.accountId, found);
    await writeAudit(tx, note(link.userId, 'revived'));
    return 'revived';
  }
  const [latest] = await tx
    .select({ at: max(accounts.createdAt) })
    .from(accounts)
    .where(eq(accounts.userId, link.userId));
  // Accounts of the same millisecond keep their order.
  const createdAt = Math.max(connectedAt, (latest?.at ?? 0) + 1);
  await tx.insert(accounts).values({ ...found, userId: link.userId, createdAt });
  await tx.insert(automations).values({ accountId: found.accountId, ...paused });
  await writeAudit(tx, note(link.userId, 'added'));
  return 'added';
}

/** A member who connects again gets a new id. Limits and history move to it. */
async function moveAccount(tx: Tx, accountId: string, found: Connected): Promise<void> {
  await tx
    .update(accounts)
    .set({ ...freshValues(found), accountId: found.accountId, removedAt: null, restartedAt: null })
    .where(eq(accounts.accountId, accountId));
  if (accountId !== found.accountId) {
    await tx.update(events).set({ accountId: found.accountId }).where(eq(events.accountId, accountId));
    await moveReads(tx, accountId, found.accountId);
  }
}

/** Ends the lease of an engine that runs under the old id. It may settle sent comments, but sends no more. */
async function dropLease(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(automations)
    .set({ leaseHolder: null, fence: sql`${automations.fence} + 1` })
    .where(eq(automations.accountId, accountId));
  await queueMissingRuns(tx, eq(automations.accountId, accountId));
}
