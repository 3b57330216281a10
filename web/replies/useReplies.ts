import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { api } from '../api.ts';
import { safeLink } from '../comments/commentsModel.ts';
import { useAction } from '../components/useAction.ts';
import { neighbour, step } from '../drafts/reviewModel.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { useAnnouncement } from '../shortcuts/Announcement.tsx';
import type { Filters, ReplyRecord } from './repliesModel.ts';

type Change = { reply: ReplyRecord; handled: boolean };

/** The inbox: its list, the open reply, and its verbs. */
export function useReplies(isNarrow: boolean) {
  const t = useTranslate('replies');
  const list = useListContext<ReplyRecord>();
  const filters = list.filterValues as Filters;
  const shown = JSON.stringify(filters);
  const [announcement, announce] = useAnnouncement();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [undoable, setUndoable] = useState<Change | null>(null);
  const replies = (list.data ?? []).filter(({ id }) => !leaving.includes(id));
  const ids = replies.map(({ id }) => id);

  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const isLinked = useNavigationType() === 'POP';
  const linked = hash.slice(1) || null;
  // State, because the address changes later: a second key that follows at once would miss it.
  const [openId, setOpenId] = useState(linked);
  const current = replies.find(({ id }) => id === openId) ?? null;
  const focusNext = useRef<string | null>(null);

  const open = (id: string | null, push = false) => {
    setOpenId(id);
    // On a phone, the reply replaces the list or the other way round, so the focus must move.
    if (isNarrow) focusNext.current = id !== null ? 'reply-title' : openId && `reply-${openId}`;
    void navigate({ search, hash: id ?? '' }, { replace: !push });
  };
  useEffect(() => {
    if (isLinked) setOpenId(linked);
  }, [isLinked, linked]);

  const shownBefore = useRef(shown);
  useEffect(() => {
    if (shownBefore.current !== shown) setOpenId(null);
    shownBefore.current = shown;
  }, [shown]);

  // On a phone, the list is shown first.
  const first = ids[0] ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the first reply only while none is open
  useEffect(() => {
    if (!isNarrow && current === null && first !== null && !list.isPending) open(first);
  }, [isNarrow, current === null, first, list.isPending]);

  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const changing = useAction({
    run: ({ reply, handled }: Change) => api.changeReply(reply._id, handled),
    async settled() {
      await queryClient.invalidateQueries({ queryKey: ['replies'] });
      setLeaving([]);
    },
    onError(error, failed, change) {
      announce('');
      setUndoable(null);
      setLeaving((now) => now.filter((id) => id !== change.reply._id));
      notifyFailure(error, failed);
    },
    failed: t('changeFailed'),
    isUncovered: true,
  });

  /** A reply leaves the list that it no longer belongs to, and the next one opens. */
  function change(reply: ReplyRecord, handled: boolean): void {
    if ((reply.handledAt !== null) === handled) return;
    setUndoable({ reply, handled: !handled });
    announce(t(handled ? 'isHandled' : 'isOpen', { name: reply.authorName || t('somebody') }));
    if (filters.handled !== undefined) {
      const next = neighbour(ids, reply.id);
      setLeaving((now) => [...now, reply.id]);
      if (openId === reply.id) {
        open(isNarrow ? null : next);
        focusNext.current = next === null || isNarrow ? 'replies' : `reply-${next}`;
      }
    } else if (returned === reply.id) focusNext.current = 'reply-title';
    changing.act({ reply, handled });
  }

  /** The reply whose thread was opened on LinkedIn. */
  const left = useRef<string | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' || left.current === null) return;
    setReturned(left.current);
    left.current = null;
  });
  useEffect(() => {
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);

  return {
    list,
    replies,
    filters,
    current,
    isEmpty: !list.isPending && replies.length === 0,
    open,
    announcement,
    change,
    undo:
      undoable &&
      (() => {
        setUndoable(null);
        setLeaving((now) => now.filter((id) => id !== undoable.reply.id));
        const name = undoable.reply.authorName || t('somebody');
        announce(t(undoable.handled ? 'isHandled' : 'isOpen', { name }));
        changing.act(undoable);
      }),
    move(by: 1 | -1) {
      const id = step(ids, openId, by);
      if (id === null) return;
      open(id);
      focusNext.current ??= `reply-${id}`;
    },
    /** Call it when the thread is opened on LinkedIn in another tab. */
    leave: (reply: ReplyRecord) => {
      left.current = reply.id;
      setReturned(null);
    },
    visit(reply: ReplyRecord) {
      const url = safeLink(reply.url);
      if (!url) return;
      left.current = reply.id;
      setReturned(null);
      window.open(url, '_blank', 'noopener,noreferrer');
    },
    /** The person came back from the open reply's thread, so that it may be handled. */
    asks: current !== null && current.handledAt === null && returned === current.id,
    dismiss() {
      focusNext.current = 'reply-title';
      setReturned(null);
    },
  };
}

export type Inbox = ReturnType<typeof useReplies>;
