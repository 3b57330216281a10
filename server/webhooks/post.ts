import { lookup } from 'node:dns';
import { Agent, request } from 'undici';
import { within } from '../clock.ts';
import { objectionTo, publicLookup } from './address.ts';

/** How a try ended: the status of the answer, or what came in place of one. */
type Posted = { status: number | null; fault: string | null };

const patienceMs = 15_000;
/** More than this of an answer is nobody's business. */
const mostRead = 16_384;

/**
 * Sends to addresses that customers give. Unless the operator allows others, these are of the public internet: by their text, and by what
 * their names stand for when they are connected to. A redirect is not followed, because it could lead anywhere.
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
      const status = await within(patienceMs, async (signal) => {
        const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent, signal });
        await answer.body.dump({ limit: mostRead }).catch(() => {});
        return answer.statusCode;
      });
      if (status >= 200 && status < 300) return { status, fault: null };
      const what = status >= 300 && status < 400 ? 'a redirect, which is not followed' : 'no success';
      return { status, fault: `${status}: ${what}` };
    } catch (error) {
      return { status: null, fault: said(error).slice(0, 300) };
    }
  }

  return { post, close: () => agent.close() };
}

/** A fault of the network is often wrapped, and sometimes several in one. */
function said(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return said(error.errors[0]);
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
