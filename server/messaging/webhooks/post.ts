import { lookup } from 'node:dns';
import { Agent, request } from 'undici';
import { within } from '../../clock.ts';
import { say } from '../../texts/say.ts';
import { type Sentence, unnamed } from '../../texts/sentence.ts';
import { LookupFault, objectionTo, publicLookup } from './address.ts';

/** The result of an attempt: the status of the answer, or the error. */
type Posted = { status: number | null; fault: Sentence | null };

const timeoutMs = 15_000;
/** The most that is read of an answer. */
const mostRead = 16_384;

/**
 * Sends to addresses of customers. Unless the operator allows others, these must be on the public internet,
 * both by their text and by the address that their name resolves to while connecting. Redirects are not
 * followed, because they could lead anywhere.
 */
export function createPoster({ privateToo, find = lookup }: { privateToo: boolean; find?: typeof lookup }) {
  const agent = new Agent({
    connect: { timeout: 10_000, ...(privateToo ? {} : { lookup: publicLookup(find) }) },
    keepAliveTimeout: 4_000,
    maxResponseSize: mostRead,
  });

  async function post(url: string, headers: Record<string, string>, body: string): Promise<Posted> {
    const objection = objectionTo(url, privateToo);
    if (objection) return { status: null, fault: objection };
    try {
      const status = await within(timeoutMs, async (signal) => {
        const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent, signal });
        await answer.body.dump({ limit: mostRead }).catch(() => {});
        return answer.statusCode;
      });
      if (status >= 200 && status < 300) return { status, fault: null };
      const isRedirect = status >= 300 && status < 400;
      return { status, fault: say(isRedirect ? 'webhooks.redirect' : 'webhooks.noSuccess', { status }) };
    } catch (error) {
      return { status: null, fault: said(error) };
    }
  }

  return { post, close: () => agent.close() };
}

/** A fault of the network is often wrapped, and sometimes several in one. */
function said(error: unknown): Sentence {
  if (!(error instanceof Error)) return unnamed(String(error).slice(0, 300));
  if (error instanceof AggregateError && error.errors.length > 0) return said(error.errors[0]);
  if (error instanceof LookupFault) return error.sentence;
  return unnamed((error.message || (error as NodeJS.ErrnoException).code || error.name).slice(0, 300));
}
