import type { CommentRow } from '../../../db/automation/comments.ts';
import { draftsAfter, editsOf } from '../../../db/automation/drafts.ts';
import { seenPostsAfter } from '../../../db/automation/seenPosts.ts';
import { commentsAfter, readPersonalRows } from '../../../db/identity/exports.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import { type EventRow, eventsAfter } from '../../../db/messaging/events.ts';
import type { PostReason } from '../../automation/engine/schemas.ts';
import { detailInWords } from '../../automation/rules/why.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { PersonalData } from './exportSchemas.ts';
import { rowOf } from './me.ts';
import { wireUser } from './wire.ts';

const pageSize = 500;
const commentStates = ['confirmed', 'unknown', 'failed', 'sent', 'reserved', 'draft', 'discarded'] as const;
const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms));

type Fixed = Omit<PersonalData, 'seenPosts' | 'comments' | 'drafts' | 'events'>;
type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * All that is kept about the client as the text of one `PersonalData`, piece by piece: of what grows without end never more than a
 * page is in memory.
 */
export async function* exportMe(deps: Needs, actor: Actor): AsyncGenerator<string> {
  const fixed = await readFixed(deps, await rowOf(deps, actor));
  yield JSON.stringify(fixed).slice(0, -1);
  const accountIds = fixed.accounts.map((account) => account.accountId);
  yield* listed('seenPosts', seenPosts(deps, accountIds));
  yield* listed('comments', comments(deps, actor.userId));
  yield* listed('drafts', drafts(deps, actor.userId));
  yield* listed('events', events(deps, actor.userId));
  yield '}';
}

async function* listed(name: keyof PersonalData, pages: AsyncGenerator<object[]>): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let separator = '';
  for await (const page of pages) {
    yield separator + page.map((item) => JSON.stringify(item)).join();
    separator = ',';
  }
  yield ']';
}

async function* seenPosts({ db }: Needs, accountIds: string[]): AsyncGenerator<PersonalData['seenPosts']> {
  for (const accountId of accountIds) {
    let after = '';
    for (;;) {
      const page = await seenPostsAfter(db, accountId, after, pageSize);
      const last = page.at(-1);
      if (!last) break;
      yield page.map(
        ({
          postId,
          postUrl,
          posterName,
          excerpt,
          postedAt,
          category,
          source,
          verdict,
          reason,
          detail,
          at,
        }) => ({
          accountId,
          postId,
          postUrl,
          posterName,
          excerpt,
          postedAt: postedAt > 0 ? iso(postedAt) : null,
          category,
          source,
          verdict,
          reason,
          detail: detailInWords(reason as PostReason, detail),
          at: iso(at),
        }),
      );
      after = last.postId;
    }
  }
}

async function* comments({ db }: Needs, userId: string): AsyncGenerator<PersonalData['comments']> {
  for (const state of commentStates) {
    let after: CommentRow | null = null;
    for (;;) {
      const page: CommentRow[] = await commentsAfter(db, userId, state, after, pageSize);
      after = page.at(-1) ?? null;
      if (!after) break;
      yield page.map(
        ({
          id,
          accountId,
          postUrl,
          posterName,
          posterImageUrl,
          postExcerpt,
          category,
          source,
          comment,
          createdAt,
          sentAt,
        }) => ({
          _id: id,
          accountId,
          state,
          postUrl,
          posterName,
          posterImageUrl,
          postExcerpt,
          category,
          source,
          comment,
          createdAt: iso(createdAt),
          sentAt: isoOrNull(sentAt),
        }),
      );
    }
  }
}

async function* drafts({ db }: Needs, userId: string): AsyncGenerator<PersonalData['drafts']> {
  let after = '';
  for (;;) {
    const page = await draftsAfter(db, userId, after, pageSize);
    const last = page.at(-1);
    if (!last) break;
    const edits = await editsOf(
      db,
      page.map(({ commentId }) => commentId),
    );
    yield page.map(({ commentId, accountId, state, postText, original, createdAt, decidedAt, reason }) => ({
      _id: commentId,
      accountId,
      state,
      postText,
      original,
      edits: (edits.get(commentId) ?? []).map(({ at, ...texts }) => ({ at: iso(at), ...texts })),
      createdAt: iso(createdAt),
      decidedAt: isoOrNull(decidedAt),
      reason,
    }));
    after = last.commentId;
  }
}

