/** Calls to the server: time-outs, retries of reads, and every failure as a CliError. */
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import type { Failure } from '../server/http/schemas.ts';
import { CliError, interrupted } from './errors.ts';

const retries = 3;
const firstPauseMs = 150;
const longestPauseMs = 30_000;

type ClientOptions = {
  server: string;
  token?: string;
  timeoutMs: number;
  signal: AbortSignal;
  trace: (text: string) => void;
  note: (text: string) => void;
};
type Call = { query?: Record<string, string>; body?: object; headers?: Record<string, string>; retry?: boolean };
type Answer<T> = { body: T; contentRange: string | undefined };
export type Client = ReturnType<typeof createClient>;

const pauseBefore = (attempt: number) => firstPauseMs * 2 ** attempt * (0.75 + Math.random() / 2);

function hintFor(code: string, status: number, server: string): string | null {
  if (code === 'email_not_verified') return 'Run `chimein login` to verify it.';
  if (status === 401) return 'Sign in with `chimein login`, or set CHIMEIN_TOKEN.';
  if (code === 'subscription_required' || code === 'seats_limit') return `See ${server}/billing`;
  if (code === 'not_connected') return 'Log in again with `chimein accounts connect --account <account>`.';
  if (status === 502 || status === 503) return 'Try again in a moment.';
  return null;
}

/**
 * A client for one server. Reads (GET) are tried again after 429, 5xx and connection failures, and are cut by `signal`;
 * a write is sent once and runs to its end, so that Ctrl-C never leaves it half known.
 */
export function createClient({ server, token, timeoutMs, signal, trace, note }: ClientOptions) {
  async function attempt(method: string, url: URL, { body, headers }: Call) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const started = performance.now();
    const sayWhy = () => note('Stopping once the call that is under way has ended. Ctrl-C again stops at once.');
    if (method !== 'GET') signal.addEventListener('abort', sayWhy, { once: true });
    trace(`> ${method} ${url.href}${token ? ' (x-auth-token: ****)' : ''}`);
    try {
      const response = await request(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(token && { 'x-auth-token': token }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: method === 'GET' ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const text = await response.body.text();
      trace(`< ${response.statusCode} ${Math.round(performance.now() - started)} ms`);
      const header = (name: string) => [response.headers[name]].flat()[0];
      return { status: response.statusCode, text, header };
    } catch (cause) {
      if (signal.aborted && method === 'GET') throw interrupted();
      const { code = '', message } = cause as { code?: string; message: string };
      trace(`< ${code || message}`);
      if (timeout.aborted) {
        const hint =
          method === 'GET'
            ? 'CHIMEIN_TIMEOUT gives it more seconds.'
            : 'It may have been done all the same: look before you repeat it.';
        throw new CliError('timeout', `${server} did not answer within ${timeoutMs / 1000} seconds.`, { cause, hint });
      }
      const hint = 'Is it running? Another server: --server or CHIMEIN_SERVER.';
      throw new CliError('network', `${server} can't be reached (${code || message}).`, { cause, hint });
    } finally {
      signal.removeEventListener('abort', sayWhy);
    }
  }

  function failure({ status, text, header }: Awaited<ReturnType<typeof attempt>>): CliError {
    const requestId = header('x-request-id') ?? null;
    try {
      const { code, message, issues } = JSON.parse(text) as Failure;
      if (typeof code === 'string' && typeof message === 'string')
        return new CliError(code, message, { status, requestId, issues, hint: hintFor(code, status, server) });
    } catch {
      // Not ours to read: a proxy in between, or another program.
    }
    const hint = `Is ${server} a Chime In server?`;
    return new CliError(`http_${status}`, `The server answered ${status}.`, { status, requestId, hint });
  }

  async function call<T>(method: string, path: string, options: Call = {}): Promise<Answer<T>> {
    const url = new URL(`${server}${path}`);
    for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value);
    const attempts = method === 'GET' && options.retry !== false ? retries + 1 : 1;
    for (let tried = 0; ; tried += 1) {
      if (signal.aborted) throw interrupted();
      let error: CliError;
      let wait = pauseBefore(tried);
      try {
        const answer = await attempt(method, url, options);
        if (answer.status >= 200 && answer.status < 300) return parse<T>(answer);
        error = failure(answer);
        const retryAfter = answer.header('retry-after');
        if (retryAfter !== undefined && Number(retryAfter) >= 0) wait = Number(retryAfter) * 1000;
        if (answer.status !== 429 && answer.status < 500) throw error;
        if (answer.status === 429 && !error.hint) error = withRetryAfter(error, retryAfter);
      } catch (thrown) {
        error = thrown as CliError;
        if (error.code !== 'network' && error.code !== 'timeout') throw error;
      }
      if (tried + 1 >= attempts || wait > longestPauseMs) throw error;
      trace(`… again in ${Math.round(wait)} ms`);
      await pause(wait, undefined, { signal }).catch(() => {});
    }
  }

  function parse<T>(answer: Awaited<ReturnType<typeof attempt>>): Answer<T> {
    try {
      const body = answer.text === '' ? {} : JSON.parse(answer.text);
      if (typeof body === 'object' && body !== null) return { body: body as T, contentRange: answer.header('content-range') };
    } catch {
      // Said below.
    }
    throw new CliError('not_chimein', 'The answer is not one of a Chime In server.', { hint: `Is ${server} the right address?` });
  }

  const list = async <T>(path: string, options?: Call): Promise<{ rows: T[]; total: number }> => {
    const { body, contentRange } = await call<T[]>('GET', path, options);
    if (!Array.isArray(body))
      throw new CliError('not_chimein', 'The answer is not a list.', { hint: `Is ${server} the right address?` });
    return { rows: body, total: Number(contentRange?.split('/')[1] ?? body.length) };
  };

  return {
    server,
    get: async <T>(path: string, options?: Call) => (await call<T>('GET', path, options)).body,
    post: async <T>(path: string, body: object) => (await call<T>('POST', path, { body })).body,
    /** A list, and how many rows there are in all. */
    list,
  };
}

function withRetryAfter(error: CliError, retryAfter: string | undefined): CliError {
  const hint = retryAfter === undefined ? 'Try again later.' : `Try again in ${retryAfter} seconds.`;
  return new CliError(error.code, error.message, { ...error, issues: error.issues, hint });
}
