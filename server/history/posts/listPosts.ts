import { type ListedPostDecision, listPostDecisions } from '../../../db/automation/postDecisionList.ts';
import type { PostReason } from '../../automation/controls/schemas.ts';
import { detailInWords, why } from '../../automation/rules/why.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Page } from '../../http/list.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { parsePostAddress } from '../../providers/postAddress.ts';
import type { PostDecision, PostDecisionFilter, postDecisionSorts } from './schemas.ts';

/** Includes removed accounts. */
export async function listPosts(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { sort, offset, limit, filter }: Page<(typeof postDecisionSorts)[number], PostDecisionFilter>,
): Promise<{ rows: PostDecision[]; total: number }> {
  const { at_gte: from, at_lte: to, postUrl, ...rest } = filter;
  const { rows, total } = await listPostDecisions(deps.db, actor.userId, {
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
  return { rows: rows.map(toApi), total };
}

/** A post's addresses and ids all contain the same number. */
const postNumber = (address: string): string => parsePostAddress(address)?.split(':').at(-1) ?? address;

function toApi({ postedAt, at, reason: stored, ...row }: ListedPostDecision): PostDecision {
  const reason = stored as PostReason;
  return {
    ...row,
    id: `${row.accountId} ${row.postId}`,
    reason,
    ...why(reason, row.detail),
    detail: detailInWords(reason, row.detail),
    postedAt: postedAt > 0 ? iso(postedAt) : null,
    at: iso(at),
  };
}
