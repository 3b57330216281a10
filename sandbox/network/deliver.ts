import { setTimeout as wait } from 'node:timers/promises';
import { within } from '../../server/clock.ts';
import type { Context } from '../context.ts';

/** Ms between attempts, in real time: five retries, as the provider documents. */
const pauses = [250, 1000, 4000, 15_000, 60_000];

/**
 * Posts, waits for the first attempt (at most five seconds), and retries in the background until the sandbox
 * closes. Only a plain 200 counts as received.
 * @returns whether the first attempt was received
 */
export async function deliver(
  context: Context,
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<boolean> {
  const post = async (signal: AbortSignal) => {
    // Bytes, because fetch adds a content type to a string. The real webhooks send none unless one is
    // configured.
    const answer = await fetch(url, {
      method: 'POST',
      body: new TextEncoder().encode(body),
      headers,
      signal,
    });
    await answer.body?.cancel();
    return answer.status === 200;
  };
  const attempt = async () => {
    try {
      return await within(5000, post, context.closing);
    } catch {
      return false;
    }
  };
  if (await attempt()) return true;
  void (async () => {
    for (const pause of pauses) {
      await wait(pause, undefined, { signal: context.closing, ref: false });
      if (await attempt()) return;
    }
  })().catch(() => {});
  return false;
}
