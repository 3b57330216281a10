import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { AutomationEvent } from '../server/automation/controls/schemas.ts';
import { eventKinds } from '../server/automation/rules/limits.ts';

export type EventKind = (typeof eventKinds)[number];
export type LiveEvent = AutomationEvent & { id: string; kind: EventKind };
export type StreamStatus = 'connecting' | 'live' | 'waiting';

export interface StreamOptions {
  token: string;
  /** For the workspace of the tab. */
  headers?: Record<string, string>;
  onEvent: (event: LiveEvent) => void;
  onStatus: (status: StreamStatus) => void;
  onRefused: () => void;
  /** The user is no longer a member of the workspace. */
  onOutside?: () => void;
  fetch?: typeof globalThis.fetch;
  random?: () => number;
}

/** The next wait in ms: exponential backoff with jitter, so that tabs don't reconnect together. */
export const backoff = (failures: number, random: () => number = Math.random): number =>
  Math.min(1000 * 2 ** failures, 30_000) * (0.5 + random() / 2);

/** Null for the unknown kinds of a newer server. */
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

/** Server-sent events over `fetch`, because `EventSource` can't send the token. Reconnects and resumes. */
export function openStream({
  token,
  onEvent,
  onStatus,
  onRefused,
  onOutside,
  headers: more = {},
  fetch = globalThis.fetch,
  random,
}: StreamOptions) {
  const ending = new AbortController();
  let lastId = '';
  let failures = 0;
  const waking = new EventTarget();

  async function listen(): Promise<void> {
    const headers = new Headers({ accept: 'text/event-stream', 'x-auth-token': token, ...more });
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
    if (response.status === 404) {
      ending.abort();
      onOutside?.();
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

/** Ends early on close, on retry, or when the browser is online again. */
async function pause(milliseconds: number, signal: AbortSignal, waking: EventTarget): Promise<void> {
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const once = { signal: over.signal };
    globalThis.addEventListener?.('online', done, once);
    signal.addEventListener('abort', done, once);
    waking.addEventListener('retry', done, once);
  });
  over.abort();
}
