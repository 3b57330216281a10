import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { AutomationEvent } from '../server/automation/engine/schemas.ts';
import { eventKinds } from '../server/automation/rules/limits.ts';

export type EventKind = (typeof eventKinds)[number];
export type LiveEvent = AutomationEvent & { id: string; kind: EventKind };
export type StreamStatus = 'connecting' | 'live' | 'waiting';

export interface StreamOptions {
  token: string;
  onEvent: (event: LiveEvent) => void;
  onStatus: (status: StreamStatus) => void;
  /** The server rejected the token: the stream has ended permanently. */
  onRefused: () => void;
  fetch?: typeof globalThis.fetch;
  random?: () => number;
}

const longestWait = 30_000;

/**
 * Milliseconds before the next attempt: doubles from a second to half a minute, with jitter so that tabs don't
 * reconnect together.
 */
export const backoff = (failures: number, random: () => number = Math.random): number =>
  Math.min(1000 * 2 ** failures, longestWait) * (0.5 + random() / 2);

export interface Stream {
  close: () => void;
  retry: () => void;
}

/** Null for what this app doesn't know: a newer server may say more. */
export function readEvent(message: {
  event?: string | undefined;
  id?: string | undefined;
  data: string;
}): LiveEvent | null {
  const kind = eventKinds.find((known) => known === message.event);
  if (!kind) return null;
  try {
    const data = JSON.parse(message.data) as AutomationEvent;
    return { ...data, kind, id: message.id ?? `${data.accountId} ${data.at} ${kind}` };
  } catch {
    return null;
  }
}

/**
 * Server-sent events over `fetch`, because `EventSource` can't send the token in a header. Reconnects and
 * resumes by itself. Returns functions to close it, and to reconnect immediately.
 */
export function openStream({
  token,
  onEvent,
  onStatus,
  onRefused,
  fetch = globalThis.fetch,
  random,
}: StreamOptions): Stream {
  const ending = new AbortController();
  let lastId = '';
  let failures = 0;
  const waking = new EventTarget();

  async function listen(): Promise<void> {
    const headers = new Headers({ accept: 'text/event-stream', 'x-auth-token': token });
    if (lastId) headers.set('last-event-id', lastId);
    const response = await fetch('/api/automation/events', {
      headers,
      signal: ending.signal,
      cache: 'no-store',
    });
    if (response.status === 401 || response.status === 403) {
      ending.abort();
      onRefused();
    }
    if (!response.ok || !response.body) return;
    onStatus('live');
    const messages = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    const reader = messages.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      failures = 0;
      if (next.value.id) lastId = next.value.id;
      const event = readEvent(next.value);
      if (event) onEvent(event);
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      onStatus('connecting');
      await listen().catch(() => undefined);
      if (ending.signal.aborted) return;
      onStatus('waiting');
      await pause(backoff(failures++, random), ending.signal, waking);
    }
  }

  void run();
  return { close: () => ending.abort(), retry: () => void waking.dispatchEvent(new Event('retry')) };
}

/** Ends early when the stream is closed, on request, or when the machine is online again. */
function pause(milliseconds: number, signal: AbortSignal, waking: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal.removeEventListener('abort', done);
      waking.removeEventListener('retry', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    globalThis.addEventListener?.('online', done);
    signal.addEventListener('abort', done);
    waking.addEventListener('retry', done);
  });
}
