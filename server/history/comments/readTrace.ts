import { diffWordsWithSpace } from 'diff';
import { type CommentTrace as Found, findTrace } from '../../../db/history/commentTrace.ts';
import { earlierPrompt } from '../../../db/history/prompts.ts';
import { madeAt } from '../../../db/id.ts';
import type { Reader } from '../../../db/open.ts';
import { wireAutonomy } from '../../automation/autonomy/toApi.ts';
import { type CheckVerdict, commentChecks } from '../../automation/controls/schemas.ts';
import { promptVersion } from '../../automation/writing/promptVersion.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { decidersOf } from '../../identity/people/decidersOf.ts';
import { scopeOf, type Workspace } from '../../identity/people/workspace.ts';
import { wireResults } from './listComments.ts';
import type { CommentTrace } from './schemas.ts';

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));

/** @throws {AppError} not_found for a comment that is missing, uncertain, or another user's */
export async function readTrace(
  deps: Pick<Deps, 'db'>,
  workspace: Workspace,
  id: string,
): Promise<CommentTrace> {
  const found = await findTrace(deps.db, scopeOf(workspace), id);
  if (!found) throw notFound('comment');
  const { comment, accountName, results } = found;
  return {
    _id: comment.id,
    id: comment.id,
    accountId: comment.accountId,
    postUrl: comment.postUrl,
    posterName: comment.posterName,
    posterImageUrl: comment.posterImageUrl,
    postExcerpt: comment.postExcerpt,
    comment: comment.comment,
    category: comment.category,
    createdAt: iso(comment.createdAt),
    ...wireResults(results ?? { reactions: null, replies: null, resultsReadAt: null }),
    autonomous: comment.trace?.autonomy !== undefined,
    accountName,
    source: comment.source,
    takenAt: iso(Math.min(madeAt(comment.id), comment.createdAt)),
    sentAt: isoOrNull(comment.sentAt),
    confirmedAt: isoOrNull(comment.confirmedAt),
    writing: await writingOf(deps.db, found),
    review: await reviewOf(deps.db, found),
  };
}

async function writingOf(
  db: Reader,
  { comment: { accountId, trace }, prompt }: Found,
): Promise<CommentTrace['writing']> {
  if (!trace) return null;
  const { promptVersion: version, attempts, language, nearest, checks = {} } = trace;
  const inUse = prompt !== null && promptVersion(prompt) === version;
  return {
    promptVersion: version,
    promptInUse: inUse,
    promptText: inUse ? prompt : await earlierPrompt(db, accountId, version),
    attempts,
    language,
    nearest,
    checks: ([...commentChecks, 'judge'] as const).flatMap((check) => {
      const found = checks[check];
      if (found === undefined) return [];
      return [
        // The judge's doubt is not a failed check: it sends the comment to a person.
        { check, ok: true, ...(typeof found === 'string' ? { detail: found } : found) } as CheckVerdict,
      ];
    }),
  };
}

async function reviewOf(db: Reader, { comment, draft, edits }: Found): Promise<CommentTrace['review']> {
  // An automatic comment has a draft only for its undo window.
  if (!draft || (draft.decidedAt === null && draft.edits === 0)) return null;
  const lastEdit = edits.at(-1);
  const deciderOf = await decidersOf(db, [draft.decidedBy, lastEdit?.by ?? null]);
  return {
    postText: draft.postText,
    original: draft.original,
    diff: diffWordsWithSpace(draft.original, comment.comment).map(({ value, added, removed }) => ({
      value,
      ...(added && { added: true as const }),
      ...(removed && { removed: true as const }),
    })),
    editedAt: isoOrNull(lastEdit?.at ?? null),
    editedBy: deciderOf(lastEdit?.by ?? null),
    approvedAt: isoOrNull(draft.decidedAt),
    approvedBy: deciderOf(draft.decidedBy),
    autonomy: wireAutonomy(comment.trace?.autonomy),
  };
}
