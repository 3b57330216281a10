import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { typicalImageError } from '../images/format.ts';
import { typicalProblem } from '../network/problems.ts';
import { typicalStripeError } from '../payments/problems.ts';
import { typicalOpenAiError } from '../writer/format.ts';
import type { Fault, FaultProvider, Faults } from './faults.ts';

/** The image host is below the network's prefix. Faults of e-mails are handled in the SMTP server. */
function providerOf(path: string): FaultProvider | null {
  if (path.startsWith('/api/v1/files/')) return 'images';
  if (path.startsWith('/api/v1/')) return 'network';
  if (path.startsWith('/openai/')) return 'writer';
  return path.startsWith('/v1/') ? 'payments' : null;
}

const typical: Partial<Record<FaultProvider, (status: number) => unknown>> = {
  network: typicalProblem,
  payments: typicalStripeError,
  writer: typicalOpenAiError,
  images: typicalImageError,
};

function refusal(fault: Fault, status: number): Response {
  const body = fault.body ?? typical[fault.provider]?.(status) ?? { message: 'A fault of the sandbox.' };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type =
    typeof body === 'string'
      ? 'text/plain'
      : fault.provider === 'network'
        ? 'application/problem+json'
        : 'application/json';
  // A browser reads the answers of the image host and the payments, including errors.
  const open: Record<string, string> = ['images', 'payments'].includes(fault.provider)
    ? { 'access-control-allow-origin': '*' }
    : {};
  return new Response(text, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, ...open, ...fault.headers },
  });
}

/** A call inside the process has no connection to cut, so `fetch` fails as it would on a cut one. */
function cut(env: Partial<HttpBindings>): Response {
  if (!env.incoming)
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
    });
  env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/**
 * Applies pending faults to the sandbox's app. A status or a drop before leaves the call without effect;
 * otherwise it takes effect, and its answer is delayed or cut.
 */
export function withFaults(
  faults: Faults,
  handle: (request: Request, env: Partial<HttpBindings>) => Response | Promise<Response>,
): (request: Request, env?: Partial<HttpBindings>) => Promise<Response> {
  return async (request, env = {}) => {
    if (faults.list().length === 0) return handle(request, env);
    const { pathname, search } = new URL(request.url);
    const provider = providerOf(pathname);
    const fault = provider && faults.take(provider, `${request.method} ${pathname}${search}`);
    if (!fault) return handle(request, env);
    if (fault.status !== undefined || fault.drop === 'before') {
      await faults.hold(fault);
      return fault.status === undefined ? cut(env) : refusal(fault, fault.status);
    }
    const answer = await handle(request, env);
    await faults.hold(fault);
    return fault.drop === 'after' ? cut(env) : answer;
  };
}
