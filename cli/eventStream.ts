import { setTimeout as pause } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { AutomationEvent } from '../server/automation/controls/schemas.ts';
import type { Context } from './command.ts';
import { CliError } from './errors.ts';

export type Happened = AutomationEvent & { id: string; event: string };

const firstPauseMs = 250;
const longestPauseMs = 30_000;

/**
 * Yields each event after `after` (undefined: from now on), and null for a heartbeat, the first one after all
 * earlier events. Resumes a broken connection at the last event, until `signal` aborts.
 */
export async function* follow(context: Context, after?: string): AsyncGenerator<Happened | null> {
  const { signal, out } = context;
  const client = context.client();
  let last = after;
  let heard = false;
  for (let failures = 0; !signal.aborted; ) {
    const come: (Happened | null)[] = [];
    const parser = createParser({
      onEvent: ({ id = '', event = '', data }) =>
        come.push({ id, event, ...(JSON.parse(data) as AutomationEvent) }),
      onComment: () => come.push(null),
    });
    try {
      const headers = { accept: 'text/event-stream', ...(last !== undefined && { 'last-event-id': last }) };
      for await (const text of client.stream('/api/automation/events', { headers, until: signal })) {
        failures = 0;
        heard = true;
        parser.feed(text);
        for (const next of come.splice(0)) {
          last = next?.id ?? last;
          yield next;
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      const isOver =
        error instanceof CliError && error.status !== undefined && error.status < 500 && error.status !== 429;
      // Does not retry a server that has never answered.
      if (isOver || !heard) throw error;
    }
    const wait = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    failures += 1;
    out.note(`Connection lost. Reconnecting in ${wait / 1000} seconds…`);
    await pause(wait, undefined, { signal }).catch(() => {});
  }
}
