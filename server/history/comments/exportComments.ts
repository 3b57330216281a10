import { accountNames } from '../../../db/accounts/accounts.ts';
import { commentPage } from '../../../db/history/commentList.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { byteOrderMark, commentCells, commentTitles, csvRow } from './csv.ts';
import { storedFilter, toWireComment } from './listComments.ts';
import type { CommentFilter, ExportedComment } from './schemas.ts';

const pageSize = 200;
type Needs = Pick<Deps, 'db'>;

/** Newest first, as one JSON array with a comment on each line. */
export async function* commentsAsJson(
  deps: Needs,
  actor: Actor,
  filter: CommentFilter,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages(deps, actor, filter)) {
    yield separator + page.map((comment) => JSON.stringify(comment)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** For Excel: keeps umlauts and runs no formula. */
export async function* commentsAsCsv(
  deps: Needs,
  actor: Actor,
  filter: CommentFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(commentTitles);
  for await (const page of pages(deps, actor, filter))
    yield page.map((comment) => csvRow(commentCells(comment))).join('');
}

/**
 * Keyset pagination by time, so that new comments shift nothing. Each page starts at the time of the last
 * comment and skips the comments of that time that were already sent.
 */
async function* pages({ db }: Needs, actor: Actor, wanted: CommentFilter): AsyncGenerator<ExportedComment[]> {
  const names = await accountNames(db, { userId: actor.userId, accountIds: null });
  const sort = { field: 'createdAt', descending: true } as const;
  let filter = storedFilter(wanted);
  let offset = 0;
  for (;;) {
    const rows = await commentPage(
      db,
      { userId: actor.userId, accountIds: null },
      { sort, offset, limit: pageSize, filter },
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({ ...toWireComment(row), accountName: names.get(row.accountId) ?? '' }));
    const to = last.createdAt;
    const ofThatMoment = rows.filter(({ createdAt }) => createdAt === to).length;
    offset = to === filter.to ? offset + ofThatMoment : ofThatMoment;
    filter = { ...filter, to };
  }
}
