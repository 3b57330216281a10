import { useListContext } from 'react-admin';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { ApiError } from '../call.ts';
import { said } from '../i18n/said.ts';
import type { TextName } from '../i18n/textNames.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import * as decisions from './decisions.ts';
import type { ShownState } from './reviewModel.ts';

type Options = {
  say: (what: string) => void;
  goOn: (leaving: readonly Draft[], keepFocus: boolean) => void;
  state: ShownState | undefined;
};

const isAtButtons = (): boolean => document.activeElement?.closest('[data-decide]') != null;

/** The actions on drafts: shown immediately, announced, and reverted with a reason if the server rejects them. */
export function useVerbs({ say, goOn, state }: Options) {
  const t = useTranslate();
  const { onUnselectItems } = useListContext();

  function refused(error: unknown, fallback: TextName): void {
    const reason = error instanceof ApiError ? error.message : t(fallback);
    notify.error(reason);
    say(t('review.failures.rolledBack', { reason }));
  }
  async function attempt(work: Promise<unknown>, fallback: TextName): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      refused(error, fallback);
      return false;
    }
  }
  const leaves = (to: Draft['state']) => state !== undefined && state !== to;

  return {
    approve(draft: Draft) {
      if (leaves('approved')) goOn([draft], isAtButtons());
      say(t('review.said.approved', { name: draft.posterName }));
      return attempt(decisions.approve(draft), 'review.failures.approve');
    },
    hold(draft: Draft) {
      if (leaves('held')) goOn([draft], isAtButtons());
      say(t('review.said.held', { name: draft.posterName }));
      return attempt(decisions.hold(draft), 'review.failures.hold');
    },
    discard(draft: Draft) {
      if (leaves('discarded')) goOn([draft], isAtButtons());
      say(t('review.said.discarded', { name: draft.posterName }));
      decisions.discard(draft, (error) => refused(error, 'review.failures.discard'));
    },
    async undo() {
      const [draft] = decisions.undoable();
      if (!draft) return say(t('review.said.nothingToUndo'));
      say(t('review.said.undone', { name: draft.posterName }));
      await attempt(decisions.undoDiscard(draft._id), 'review.failures.approve');
    },
    canUndo: decisions.undoable().length > 0,
    /** False where it stands as it was. */
    async save(draft: Draft, text: string, andApprove: boolean): Promise<boolean> {
      if (andApprove && leaves('approved')) goOn([draft], false);
      say(t(andApprove ? 'review.said.editedAndApproved' : 'review.said.edited', { name: draft.posterName }));
      const work = andApprove ? decisions.editAndApprove(draft, text) : decisions.edit(draft, text);
      return attempt(work, 'review.failures.edit');
    },
    async approveAll(drafts: readonly Draft[]) {
      if (leaves('approved')) goOn(drafts, true);
      onUnselectItems();
      try {
        const results = await decisions.approveAll(drafts);
        const rest = results.filter(({ approved }) => !approved);
        const smart_count = results.length - rest.length;
        const reason = [
          ...new Set(rest.map(({ message, text }) => said({ message: message ?? '', text }))),
        ].join('. ');
        if (rest.length > 0) notify.error(reason);
        say(
          rest.length === 0
            ? t('review.said.bulk', { smart_count })
            : t('review.said.bulkRest', { smart_count, rest: rest.length, reason }),
        );
      } catch (error) {
        refused(error, 'review.failures.approve');
      }
    },
  };
}
