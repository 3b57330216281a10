import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { Agent } from 'undici';
import type { Client } from './client.ts';
import type { Life } from './judge.ts';

/** Keeps an event stream open and resumes it as the dashboard does. @returns the number of events */
export async function watch(
  me: Client,
  agent: Agent,
  { origin, life, signal }: { origin: () => string; life: () => Life; signal: AbortSignal },
): Promise<number> {
  let last = 0;
  let events = 0;
  const parser = createParser({
    onEvent({ id }) {
      if (id === undefined) return;
      events += 1;
      if (Number(id) <= last)
        me.world.judge.find('an event came twice, or out of order', `${me.email}: ${id} after ${last}`);
      last = Number(id);
    },
  });
  while (!signal.aborted) {
    try {
      const headers = { 'x-auth-token': me.state.token, ...(last ? { 'last-event-id': String(last) } : {}) };
      const open = {
        origin: origin(),
        path: '/api/automation/events',
        method: 'GET' as const,
        headers,
        signal,
      };
      const began = performance.now();
      const { body, statusCode } = await agent.request({ ...open, bodyTimeout: 0 });
      const heard = { status: statusCode, body: null, text: '' };
      me.world.judge.answered(
        'GET /api/automation/events',
        'a stream',
        heard,
        performance.now() - began,
        life(),
      );
      if (statusCode === 200) for await (const chunk of body) parser.feed(String(chunk));
      else await body.dump();
    } catch {
      // The server was killed.
    }
    parser.reset();
    await wait(500 + me.random() * 1000);
  }
  return events;
}
