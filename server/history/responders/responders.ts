import {
  listResponders as listRows,
  type ResponderPage,
  type ResponderRow,
} from '../../../db/history/responders.ts';
import type { Scope } from '../../../db/scope.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { wirePage } from '../../http/list.ts';
import { byteOrderMark, csvRow } from '../comments/csv.ts';
import { replyUrl } from '../replies/replyUrl.ts';
import { optedOutIn } from './optedOut.ts';
import type { Responder } from './schemas.ts';

type Needs = Pick<Deps, 'db'>;

/** The people who replied to the scope's comments, without those who opted out. */
export async function listResponders(
  { db }: Needs,
  scope: Scope,
  page: ResponderPage,
): Promise<{ rows: Responder[]; total: number }> {
  return wirePage(listRows(db, scope, page, await optedOutIn(db, scope)), toApi);
}

const toApi = ({ authorId, latest, byPoster, lastAt, ...row }: ResponderRow): Responder => ({
  _id: authorId,
  id: authorId,
  name: latest.authorName,
  headline: latest.authorHeadline,
  url: latest.authorUrl,
  imageUrl: latest.authorImageUrl,
  replies: row.replies,
  comments: row.comments,
  onOwnPosts: byPoster,
  lastAt: iso(lastAt),
  lastUrl: replyUrl(latest, latest.providerReplyId),
  lastCommentId: latest.commentId,
  lastPosterName: latest.posterName,
  accountNames: row.accountNames,
});

const atOnce = 200;
export const responderTitles = [
  ...['Name', 'Headline', 'Profile', 'Replies', 'Comments', 'On own posts', 'Latest reply (UTC)'],
  ...['Author of the post', 'Link', 'Accounts', 'Id'],
];

/** For Excel: keeps umlauts and runs no formula. */
export async function* respondersAsCsv(
  deps: Needs,
  scope: Scope,
  list: Pick<ResponderPage, 'sort' | 'filter'>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(responderTitles);
  for (let offset = 0; ; offset += atOnce) {
    const { rows } = await listResponders(deps, scope, { ...list, offset, limit: atOnce });
    yield rows.map((row) => csvRow(cells(row))).join('');
    if (rows.length < atOnce) return;
  }
}

const cells = ({ lastAt, ...row }: Responder): string[] => [
  ...[row.name, row.headline, row.url],
  ...[row.replies, row.comments, row.onOwnPosts].map(String),
  ...[lastAt.slice(0, 19).replace('T', ' '), row.lastPosterName, row.lastUrl],
  ...[row.accountNames.join('; '), row._id],
];
