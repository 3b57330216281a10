import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { isSubscribed } from '../../server/identity/users/limits.ts';
import { withDecisions } from '../drafts/draftCache.ts';
import { type Filters, heldBack, isOver, neighbour, step } from '../drafts/reviewModel.ts';
import { useDecisions, useVerbs } from '../drafts/useVerbs.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useStatus } from '../me.ts';
import { useAnnouncement } from '../shortcuts/Announcement.tsx';
import { currentWorkspace } from '../workspace.ts';

type DraftRecord = Draft & { id: string };

export function useReview(isNarrow: boolean) {
  const t = useTranslate();
  const list = useListContext<DraftRecord>();
  const filters = list.filterValues as Filters;
  const shown = JSON.stringify([filters, list.sort]);
  const all = withDecisions(list.data ?? [], useDecisions(), filters.state);
  const allIds = all.map(({ id }) => id);
  const { fresh, reveal } = useHeldBack(allIds, shown, list.isFetching ?? false);
  const drafts = all.filter(({ id }) => !fresh.has(id));
  const ids = drafts.map(({ id }) => id);

  const status = useStatus();
  // In another workspace, the owner's subscription counts, which members don't see.
  const needsSubscription = currentWorkspace() === null && !isSubscribed(status);

  const navigate = useNavigate();
  const { hash, search, state } = useLocation();
  const isLinked = useNavigationType() === 'POP' || state?.isLink === true;
  const linked = hash.slice(1) || null;
  // State, because the address changes later: a second key that follows at once would miss it.
  const [openId, setOpenId] = useState(linked);
  // From all drafts, because a link may lead to one that the list holds back.
  const current = all.find(({ id }) => id === openId) ?? null;
  const [announcement, announce] = useAnnouncement();
  const [editing, setEditing] = useState<string | null>(null);
  const focusNext = useRef<string | null>(null);

  const open = (id: string | null, push = false) => {
    setEditing(null);
    setOpenId(id);
    // On a phone, the draft replaces the list or the other way round, so the focus must move.
    if (isNarrow) focusNext.current = id !== null ? 'draft-title' : openId && `draft-${openId}`;
    void navigate({ search, hash: id ?? '' }, { replace: !push });
  };

  const shownBefore = useRef(shown);
  useEffect(() => {
    if (shownBefore.current !== shown) setOpenId(null);
    shownBefore.current = shown;
  }, [shown]);
  // Must come after the other effect, because a link may change the list too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link's list may come later
  useEffect(() => {
    if (isLinked) setOpenId(linked);
  }, [isLinked, linked, shown]);

  // On a phone, the list is shown first.
  const first = ids[0] ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the first draft only while none is open
  useEffect(() => {
    if (!isNarrow && openId === null && first !== null) open(first);
  }, [isNarrow, openId, first]);

  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const openNext = (leaving: readonly Draft[], keepFocus: boolean) => {
    const gone = new Set(leaving.map(({ _id }) => _id));
    if (openId === null || !gone.has(openId)) return;
    const next = neighbour(ids, openId, gone);
    open(next);
    if (next === null) focusNext.current = 'drafts';
    else if (!isNarrow && !keepFocus) focusNext.current = `draft-${next}`;
  };

  const verbs = useVerbs({ announce, openNext, state: filters.state });
  const selected = drafts.filter(({ id, state }) => list.selectedIds?.includes(id) && !isOver({ state }));

  return {
    ...verbs,
    list,
    drafts,
    fresh: fresh.size,
    reveal,
    filters,
    current,
    /** The open draft is no longer in the list. */
    isGone: openId !== null && current === null && !list.isPending,
    isEmpty: !list.isPending && drafts.length === 0,
    open,
    announcement,
    announce,
    needsSubscription,
    selected,
    toggle(draft: Draft) {
      const isSelected = list.selectedIds?.includes(draft._id);
      list.onToggleItem(draft._id);
      announce(
        t(isSelected ? 'review.announcements.unselected' : 'review.announcements.selected', {
          name: draft.posterName,
        }),
      );
    },
    clearSelection: () => list.onUnselectItems(),
    move(by: 1 | -1) {
      const id = step(ids, openId, by);
      if (id === null) return;
      open(id);
      focusNext.current ??= `draft-${id}`;
    },
    isEditing: current !== null && editing === current.id,
    edit(draft: Draft) {
      announce('');
      setEditing(draft._id);
    },
    stopEditing() {
      setEditing(null);
      focusNext.current = 'draft-edit';
    },
    save(draft: Draft, text: string, andApprove: boolean) {
      void verbs.save(draft, text, andApprove);
      setEditing(null);
      focusNext.current ??= isNarrow ? 'draft-title' : `draft-${draft._id}`;
    },
  };
}

export type ReviewState = ReturnType<typeof useReview>;

type Held = { key: string; known: ReadonlySet<string> };

/** @param key of the list. For another one, starts again once it is loaded. */
function useHeldBack(ids: readonly string[], key: string, isFetching: boolean) {
  const [held, setHeld] = useState<Held | null>(null);
  const isKnown = held?.key === key;
  const { known, fresh } = heldBack(ids, isKnown ? held.known : null);
  if (isKnown ? known !== held.known : !isFetching && ids.length > 0) setHeld({ key, known });
  return { fresh: new Set(fresh), reveal: () => setHeld({ key, known: new Set(ids) }) };
}
