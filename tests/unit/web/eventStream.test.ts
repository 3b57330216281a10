import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  backoff,
  type LiveEvent,
  openStream,
  readEvent,
  type StreamStatus,
} from '../../../web/eventStream.ts';

const data = { accountId: 'a1', at: '2026-11-20T21:00:00Z', message: 'Commented on a post' };
const message = (id: string) => `id: ${id}\nevent: comment_posted\ndata: ${JSON.stringify(data)}\n\n`;
const answer = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

/** Runs a stream against these answers. The call after the last one stays open. */
function run(answers: (() => Response)[]) {
  const sent: Headers[] = [];
  const events: LiveEvent[] = [];
  const statuses: StreamStatus[] = [];
  let refused = 0;
  const done = Promise.withResolvers<void>();
  const stream = openStream({
    token: 'the-token',
    onEvent: (event) => events.push(event),
    onStatus: (status) => statuses.push(status),
    onRefused: () => {
      refused++;
      done.resolve();
    },
    random: () => -1,
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers));
      const next = answers.shift();
      if (next) return next();
      done.resolve();
      return new Promise<Response>(() => undefined);
    },
  });
  return done.promise.then(() => {
    stream.close();
    return { sent, events, statuses, refused };
  });
}

describe('the stream of events', () => {
  it('sends the token, and resumes after the last event', async () => {
    const { sent, events, statuses } = await run([
      () => answer(message('7') + message('8')),
      () => answer(''),
    ]);
    expect(sent.map((headers) => headers.get('x-auth-token'))).toEqual([
      'the-token',
      'the-token',
      'the-token',
    ]);
    expect(sent.map((headers) => headers.get('last-event-id'))).toEqual([null, '8', '8']);
    expect(events.map(({ id, kind }) => [id, kind])).toEqual([
      ['7', 'comment_posted'],
      ['8', 'comment_posted'],
    ]);
    expect(statuses.slice(0, 4)).toEqual(['connecting', 'live', 'waiting', 'connecting']);
  });

  it('retries after a failed answer and a failed call', async () => {
    const fall = () => {
      throw new TypeError('fetch failed');
    };
    const { events } = await run([() => new Response('', { status: 503 }), fall, () => answer(message('1'))]);
    expect(events).toHaveLength(1);
  });

  it('retries immediately on request', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const back = Promise.withResolvers<void>();
    const calls: number[] = [];
    const stream = openStream({
      token: 'the-token',
      onEvent: () => undefined,
      // The timers are fake, so the backoff never ends.
      onStatus: (status) => status === 'waiting' && queueMicrotask(() => stream.retry()),
      onRefused: () => undefined,
      random: () => 0,
      fetch: async () => {
        calls.push(Date.now());
        if (calls.length === 1) throw new TypeError('fetch failed');
        back.resolve();
        return new Promise<Response>(() => undefined);
      },
    });
    await back.promise;
    expect(calls).toHaveLength(2);
    expect(calls[1]).toBe(calls[0]);
    stream.close();
  });

  it('ends when the token is refused', async () => {
    const { sent, refused } = await run([
      () => new Response('', { status: 401 }),
      () => answer(message('1')),
    ]);
    expect(refused).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('ignores unknown events', () => {
    expect(readEvent({ event: 'newer_kind', data: '{}' })).toBeNull();
    expect(readEvent({ event: 'state', data: 'not json' })).toBeNull();
  });

  it('doubles the backoff up to 30 seconds', () => {
    expect([0, 1, 2, 3, 9].map((failures) => backoff(failures, () => 1))).toEqual([
      1000, 2000, 4000, 8000, 30_000,
    ]);
    expect(backoff(0, () => 0)).toBe(500);
  });
});
