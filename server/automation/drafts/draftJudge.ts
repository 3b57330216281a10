import { findSettings } from '../../../db/accounts/settings.ts';
import { latestTexts } from '../../../db/automation/comments.ts';
import type { DraftView } from '../../../db/automation/drafts.ts';
import type { Deps } from '../../deps.ts';
import type { CheckVerdict } from '../engine/schemas.ts';
import { checkComment } from '../rules/checkComment.ts';
import { remembered } from '../writing/previewComment.ts';

/** Skips drafts that are over. */
export function draftJudge({ db }: Pick<Deps, 'db'>): (view: DraftView) => Promise<CheckVerdict[]> {
  const known = new Map<string, Promise<{ earlier: string[]; prompt: string }>>();
  async function read(accountId: string) {
    const [earlier, settings] = await Promise.all([
      latestTexts(db, accountId, remembered),
      findSettings(db, accountId),
    ]);
    return { earlier, prompt: settings?.prompt ?? '' };
  }
  return async ({ draft, comment }) => {
    if (!['waiting', 'held', 'approved'].includes(draft.state)) return [];
    const account = known.get(draft.accountId) ?? read(draft.accountId);
    known.set(draft.accountId, account);
    return checkComment(comment.comment, { post: { text: draft.postText }, ...(await account) });
  };
}
