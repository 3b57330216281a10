import { repliesBefore } from '../../../db/history/replies.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { byteOrderMark, csvRow } from '../comments/csv.ts';
import { withoutOptedOut } from '../responders/optedOut.ts';
import { storedFilter, toApi } from './replies.ts';
import type { Reply, ReplyFilter } from './schemas.ts';

const pageSize = 200;
type Needs = Pick<Deps, 'db'>;

/** Newest first, as one JSON array with a reply on each line. */
export async function* repliesAsJson(deps: Needs, actor: Actor, filter: ReplyFilter): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages(deps, actor, filter)) {
    yield separator + page.map((reply) => JSON.stringify(reply)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** For Excel: keeps umlauts and runs no formula. */
export async function* repliesAsCsv(deps: Needs, actor: Actor, filter: ReplyFilter): AsyncGenerator<string> {
  yield byteOrderMark +
    csvRow([
      ...['Replied at (UTC)', 'Account', 'Person', 'Headline', 'Profile', 'Reply', 'Your comment'],
      ...['Author of the post', 'Link', 'Handled at (UTC)', 'Id'],
    ]);
  for await (const page of pages(deps, actor, filter))
    yield page.map((reply) => csvRow(cells(reply))).join('');
}

async function* pages({ db }: Needs, { userId }: Actor, filter: ReplyFilter): AsyncGenerator<Reply[]> {
  const scope = { userId, accountIds: null };
  const stored = await storedFilter(db, scope, filter);
  let after: Parameters<typeof repliesBefore>[3]['after'] = null;
  for (;;) {
    const rows = await repliesBefore(db, scope, stored, { after, limit: pageSize });
    after = rows.at(-1) ?? null;
    if (!after) return;
    yield (await withoutOptedOut(db, rows)).map(toApi);
  }
}

const second = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

const cells = ({ createdAt, handledAt, ...reply }: Reply): string[] => [
  ...[second(createdAt), reply.accountName, reply.authorName, reply.authorHeadline, reply.authorUrl],
  ...[reply.text, reply.comment, reply.posterName, reply.url],
  ...[handledAt === null ? '' : second(handledAt), reply._id],
];
