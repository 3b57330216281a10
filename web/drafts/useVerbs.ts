import { useListContext } from 'react-admin';
import type { ApprovedDrafts, Draft } from '../../server/automation/drafts/schemas.ts';
import { ApiError } from '../call.ts';
import { useAction, useRunning } from '../components/useAction.ts';
import { refresh } from '../eventCache.ts';
import type { TextName } from '../i18n/texts.ts';
import { translated } from '../i18n/translated.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { getSession, subscribe as onSession } from '../token.ts';
import { type Decision, putDraft } from './draftCache.ts';
import { reviewApi } from './reviewApi.ts';
import type { ShownState } from './reviewModel.ts';

/** The key of unsaved text, which is kept until the session ends. */
export const typedKey = (id: string) => ['typedComment', id];
queryClient.setQueryDefaults(['typedComment'], { gcTime: Number.POSITIVE_INFINITY });

const group = 'decide';
const undoMs = 10_000;
/** The server's limit per call. */
const mostAtOnce = 100;

export const useDecisions = () => useRunning<Decision>(group);

type Discard = {
  draft: Draft;
  timer: ReturnType<typeof setTimeout>;
  settle: (isUndo: boolean) => void;
};
const discards = new Map<string, Discard>();

/**
 * Discards after ten seconds or when the page closes, unless undone; an undoable mutation of react-admin
 * would be lost with the page. Holds an approved draft meanwhile, so that it isn't posted.
 */
async function discardLater(draft: Draft): Promise<Draft> {
  const { _id, state } = draft;
  const settled = new Promise<boolean>((resolve) => {
    const settle = (isUndo: boolean) => {
      clearTimeout(timer);
      discards.delete(_id);
      resolve(isUndo);
    };
    const timer = setTimeout(settle, undoMs, false);
    discards.set(_id, { draft, timer, settle });
  });
  const mustHold = state === 'approved';
  try {
    if (mustHold) await reviewApi.hold(_id);
  } catch (error) {
    discards.get(_id)?.settle(true);
    throw error;
  }
  if (!(await settled)) return reviewApi.discard(_id);
  return mustHold ? reviewApi.approve(_id) : draft;
}

addEventListener('pagehide', () => {
  for (const { settle } of discards.values()) settle(false);
});
// Without a session no discard can be sent, so the draft stays.
onSession(() => {
  if (getSession()) return;
  for (const { timer } of discards.values()) clearTimeout(timer);
  discards.clear();
});

type Options = {
  announce: (text: string) => void;
  openNext: (leaving: readonly Draft[], keepFocus: boolean) => void;
  state: ShownState | undefined;
};

const isAtButtons = (): boolean => document.activeElement?.closest('[data-decide]') != null;

/** Actions show immediately, and are reverted with a reason if the server rejects them. */
export function useVerbs({ announce, openNext, state }: Options) {
  const t = useTranslate();
  const { onUnselectItems } = useListContext();
  const deciding = useAction({
    group,
    async run({ drafts, work }: Decision & { work: () => Promise<Draft[]>; failed: TextName }) {
      for (const answer of await work()) {
        const before = drafts.find(({ _id }) => _id === answer._id);
        if (before) putDraft(queryClient, answer, before.state);
      }
    },
    failed: '',
    onError(error, _, { failed }) {
      const reason = error instanceof ApiError ? error.message : t(failed);
      notify.error(reason);
      announce(t('review.failures.rolledBack', { reason }));
    },
    settled: () => refresh(queryClient, 'drafts'),
    isUncovered: true,
  });

  /** @returns whether the server accepted it */
  async function decide(
    drafts: readonly Draft[],
    patch: Decision['patch'],
    work: () => Promise<Draft[]>,
    failed: TextName,
    keepFocus = isAtButtons(),
  ): Promise<boolean> {
    if (state !== undefined && patch.state && patch.state !== state) openNext(drafts, keepFocus);
    return !(await deciding.submit({ drafts, patch, work, failed }));
  }

  function move(
    draft: Draft,
    to: 'approved' | 'held' | 'discarded',
    work: (id: string) => Promise<Draft>,
    failed: TextName,
  ): Promise<boolean> {
    announce(t(`review.announcements.${to}`, { name: draft.posterName }));
    return decide([draft], { state: to }, async () => [await work(draft._id)], failed);
  }

  return {
    approve: (draft: Draft) => move(draft, 'approved', reviewApi.approve, 'review.failures.approve'),
    hold: (draft: Draft) => move(draft, 'held', reviewApi.hold, 'review.failures.hold'),
    discard: (draft: Draft) => move(draft, 'discarded', () => discardLater(draft), 'review.failures.discard'),
    undo() {
      const last = [...discards.values()].at(-1);
      if (!last) return announce(t('review.announcements.nothingToUndo'));
      announce(t('review.announcements.undone', { name: last.draft.posterName }));
      last.settle(true);
    },
    canUndo: discards.size > 0,
    async save(draft: Draft, comment: string, andApprove: boolean) {
      const { _id, posterName: name } = draft;
      announce(
        t(andApprove ? 'review.announcements.editedAndApproved' : 'review.announcements.edited', { name }),
      );
      let mustWait = false;
      const work = async () => {
        const edited = await reviewApi.edit(_id, comment);
        mustWait = !andApprove && draft.state === 'approved' && edited.state === 'waiting';
        return [andApprove ? await reviewApi.approve(_id) : edited];
      };
      const patch = { comment, ...(andApprove && { state: 'approved' as const }) };
      if (!(await decide([draft], patch, work, 'review.failures.edit', false))) return;
      queryClient.removeQueries({ queryKey: typedKey(_id) });
      if (mustWait) notify.info(t('review.announcements.editedWaits', { name }));
    },
    async approveAll(drafts: readonly Draft[]) {
      const results: ApprovedDrafts['results'] = [];
      const work = async () => {
        for (let at = 0; at < drafts.length; at += mostAtOnce) {
          const ids = drafts.slice(at, at + mostAtOnce).map(({ _id }) => _id);
          results.push(...(await reviewApi.approveAll(ids)).results);
        }
        const approved = new Set(results.filter((result) => result.approved).map(({ _id }) => _id));
        return drafts
          .filter(({ _id }) => approved.has(_id))
          .map((draft): Draft => ({ ...draft, state: 'approved' }));
      };
      onUnselectItems();
      if (!(await decide(drafts, { state: 'approved' }, work, 'review.failures.approve', true))) return;
      const rest = results.filter(({ approved }) => !approved);
      const smart_count = results.length - rest.length;
      const reasons = rest.map(({ message, text }) => translated({ message: message ?? '', text }));
      const reason = [...new Set(reasons)].join('. ');
      if (reason) notify.error(reason);
      announce(
        rest.length === 0
          ? t('review.announcements.bulk', { smart_count })
          : t('review.announcements.bulkRest', { smart_count, rest: rest.length, reason }),
      );
    },
  };
}
