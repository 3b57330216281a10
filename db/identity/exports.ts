import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { CommentRow } from '../automation/comments.ts';
import { first } from '../first.ts';
import { mailsOf } from '../messaging/mails.ts';
import type { Db, Reader } from '../open.ts';
import {
  accounts,
  audit,
  automations,
  benchPosts,
  comments,
  invoices,
  mails,
  members,
  notes,
  notificationsSeen,
  oauthGrants,
  passkeys,
  paymentMethods,
  personalTokens,
  proposals,
  sessions,
  settings,
  subscriptions,
  totpSecrets,
  voices,
  webhookEndpoints,
} from '../schema/index.ts';
import { readTransaction } from '../transaction.ts';
import { workspacesOf } from './memberships.ts';
import type { UserRow } from './users.ts';

/** Reads a user's rows from all tables that stay small. */
export const readPersonalRows = (db: Db, user: UserRow) =>
  readTransaction(db, async (tx) => {
    const { id } = user;
    const ownRows = <
      Table extends
        | typeof personalTokens
        | typeof oauthGrants
        | typeof passkeys
        | typeof benchPosts
        | typeof notes
        | typeof invoices
        | typeof proposals,
    >(
      table: Table,
    ) =>
      tx
        .select()
        .from(table as typeof notes)
        .where(eq(table.userId, id))
        .orderBy(asc(table.createdAt));
    const totp = tx
      .select({ at: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(eq(totpSecrets.userId, id));
    const seen = tx
      .select({ at: notificationsSeen.seenUntil })
      .from(notificationsSeen)
      .where(eq(notificationsSeen.userId, id));
    return {
      sessions: await tx
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, id), isNull(sessions.viewerSessionId)))
        .orderBy(asc(sessions.createdAt)),
      tokens: await ownRows(personalTokens),
      assistants: await ownRows(oauthGrants),
      passkeys: await ownRows(passkeys),
      totpConfirmedAt: (await first(totp))?.at ?? null,
      notificationsSeenAt: (await first(seen))?.at ?? null,
      webhooks: await tx
        .select()
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.userId, id))
        .orderBy(asc(webhookEndpoints.createdAt)),
      accounts: await tx
        .select({ account: accounts, automation: automations, settings, voice: voices })
        .from(accounts)
        .innerJoin(automations, eq(automations.accountId, accounts.accountId))
        .leftJoin(settings, eq(settings.accountId, accounts.accountId))
        .leftJoin(voices, eq(voices.accountId, accounts.accountId))
        .where(eq(accounts.userId, id))
        .orderBy(asc(accounts.createdAt)),
      proposals: await ownRows(proposals),
      benchPosts: await ownRows(benchPosts),
      subscriptions: await tx.select().from(subscriptions).where(eq(subscriptions.userId, id)),
      paymentMethods: await tx.select().from(paymentMethods).where(eq(paymentMethods.userId, id)),
      invoices: (await ownRows(invoices)).reverse(),
      people: await tx.select().from(members).where(eq(members.ownerId, id)).orderBy(asc(members.createdAt)),
      memberships: await workspacesOf(tx, id),
      notes: await ownRows(notes),
      mails: await tx.select().from(mails).where(mailsOf(user)).orderBy(asc(mails.createdAt)),
      audit: await tx
        .select()
        .from(audit)
        .where(or(eq(audit.subject, `user:${id}`), eq(audit.actorId, id)))
        .orderBy(asc(audit.id)),
    };
  });

/** A page of a user's comments of one state, oldest first, after this comment; null starts at the first. */
export const commentsAfter = (
  db: Reader,
  userId: string,
  state: CommentRow['state'],
  after: Pick<CommentRow, 'createdAt' | 'id'> | null,
  limit: number,
): Promise<CommentRow[]> => {
  const from = after ?? { createdAt: 0, id: '' };
  return db
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.userId, userId),
        eq(comments.state, state),
        sql`(${comments.createdAt}, ${comments.id}) > (${from.createdAt}, ${from.id})`,
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit);
};
