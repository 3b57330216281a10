import { z } from 'zod';
import type { CommentRow } from '../../../db/automation/comments.ts';
import { draftsAfter, editsOf } from '../../../db/automation/drafts.ts';
import { postDecisionsAfter } from '../../../db/automation/postDecisions.ts';
import { promptsBefore } from '../../../db/history/prompts.ts';
import { repliesAfter } from '../../../db/history/replies.ts';
import { resultsAfter } from '../../../db/history/results.ts';
import { commentsAfter, readPersonalRows } from '../../../db/identity/exports.ts';
import { eventsAfter } from '../../../db/messaging/events.ts';
import { type Mark, marksAfter } from '../../../db/messaging/reportedNews.ts';
import type { PostReason } from '../../automation/controls/schemas.ts';
import { detailInWords } from '../../automation/rules/why.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { withoutOptedOut } from '../../history/responders/optedOut.ts';
import type { Actor } from '../auth/authenticate.ts';
import { workspaceNameOf } from '../people/invitations.ts';
import { PersonalData } from './exportSchemas.ts';
import { rowOf } from './me.ts';
import { wireUser } from './toApi.ts';

const pageSize = 200;
const commentStates = ['confirmed', 'unknown', 'failed', 'sent', 'reserved', 'draft', 'discarded'] as const;
const { shape } = PersonalData;

type Needs = Pick<Deps, 'db' | 'clock'>;
type Pages = AsyncGenerator<object[]>;

/**
 * Streams all data about the user as one `PersonalData` in JSON. Keeps only one page of each growing list in
 * memory.
 */
export async function* exportMe({ db, clock }: Needs, actor: Actor): AsyncGenerator<string> {
  const { userId } = actor;
  const user = await rowOf({ db }, actor);
  const rows = await readPersonalRows(db, user);
  const accounts = rows.accounts.map(({ account, automation: { running } }) => ({
    ...account,
    memberId: account.providerId,
    running,
  }));
  const webhooks = rows.webhooks.map((row) => ({ ...row, events: row.types }));
  const settings = rows.accounts.flatMap((row) => row.settings ?? []);
  const voices = rows.accounts.flatMap(({ voice }) =>
    voice
      ? [{ ...voice, samples: voice.samples.map(({ at, ...sample }) => ({ ...sample, addedAt: iso(at) })) }]
      : [],
  );
  const earlierPrompts = await promptsBefore(
    db,
    accounts.map(({ accountId }) => accountId),
  );
  const memberships = rows.memberships.map((row) => ({ ...row, workspace: workspaceNameOf(row) }));
  const changes = rows.audit.map((row) => ({
    ...row,
    by: row.actorId === userId ? 'you' : row.action.startsWith('member.') ? 'a member' : 'an admin',
    // An admin's network address is the admin's data. Details about another user are that user's data.
    address: row.actorId === userId ? row.address : '',
    details: row.subject === `user:${userId}` ? row.details : {},
  }));
  const lists = Object.entries({
    ...rows,
    accounts,
    webhooks,
    settings,
    voices,
    earlierPrompts,
    memberships,
    changes,
  }).flatMap(([name, list]) =>
    name in shape && Array.isArray(list) ? [[name, list.map(picker(name as List))]] : [],
  );
  const fixed = {
    exportedAt: iso(clock.now()),
    profile: picked(shape.profile, { ...user, ...(await wireUser({ db }, user)) }),
    authenticatorAppSince: rows.totpConfirmedAt === null ? null : iso(rows.totpConfirmedAt),
    notificationsSeenUntil: rows.notificationsSeenAt === null ? null : iso(rows.notificationsSeenAt),
    ...Object.fromEntries(lists),
  };
  yield JSON.stringify(fixed).slice(0, -1);
  yield* listed('seenPosts', postDecisions(db, accounts));
  yield* listed('comments', comments(db, userId));
  yield* listed('results', results(db, accounts));
  yield* listed(
    'replies',
    paged('', async (after) => withoutOptedOut(db, await repliesAfter(db, userId, after, pageSize)), 'id'),
  );
  yield* listed('drafts', drafts(db, userId));
  yield* listed('reportedNews', marks(db, userId));
  yield* listed(
    'events',
    paged(0, (after) => eventsAfter(db, userId, after, pageSize), 'id'),
  );
  yield '}';
}

type Single = 'exportedAt' | 'profile' | 'authenticatorAppSince' | 'notificationsSeenUntil';
type List = Exclude<keyof typeof shape, Single>;
const picker = (name: List) => (row: object) => picked(shape[name].element, row);

/** The row's fields that the schema names, with times in ISO 8601. */
const picked = (schema: z.ZodObject, row: object) =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const value = (row as Record<string, unknown>)[name];
      const isTime = typeof value === 'number' && !isNumber(field);
      return [name, isTime ? iso(value) : value];
    }),
  );
const isNumber = (field: z.core.$ZodType): boolean =>
  (field instanceof z.ZodNullable ? field.unwrap() : field)._zod.def.type === 'number';

async function* listed(name: List, pages: Pages): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let separator = '';
  for await (const page of pages) {
    yield separator + page.map((row) => JSON.stringify(picker(name)(row))).join();
    separator = ',';
  }
  yield ']';
}

/** All pages of a list. Each starts after the last row of the page before. */
async function* paged<Field extends string, Cursor, Row extends Record<Field, Cursor>>(
  start: Cursor,
  read: (after: Cursor) => Promise<Row[]>,
  cursor: Field,
): AsyncGenerator<Row[]> {
  for (let after = start; ; ) {
    const page = await read(after);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last[cursor];
  }
}

async function* postDecisions(db: Deps['db'], accounts: { accountId: string }[]): Pages {
  for (const { accountId } of accounts) {
    const pages = paged('', (after) => postDecisionsAfter(db, accountId, after, pageSize), 'postId');
    for await (const page of pages)
      yield page.map((row) => ({
        ...row,
        postedAt: row.postedAt > 0 ? row.postedAt : null,
        detail: detailInWords(row.reason as PostReason, row.detail),
      }));
  }
}

async function* results(db: Deps['db'], accounts: { accountId: string }[]): Pages {
  for (const { accountId } of accounts)
    yield* paged('', (after) => resultsAfter(db, accountId, after, pageSize), 'commentId');
}

async function* comments(db: Deps['db'], userId: string): Pages {
  for (const state of commentStates) {
    let after: CommentRow | null = null;
    for (;;) {
      const page: CommentRow[] = await commentsAfter(db, userId, state, after, pageSize);
      after = page.at(-1) ?? null;
      if (!after) break;
      yield page.map((row) => ({ ...row, _id: row.id }));
    }
  }
}

async function* marks(db: Deps['db'], userId: string): Pages {
  let after: Mark | null = null;
  for (;;) {
    const page: Mark[] = await marksAfter(db, userId, after, pageSize);
    after = page.at(-1) ?? null;
    if (!after) return;
    yield page;
  }
}

async function* drafts(db: Deps['db'], userId: string): Pages {
  for await (const page of paged('', (after) => draftsAfter(db, userId, after, pageSize), 'commentId')) {
    const ids = page.map(({ commentId }) => commentId);
    const edits = await editsOf(db, ids);
    yield page.map((row) => ({
      ...row,
      _id: row.commentId,
      edits: (edits.get(row.commentId) ?? []).map(({ at, before, after }) => ({
        at: iso(at),
        before,
        after,
      })),
    }));
  }
}
