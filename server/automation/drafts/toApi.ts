import { diffWordsWithSpace } from 'diff';
import { findSettings } from '../../../db/accounts/settings.ts';
import { samplesOf } from '../../../db/accounts/voices.ts';
import { latestTexts } from '../../../db/automation/comments.ts';
import { type DraftView, editsOf } from '../../../db/automation/drafts.ts';
import type { Reader } from '../../../db/open.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { decidersOf } from '../../identity/people/decidersOf.ts';
import { mapInSlices } from '../../slices.ts';
import { wireAutonomy } from '../autonomy/toApi.ts';
import type { CheckVerdict } from '../controls/schemas.ts';
import { type CheckContext, checkComment } from '../rules/checkComment.ts';
import { whyHeld } from '../rules/why.ts';
import type { Draft, DraftDetails } from './schemas.ts';

type Needs = Pick<Deps, 'db'>;
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));

export async function toWireDrafts(deps: Needs, views: readonly DraftView[]): Promise<Draft[]> {
  const edits = await editsOf(
    deps.db,
    views.filter(({ draft }) => draft.edits > 0).map(({ draft }) => draft.commentId),
  );
  const deciderOf = await decidersOf(deps.db, [
    ...views.map(({ draft }) => draft.decidedBy),
    ...[...edits.values()].flat().map(({ by }) => by),
  ]);
  const judge = draftJudge(deps);
  // In slices, because each check compares the text with the account's latest comments.
  return mapInSlices(views, async (view) => {
    const { draft, comment } = view;
    return {
      _id: draft.commentId,
      id: draft.commentId,
      accountId: draft.accountId,
      state: draft.state,
      postUrl: comment.postUrl,
      posterName: comment.posterName,
      posterImageUrl: comment.posterImageUrl,
      postText: draft.postText,
      postedAt: draft.postedAt > 0 ? iso(draft.postedAt) : null,
      category: comment.category,
      source: comment.source,
      comment: comment.comment,
      original: draft.original,
      edits: (edits.get(draft.commentId) ?? []).map(({ at, by, ...texts }) => ({
        at: iso(at),
        ...texts,
        by: deciderOf(by),
      })),
      checks: await judge(view),
      createdAt: iso(draft.createdAt),
      decidedAt: isoOrNull(draft.decidedAt),
      decidedBy: deciderOf(draft.decidedBy),
      notBefore: draft.notBefore > 0 ? iso(draft.notBefore) : null,
      autonomy: wireAutonomy(draft.autonomy),
      lapsesAt: iso(draft.lapsesAt),
      ...reasonOf(draft),
    };
  });
}

/** Why a draft is held. Once a person has approved it, nothing holds it any more. */
function reasonOf({ state, reason, heldFor, heldDetail }: DraftView['draft']) {
  if (heldFor === null || (state !== 'waiting' && state !== 'held')) return { reason };
  const { message, text } = whyHeld(heldFor, heldDetail);
  return { reason: heldFor, reasonMessage: message, reasonText: text };
}

/** Checks texts of drafts. Skips drafts that have ended. */
function draftJudge({ db }: { db: Reader }): (view: DraftView) => Promise<CheckVerdict[]> {
  const known = new Map<string, Promise<Omit<CheckContext, 'post'>>>();
  async function read(accountId: string) {
    const [earlier, settings, samples] = await Promise.all([
      latestTexts(db, accountId),
      findSettings(db, accountId),
      samplesOf(db, accountId),
    ]);
    return { earlier, prompt: settings?.prompt ?? '', facts: settings?.facts ?? [], samples };
  }
  return async ({ draft, comment }) => {
    if (!['waiting', 'held', 'approved'].includes(draft.state)) return [];
    const account = known.get(draft.accountId) ?? read(draft.accountId);
    known.set(draft.accountId, account);
    return checkComment(comment.comment, { post: { text: draft.postText }, ...(await account) });
  };
}

/** The checks of a draft's text; none once it is over. */
export const checksOf = (db: Reader, view: DraftView): Promise<CheckVerdict[]> => draftJudge({ db })(view);

export async function toWireDetails(deps: Needs, view: DraftView): Promise<DraftDetails> {
  const [draft] = await toWireDrafts(deps, [view]);
  if (!draft) throw new Error('a draft has no wire form');
  const diff = diffWordsWithSpace(draft.original, draft.comment).map(({ value, added, removed }) => ({
    value,
    ...(added && { added: true as const }),
    ...(removed && { removed: true as const }),
  }));
  return { ...draft, diff };
}
