import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Account } from '../server/accounts/schemas.ts';
import { type LiveEvent, openStream, type StreamStatus } from './eventStream.ts';
import { queryClient } from './session.ts';
import { getSession, subscribe as onSession, refuseToken } from './token.ts';

export type { LiveEvent } from './eventStream.ts';

export interface Live {
  status: StreamStatus;
  /** The newest first. */
  feed: readonly LiveEvent[];
}

const feedLength = 100;
const lingerMs = 5_000;
const nothing: Live = { status: 'connecting', feed: [] };

/** One stream per tab, open while any page watches. Moving between pages must not close it. */
let live = nothing;
let close: (() => void) | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

function change(patch: Partial<Live>): void {
  live = { ...live, ...patch };
  for (const watcher of watchers) watcher();
}

function open(): void {
  const token = getSession()?.token;
  if (!token || close) return;
  let missed = false;
  close = openStream({
    token,
    onEvent: (event) => {
      if (live.feed.some((known) => known.id === event.id)) return;
      change({ feed: [event, ...live.feed].slice(0, feedLength) });
      applyEvent(queryClient, event);
    },
    onStatus: (status) => {
      change({ status });
      if (status === 'waiting') missed = true;
      if (status === 'live' && missed) {
        missed = false;
        refresh(queryClient, 'linkedin-accounts');
        refresh(queryClient, 'comments');
      }
    },
    onRefused: () => refuseToken(token),
  });
}

function shut(): void {
  close?.();
  close = null;
}

onSession(() => {
  shut();
  live = nothing;
  if (watchers.size > 0) open();
});

function watch(watcher: () => void): () => void {
  clearTimeout(closing);
  watchers.add(watcher);
  open();
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) closing = setTimeout(shut, lingerMs);
  };
}

/** Keeps accounts and comments live while the calling page is shown. */
export const useEvents = (): Live => useSyncExternalStore(watch, () => live);

type AccountList = { data: Account[]; total?: number } | undefined;

/** Puts what happened into the lists that are on the screen. */
export function applyEvent(client: QueryClient, event: LiveEvent): void {
  const { kind, accountId, running, state, nextActionAt } = event;
  if (kind === 'state') {
    const patch = {
      ...(running !== undefined && { running }),
      ...(state && { state }),
      ...(nextActionAt !== undefined && { nextActionAt }),
    };
    patchAccount(client, accountId, patch);
    // Only the list itself says whether the account is connected.
    if (state?.reason === 'not_connected' || !isListed(client, accountId)) refresh(client, 'linkedin-accounts');
  }
  if (kind === 'fault') refresh(client, 'linkedin-accounts');
  if (kind === 'comment_posted') refresh(client, 'comments');
}

const listKey = ['linkedin-accounts', 'getList'];

export function patchAccount(client: QueryClient, accountId: string, patch: Partial<Account>): void {
  client.setQueriesData<AccountList>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        data: list.data.map((account) => (account.accountId === accountId ? { ...account, ...patch } : account)),
      },
  );
}

const isListed = (client: QueryClient, accountId: string): boolean =>
  client
    .getQueriesData<AccountList>({ queryKey: listKey })
    .some(([, list]) => list?.data.some((account) => account.accountId === accountId));

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Many events within a moment are one fetch. */
function refresh(client: QueryClient, resource: 'linkedin-accounts' | 'comments'): void {
  if (waiting.has(resource)) return;
  const later = setTimeout(() => {
    waiting.delete(resource);
    void client.invalidateQueries({ queryKey: [resource] });
  }, 400);
  waiting.set(resource, later);
}
