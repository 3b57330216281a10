import { keepText } from '../../../db/automation/drafts.ts';
import { readForEngine } from '../../../db/automation/engineView.ts';
import { newId } from '../../../db/id.ts';
import { transaction } from '../../../db/transaction.ts';
import { ownedAccount } from '../../accounts/ownedAccount.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { AppError, notFound } from '../../errors.ts';
import { longestPostExcerpt } from '../../history/comments/limits.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { ownWorkspace } from '../../identity/people/workspace.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { text } from '../../texts/text.ts';
import { excerptOf } from '../comment/excerpt.ts';
import { requireGoing } from '../comment/readNamedPost.ts';
import { settingsOf } from '../decide/gate.ts';
import { localDate } from '../decide/hours.ts';
import { postIds } from '../rules/choosePost.ts';
import { namedPost } from '../writing/previewComment.ts';
import { readDraft } from './drafts.ts';
import type { DraftDetails, KeepCommentInput } from './schemas.ts';

const draftLife = 7 * day;

/**
 * Keeps a text for a post as a draft, which waits for an approval. The rules that skip a post hold for it,
 * too.
 * @throws {AppError} not_found, subscription_required, not_connected, unavailable; invalid_input on
 * `postUrl`; conflict if the account may not comment on the post; or a ProviderFault
 */
export async function keepComment(
  deps: Deps,
  actor: Actor,
  { accountId, postUrl, comment }: KeepCommentInput,
): Promise<DraftDetails> {
  const { userId } = actor;
  const { account } = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'billing.upgradeToApprove');
  if (account.status !== 'Connected') throw new AppError('not_connected', text('automation.logInToPreview'));
  await requireGoing(deps.db);
  const view = await readForEngine(deps.db, accountId);
  if (!view) throw notFound('account');
  const { found, verdict } = await namedPost(deps, view, postUrl);
  if (verdict.verdict === 'skipped') throw new AppError('conflict', verdict);
  const { postId, url, author, text: postText, postedAt } = found.post;
  const now = deps.engineClock.now();
  const id = newId(now);
  const category = 'Search' as const;
  await transaction(deps.db, async (tx) => {
    const intent = {
      ...{ id, accountId, userId, postId, postUrl: url, category, source: '', createdAt: now },
      posterId: author.id,
      posterName: author.name,
      posterImageUrl: author.imageUrl,
      postExcerpt: excerptOf(postText, longestPostExcerpt),
      windowDay: localDate(settingsOf(view).timing.timezone, now),
    };
    const lapsesAt = now + draftLife;
    const draft = { text: comment, postText, postedAt, lapsesAt };
    if (!(await keepText(tx, intent, postIds(found.post), draft)))
      throw new AppError('conflict', text('choices.alreadyCommented'));
    await deps.events.keep(tx, {
      ...({ userId, accountId, kind: 'draft', at: now } as const),
      ...text('automation.draftWaits', { quote: author.name }),
      data: { commentId: id, category, postUrl: url, posterName: author.name, comment },
    });
  });
  return readDraft(deps, ownWorkspace(actor), id);
}
