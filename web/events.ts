import { useEffect, useSyncExternalStore } from 'react';
import { applyEvent, liveResources, refresh } from './eventCache.ts';
import { type LiveEvent, openStream, type StreamStatus } from './eventStream.ts';
import { queryClient } from './queryClient.ts';
import { getSession, subscribe as onSession, refuseToken } from './token.ts';
import { enterWorkspace, workspaceHeaders } from './workspace.ts';

export type { LiveEvent } from './eventStream.ts';

export type Live = { status: StreamStatus; feed: readonly LiveEvent[] };

const feedLength = 100;
const lingerMs = 5_000;
const nothing: Live = { status: 'connecting', feed: [] };

// One stream per tab. It stays open between pages.
let live = nothing;
let stream: ReturnType<typeof openStream> | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

function change(patch: Partial<Live>): void {
  live = { ...live, ...patch };
  for (const watcher of watchers) watcher();
}

function open(): void {
  const token = getSession()?.token;
  if (!token || stream) return;
  let missed = false;
  stream = openStream({
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
        refresh(queryClient, ...liveResources);
      }
    },
    onRefused: () => refuseToken(token),
    headers: workspaceHeaders(),
    onOutside: () => enterWorkspace(null),
  });
}

function shut(): void {
  stream?.close();
  stream = null;
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

export const reconnect = (): void => stream?.retry();

export const useEventStream = (): void => useEffect(() => watch(() => {}), []);

export const useEvents = (): Live => useSyncExternalStore(watch, () => live);