async function* events({ db }: Needs, userId: string): AsyncGenerator<PersonalData['events']> {
  let after = 0;
  for (;;) {
    const page: EventRow[] = await eventsAfter(db, userId, after, pageSize);
    const last = page.at(-1);
    if (!last) break;
    yield page.map(({ accountId, kind, at, message, data }) => ({
      accountId,
      kind,
      at: iso(at),
      message,
      data,
    }));
    after = last.id;
  }
}

/** Field by field, so that a column that comes later is not given away by itself. */
async function readFixed(deps: Needs, user: UserRow): Promise<Fixed> {
  const rows = await readPersonalRows(deps.db, user);
  return {
    exportedAt: iso(deps.clock.now()),
    profile: {
      ...(await wireUser(deps, user)),
      pendingEmail: user.pendingEmail,
      verifiedAt: isoOrNull(user.verifiedAt),
      trialStartedAt: isoOrNull(user.trialStartedAt),
      trialDays: user.trialDays,
    },
    sessions: rows.sessions.map(({ createdAt, lastSeenAt, expiresAt, endedAt, userAgent, address }) => ({
      createdAt: iso(createdAt),
      lastSeenAt: iso(lastSeenAt),
      expiresAt: iso(expiresAt),
      endedAt: isoOrNull(endedAt),
      userAgent,
      address,
    })),
    tokens: rows.tokens.map(({ name, scope, createdAt, expiresAt, lastUsedAt, revokedAt }) => ({
      name,
      scope,
      createdAt: iso(createdAt),
      expiresAt: isoOrNull(expiresAt),
      lastUsedAt: isoOrNull(lastUsedAt),
      revokedAt: isoOrNull(revokedAt),
    })),
    passkeys: rows.passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: iso(createdAt),
      lastUsedAt: isoOrNull(lastUsedAt),
    })),
    authenticatorAppSince: isoOrNull(rows.totpConfirmedAt),
    webhooks: rows.webhooks.map(({ url, types, createdAt, disabledAt, disabledWhy, failingSince }) => ({
      url,
      events: types,
      createdAt: iso(createdAt),
      disabledAt: isoOrNull(disabledAt),
      disabledWhy,
      failingSince: isoOrNull(failingSince),
    })),
    accounts: rows.accounts.map(({ account, automation }) => ({
      accountId: account.accountId,
      memberId: account.providerId,
      name: account.name,
      email: account.email,
      imageUrl: account.imageUrl,
      status: account.status,
      running: automation.running,
      createdAt: iso(account.createdAt),
      removedAt: isoOrNull(account.removedAt),
    })),
    settings: rows.accounts.flatMap(({ settings }) =>
      settings ? [{ ...settings, savedAt: iso(settings.savedAt) }] : [],
    ),
    benchPosts: rows.benchPosts.map(({ postUrl, posterName, text, createdAt }) => ({
      postUrl,
      posterName,
      text,
      createdAt: iso(createdAt),
    })),
    subscriptions: rows.subscriptions.map((row) => ({
      status: row.status,
      seats: row.seats,
      trialEnd: isoOrNull(row.trialEnd),
      currentPeriodStart: isoOrNull(row.currentPeriodStart),
      currentPeriodEnd: isoOrNull(row.currentPeriodEnd),
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    })),
    paymentMethods: rows.paymentMethods.map(({ brand, last4, expMonth, expYear, isDefault }) => ({
      brand,
      last4,
      expMonth,
      expYear,
      isDefault,
    })),
    invoices: rows.invoices.map(({ invoiceNumber, amount, status, invoiceUrl, createdAt }) => ({
      invoiceNumber,
      amount,
      status,
      invoiceUrl,
      createdAt: iso(createdAt),
    })),
    notes: rows.notes.map(({ text, createdAt, editedAt }) => ({
      text,
      createdAt: iso(createdAt),
      editedAt: isoOrNull(editedAt),
    })),
    mails: rows.mails.map(({ createdAt, sentAt, ...mail }) => ({
      ...mail,
      createdAt: iso(createdAt),
      sentAt: isoOrNull(sentAt),
    })),
    changes: rows.audit.map(({ at, action, actorId, subject, address, details }) => {
      const own = actorId === user.id;
      // An admin's changes of others belong to those users; the admin's address belongs to the admin.
      return {
        at: iso(at),
        action,
        by: own ? ('you' as const) : ('an admin' as const),
        address: own ? address : '',
        details: subject === `user:${user.id}` ? details : {},
      };
    }),
  };
}
