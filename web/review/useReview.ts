import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { isSubscribed } from '../../server/identity/users/limits.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useStatus } from '../me.ts';
import { createStore } from '../store.ts';
import { getSession, subscribe as onSession } from '../token.ts';
import { useDecisions } from './decisions.ts';
import { withDecisions } from './draftCache.ts';
import { type Filters, heldBack, isOver, neighbour, step } from './reviewModel.ts';
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
  const status = useStatus();

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

  // The open draft stays open when new ones come above it. On a phone the list comes first.
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
      if (await saving) forget(draft._id);
    },
  };
}

export type ReviewState = ReturnType<typeof useReview>;

const forMs = 10_000;

function useSaid(): [said: string, say: (what: string) => void] {
  const [said, setSaid] = useState({ what: '', at: 0 });
  useEffect(() => {
    if (said.what === '') return;
    const timer = setTimeout(() => setSaid({ what: '', at: 0 }), forMs);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.what, (what) => setSaid({ what, at: Date.now() })];
}

type Held = { key: string; known: ReadonlySet<string> };

/**
 * The ids that a list shows: those that arrive above them wait until the person asks for them.
 * @param key what the list is of; another list begins anew once it is there
 */
function useHeldBack(ids: readonly string[], key: string, isFetching: boolean) {
  const [held, setHeld] = useState<Held | null>(null);
  const isKnown = held?.key === key;
  const { known, fresh } = heldBack(ids, isKnown ? held.known : null);
  if (isKnown ? known !== held.known : !isFetching && ids.length > 0) setHeld({ key, known });
  return { fresh: new Set(fresh), reveal: () => setHeld({ key, known: new Set(ids) }) };
}

const kept = createStore<ReadonlyMap<string, string>>(new Map());
onSession(() => {
  if (!getSession()) kept.set(new Map());
});

const type = (id: string, text: string): void => kept.set(new Map(kept.get()).set(id, text));
const forget = (id: string): void => kept.set(new Map([...kept.get()].filter(([other]) => other !== id)));

const useTyped = () => ({ typed: kept.use(), type, forget });
