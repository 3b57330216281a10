import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { isSubscribed } from '../../server/identity/users/limits.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useMe } from '../me.ts';
import { useSession } from '../session.ts';
import { useDecisions } from './decisions.ts';
import { withDecisions } from './draftCache.ts';
import { type Filters, isOver, neighbour, step } from './reviewModel.ts';
import { useHeldBack } from './useHeldBack.ts';
import { useSaid } from './useSaid.ts';
import { useTyped } from './useTyped.ts';
import { useVerbs } from './useVerbs.ts';

type DraftRecord = Draft & { id: string };

export function useReview(isNarrow: boolean) {
  const t = useTranslate();
  const list = useListContext<DraftRecord>();
  const filters = list.filterValues as Filters;
  const decisions = useDecisions();
  const shown = JSON.stringify([filters, list.sort]);
  const all = withDecisions(list.data ?? [], decisions, filters.state);
  const { fresh, reveal } = useHeldBack(
    all.map(({ id }) => id),
    shown,
    list.isFetching ?? false,
  );
  const drafts = all.filter(({ id }) => !fresh.has(id));
  const ids = drafts.map(({ id }) => id);
  const { userData } = useSession();
  const status = (useMe().data ?? userData)?.status ?? 'None';

  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const arrived = useNavigationType();
  const linked = hash.slice(1) || null;
  // The address comes after the state: a key that follows at once must find what the one before it opened.
  const [openId, setOpenId] = useState(linked);
  const current = drafts.find(({ id }) => id === openId) ?? null;
  const [said, say] = useSaid();
  const [editing, setEditing] = useState<string | null>(null);
  const { typed, type, forget } = useTyped();
  const focusNext = useRef<string | null>(null);

  const open = (id: string | null, push = false) => {
    setEditing(null);
    setOpenId(id);
    // On a phone the list and what is open take each other's place, and the focus goes along.
    if (isNarrow) focusNext.current = id !== null ? 'draft-title' : openId && `draft-${openId}`;
    void navigate({ search, hash: id ?? '' }, { replace: !push });
  };

  useEffect(() => {
    if (arrived === 'POP') setOpenId(linked);
  }, [arrived, linked]);
  const shownBefore = useRef(shown);
  useEffect(() => {
    if (shownBefore.current !== shown) setOpenId(null);
    shownBefore.current = shown;
  }, [shown]);

  // What is open stays open when others come above it. On a phone the list comes first.
  const first = ids[0] ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a list that has no open draft begins with its first
  useEffect(() => {
    if (!isNarrow && openId === null && first !== null) open(first);
  }, [isNarrow, openId, first]);

  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const goOn = (leaving: readonly Draft[], keepFocus: boolean) => {
    const gone = new Set(leaving.map(({ _id }) => _id));
    if (openId === null || !gone.has(openId)) return;
    const next = neighbour(ids, openId, gone);
    open(next);
    if (next === null) focusNext.current = 'drafts';
    else if (!isNarrow && !keepFocus) focusNext.current = `draft-${next}`;
  };

  const verbs = useVerbs({ say, goOn, state: filters.state });
  const selected = drafts.filter(({ id, state }) => list.selectedIds?.includes(id) && !isOver({ state }));

  return {
    ...verbs,
    list,
    drafts,
    fresh: fresh.size,
    reveal,
    filters,
    current,
    /** There was one at this place, which somebody else decided about. */
    isGone: openId !== null && current === null && !list.isPending,
    isEmpty: !list.isPending && drafts.length === 0,
    open,
    said,
    say,
    needsSubscription: !isSubscribed(status),
    selected,
    toggle(draft: Draft) {
      const isSelected = list.selectedIds?.includes(draft._id);
      list.onToggleItem(draft._id);
      say(t(isSelected ? 'review.said.unselected' : 'review.said.selected', { name: draft.posterName }));
    },
    clearSelection: () => list.onUnselectItems(),
    move(by: 1 | -1) {
      const id = step(ids, openId, by);
      if (id === null) return;
      open(id);
      focusNext.current ??= `draft-${id}`;
    },
    editing: editing === current?.id ? editing : null,
    typed: current ? typed.get(current.id) : undefined,
    type,
    startEditing(draft: Draft) {
      say('');
      setEditing(draft._id);
    },
    stopEditing() {
      setEditing(null);
      focusNext.current = 'draft-edit';
    },
    async save(draft: Draft, text: string, andApprove: boolean) {
      const saving = verbs.save(draft, text, andApprove);
      setEditing(null);
      focusNext.current ??= isNarrow ? 'draft-title' : `draft-${draft._id}`;
      // Where it could not be saved, what was typed is in the editor still.
      if (await saving) forget(draft._id);
    },
  };
}

export type ReviewState = ReturnType<typeof useReview>;
