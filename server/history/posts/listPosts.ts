import { type ListedSeenPost, listSeenPosts } from '../../../db/automation/seenPostList.ts';
import type { PostReason } from '../../automation/engine/schemas.ts';
import { detailInWords, why } from '../../automation/rules/why.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Page } from '../../http/list.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { parsePostAddress } from '../../providers/postAddress.ts';
import type { SeenPost, SeenPostFilter, seenPostSorts } from './schemas.ts';

/** Includes removed accounts. */
export async function listPosts(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { sort, offset, limit, filter }: Page<(typeof seenPostSorts)[number], SeenPostFilter>,
): Promise<{ rows: SeenPost[]; total: number }> {
  const { at_gte: from, at_lte: to, postUrl, ...rest } = filter;
  const { rows, total } = await listSeenPosts(deps.db, actor.userId, {
    descending: sort.descending,
    offset,
    limit,
    filter: {
      ...rest,
      post: postUrl === undefined ? undefined : postNumber(postUrl),
      from: from === undefined ? undefined : Date.parse(from),
      to: to === undefined ? undefined : Date.parse(to),
    },
  });
  return { rows: rows.map(toWire), total };
}

/** A post's addresses and ids all contain the same number. */
const postNumber = (address: string): string => parsePostAddress(address)?.split(':').at(-1) ?? address;

function toWire({ postedAt, at, reason: stored, ...row }: ListedSeenPost): SeenPost {
  const reason = stored as PostReason;
  return {
    ...row,
    reason,
    ...why(reason, row.detail),
    detail: detailInWords(reason, row.detail),
    postedAt: postedAt > 0 ? iso(postedAt) : null,
    at: iso(at),
  };
}
