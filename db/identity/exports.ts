import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
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
  notes,
  passkeys,
  paymentMethods,
  personalTokens,
  sessions,
  settings,
  subscriptions,
  totpSecrets,
  webhookEndpoints,
} from '../schema/index.ts';
import { readTransaction } from '../transaction.ts';
import type { UserRow } from './users.ts';

/** The few rows that are kept about a person, apart from what grows without end. */
export async function readPersonalRows(db: Db, user: UserRow) {
  const { id } = user;
  return readTransaction(db, async (tx) => ({
    sessions: await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), isNull(sessions.viewerSessionId)))
      .orderBy(asc(sessions.createdAt)),
    tokens: await tx
      .select()
      .from(personalTokens)
      .where(eq(personalTokens.userId, id))
      .orderBy(asc(personalTokens.createdAt)),
    passkeys: await tx
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(asc(passkeys.createdAt)),
    totpConfirmedAt:
      (
        await first(
          tx.select({ at: totpSecrets.confirmedAt }).from(totpSecrets).where(eq(totpSecrets.userId, id)),
        )
      )?.at ?? null,
    webhooks: await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, id))
      .orderBy(asc(webhookEndpoints.createdAt)),
    accounts: await tx
      .select({ account: accounts, automation: automations, settings })
      .from(accounts)
      .innerJoin(automations, eq(automations.accountId, accounts.accountId))
      .leftJoin(settings, eq(settings.accountId, accounts.accountId))
      .where(eq(accounts.userId, id))
      .orderBy(asc(accounts.createdAt)),
    benchPosts: await tx
      .select()
      .from(benchPosts)
      .where(eq(benchPosts.userId, id))
      .orderBy(asc(benchPosts.createdAt)),
    subscriptions: await tx.select().from(subscriptions).where(eq(subscriptions.userId, id)),
    paymentMethods: await tx.select().from(paymentMethods).where(eq(paymentMethods.userId, id)),
    invoices: await tx
      .select()
      .from(invoices)
      .where(eq(invoices.userId, id))
      .orderBy(desc(invoices.createdAt)),
    notes: await tx.select().from(notes).where(eq(notes.userId, id)).orderBy(asc(notes.createdAt)),
    mails: await tx
      .select({
        kind: mails.kind,
        subject: mails.subject,
        recipient: mails.recipient,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
      })
      .from(mails)
      .where(mailsOf(user))
      .orderBy(asc(mails.createdAt)),
    audit: await tx
      .select()
      .from(audit)
      .where(or(eq(audit.subject, `user:${id}`), eq(audit.actorId, id)))
      .orderBy(asc(audit.id)),
  }));
}

/** A user's comments of one state after another comment, oldest first; from the first on where `after` is null. */
export async function commentsAfter(
  db: Reader,
  userId: string,
  state: CommentRow['state'],
  after: Pick<CommentRow, 'createdAt' | 'id'> | null,
  limit: number,
): Promise<CommentRow[]> {
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
}
