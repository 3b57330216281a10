import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { CommentRow } from './comments.ts';
import { mailsOf } from './mails.ts';
import { oneState } from './oneState.ts';
import type { Db } from './open.ts';
import { given, givenNumber, prepared } from './prepared.ts';
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
} from './schema/index.ts';
import type { UserRow } from './users.ts';

/** The few rows that are kept about a person, apart from what grows without end. */
export async function readPersonalRows(db: Db, user: UserRow) {
  const { id } = user;
  return oneState(db, (tx) => ({
    sessions: tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), isNull(sessions.viewerSessionId)))
      .orderBy(asc(sessions.createdAt))
      .all(),
    tokens: tx
      .select()
      .from(personalTokens)
      .where(eq(personalTokens.userId, id))
      .orderBy(asc(personalTokens.createdAt))
      .all(),
    passkeys: tx
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(asc(passkeys.createdAt))
      .all(),
    totpConfirmedAt:
      tx.select({ at: totpSecrets.confirmedAt }).from(totpSecrets).where(eq(totpSecrets.userId, id)).get()
        ?.at ?? null,
    webhooks: tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, id))
      .orderBy(asc(webhookEndpoints.createdAt))
      .all(),
    accounts: tx
      .select({ account: accounts, automation: automations, settings })
      .from(accounts)
      .innerJoin(automations, eq(automations.accountId, accounts.accountId))
      .leftJoin(settings, eq(settings.accountId, accounts.accountId))
      .where(eq(accounts.userId, id))
      .orderBy(asc(accounts.createdAt))
      .all(),
    benchPosts: tx
      .select()
      .from(benchPosts)
      .where(eq(benchPosts.userId, id))
      .orderBy(asc(benchPosts.createdAt))
      .all(),
    subscriptions: tx.select().from(subscriptions).where(eq(subscriptions.userId, id)).all(),
    paymentMethods: tx.select().from(paymentMethods).where(eq(paymentMethods.userId, id)).all(),
    invoices: tx
      .select()
      .from(invoices)
      .where(eq(invoices.userId, id))
      .orderBy(desc(invoices.createdAt))
      .all(),
    notes: tx.select().from(notes).where(eq(notes.userId, id)).orderBy(asc(notes.createdAt)).all(),
    mails: tx
      .select({
        kind: mails.kind,
        subject: mails.subject,
        recipient: mails.recipient,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
      })
      .from(mails)
      .where(mailsOf(user))
      .orderBy(asc(mails.createdAt))
      .all(),
    audit: tx
      .select()
      .from(audit)
      .where(or(eq(audit.subject, `user:${id}`), eq(audit.actorId, id)))
      .orderBy(asc(audit.id))
      .all(),
  }));
}

const commentPage = prepared((db) =>
  db
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.userId, given('userId')),
        eq(comments.state, given('state')),
        sql`(${comments.createdAt}, ${comments.id}) > (${given('at')}, ${given('id')})`,
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(givenNumber('limit'))
    .prepare(),
);

/** A user's comments of one state after another comment, oldest first; from the first on where `after` is null. */
export async function commentsAfter(
  db: Db,
  userId: string,
  state: CommentRow['state'],
  after: Pick<CommentRow, 'createdAt' | 'id'> | null,
  limit: number,
): Promise<CommentRow[]> {
  return commentPage(db).all({ userId, state, at: after?.createdAt ?? 0, id: after?.id ?? '', limit });
}
