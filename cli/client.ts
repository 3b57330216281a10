import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Failure } from '../server/http/schemas.ts';
import { cliUserAgent } from '../server/identity/users/limits.ts';
import { CliError, interrupted } from './errors.ts';
import { readText, transport } from './transport.ts';

const retries = 3;
const firstPauseMs = 150;
const longestPauseMs = 30_000;

type ClientOptions = {
  server: string;
  token?: string | undefined;
  /** The ID of the owner, for another workspace. */
  workspace?: string | undefined;
  timeoutMs: number;
  signal: AbortSignal;
  trace: (text: string) => void;
  note: (text: string) => void;
};
type Call = { query?: Record<string, string>; body?: unknown; retry?: boolean };
type Streamed = { query?: Record<string, string>; headers?: Record<string, string>; until?: AbortSignal };
type Answer = { status: number; text: string; header: (name: string) => string | null };
export type Writing = 'POST' | 'PUT' | 'DELETE';
export type Client = ReturnType<typeof createClient>;

const pauseBefore = (attempt: number) => firstPauseMs * 2 ** attempt * (0.75 + Math.random() / 2);

function hintFor(code: string, status: number, server: string): string | null {
  if (code === 'email_not_verified') return 'Run `chimein login` to verify it.';
  if (status === 401) return 'Sign in with `chimein login`, or set CHIMEIN_TOKEN.';
  if (code === 'proof_required')
    return 'Run it on a terminal, or sign in again with `chimein login`. Scripts use a token: `chimein tokens create`.';
  if (code === 'second_factor_required') return `Add one in your browser: ${server}/settings`;
  if (code === 'subscription_required' || code === 'seats_limit') return `See ${server}/billing`;
  if (code === 'workspace_role') return 'With --workspace, members review drafts and read the history.';
  if (code === 'workspace_not_found') return 'See `chimein people workspaces`.';
  if (code === 'not_connected') return 'Log in again with `chimein accounts connect --account <account>`.';
  if (status === 502 || status === 503) return 'Try again in a moment.';
  return null;
}

/**
 * Retries reads (GET) after 429, 5xx and connection failures. `signal` aborts only reads: a write is sent
 * once and finishes, so that Ctrl-C never leaves its outcome unknown.
 */
export function createClient({ server, token, workspace, timeoutMs, signal, trace, note }: ClientOptions) {
  async function send(
    method: string,
    url: URL,
    signal: AbortSignal,
    content: { body?: string; headers?: Record<string, string> },
  ) {
    const started = performance.now();
    const { body } = content;
    trace(
      `> ${method} ${url.href}${token ? ' (x-auth-token: ****)' : ''}${body === undefined ? '' : ` ${shown(body)}`}`,
    );
    const headers = {
      accept: 'application/json',
      // Shown in the list of sessions and where the browser confirms a sign-in.
      'user-agent': cliUserAgent,
      ...(token && { 'x-auth-token': token }),
      ...(workspace && { 'x-workspace': workspace }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...content.headers,
    };
    const answer = await transport(url, { method, headers, body, signal });
    const requestId = headerOf(answer, 'x-request-id');
    trace(`< ${answer.statusCode} ${Math.round(performance.now() - started)} ms ${requestId ?? ''}`.trim());
    return answer;
  }

  function unreached(cause: unknown, method: string, timedOut: boolean): CliError {
    if (timedOut) {
      const hint =
        method === 'GET'
          ? 'Set CHIMEIN_TIMEOUT to wait longer.'
          : 'The server may have made the change: check before you repeat the command.';
      return new CliError('timeout', `${server} did not answer within ${timeoutMs / 1000} seconds.`, {
        cause,
        hint,
      });
    }
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = code || message;
    trace(`< ${why}`);
    const hint = 'Check that it is running. To use another server, set --server or CHIMEIN_SERVER.';
    return new CliError('network', `${server} can't be reached (${why}).`, { cause, hint });
  }

  async function attempt(method: string, url: URL, { body }: Call): Promise<Answer> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const sayWhy = () => note('Stopping after the current call. Press Ctrl-C again to stop now.');
    if (method !== 'GET') signal.addEventListener('abort', sayWhy, { once: true });
    try {
      const whole = method === 'GET' ? AbortSignal.any([signal, timeout]) : timeout;
      const answer = await send(method, url, whole, body === undefined ? {} : { body: JSON.stringify(body) });
      return await readAll(answer);
    } catch (cause) {
      if (signal.aborted && method === 'GET') throw interrupted();
      throw unreached(cause, method, timeout.aborted);
    } finally {
      signal.removeEventListener('abort', sayWhy);
    }
  }

  function failure({ status, text, header }: Answer): CliError {
    const requestId = header('x-request-id');
    try {
      const { code, message, issues } = JSON.parse(text) as Failure;
      if (typeof code === 'string' && typeof message === 'string')
        return new CliError(code, message, {
          status,
          requestId,
          issues,
          hint: hintFor(code, status, server),
        });
    } catch {
      // Not from our server: a proxy in between, or another program.
    }
    const location = header('location');
    const moved = status >= 300 && status < 400 && location ? URL.parse(location, server) : null;
    const hint = moved
      ? `Use the address that it names: --server ${moved.origin}`
      : status === 502 || status === 504
        ? `The proxy in front of ${server} can't reach it. Try again in a moment.`
        : `Check that ${server} is a Chime In server.`;
    return new CliError(`http_${status}`, `The server answered ${status}.`, { status, requestId, hint });
  }

  const address = (path: string, query: Record<string, string> = {}): URL => {
    const url = new URL(`${server}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };

  /** Throws unless the answer is successful. */
  async function call(method: string, path: string, options: Call = {}): Promise<Answer> {
    const url = address(path, options.query);
    const attempts = method === 'GET' && options.retry !== false ? retries + 1 : 1;
    for (let tried = 0; ; tried += 1) {
      if (signal.aborted) throw interrupted();
      let error: CliError;
      let wait = pauseBefore(tried);
      try {
        const answer = await attempt(method, url, options);
        if (answer.status >= 200 && answer.status < 300) return answer;
        error = failure(answer);
        const retryAfter = answer.header('retry-after');
        if (retryAfter !== null && Number(retryAfter) >= 0) wait = Number(retryAfter) * 1000;
        if (answer.status !== 429 && answer.status < 500) throw error;
        if (answer.status === 429 && !error.hint) error = withRetryAfter(error, retryAfter);
      } catch (thrown) {
        error = thrown as CliError;
        if (error.code !== 'network' && error.code !== 'timeout') throw error;
      }
      if (tried + 1 >= attempts || wait > longestPauseMs) throw error;
      trace(`retrying in ${Math.round(wait)} ms`);
      await pause(wait, undefined, { signal }).catch(() => {});
    }
  }

  function parse<T>({ text }: Answer): T {
    try {
      const body = text === '' ? {} : JSON.parse(text);
      if (typeof body === 'object' && body !== null) return body as T;
    } catch {
      // Reported below.
    }
    throw new CliError('not_chimein', 'The answer did not come from a Chime In server.', {
      hint: `Check the server address: ${server}`,
    });
  }

  /** Never retried, because the caller has already used earlier chunks. */
  async function* stream(
    path: string,
    { query, headers, until = signal }: Streamed = {},
  ): AsyncGenerator<string> {
    try {
      const answer = await send('GET', address(path, query), until, { headers });
      if (answer.statusCode !== 200) throw failure(await readAll(answer));
      answer.setEncoding('utf8');
      yield* answer;
    } catch (cause) {
      if (cause instanceof CliError) throw cause;
      throw until.aborted ? interrupted() : unreached(cause, 'GET', false);
    }
  }

  return {
    server,
    get: async <T>(path: string, options?: Call) => parse<T>(await call('GET', path, options)),
    list: async <T>(path: string, options?: Call): Promise<{ rows: T[]; total: number }> => {
      const answer = await call('GET', path, options);
      const rows = parse<T[]>(answer);
      if (!Array.isArray(rows))
        throw new CliError('not_chimein', 'The answer is not a list.', {
          hint: `Check the server address: ${server}`,
        });
      return { rows, total: Number(answer.header('content-range')?.split('/')[1] ?? rows.length) };
    },
    /** Sent once. */
    write: async <T>(method: Writing, path: string, body?: unknown) =>
      parse<T>(await call(method, path, { body })),
    /** Deletes what this run made, after Ctrl-C too. */
    cleanUp: async (path: string): Promise<void> => {
      await attempt('DELETE', address(path), {});
    },
    /** Posts a text as it is, once. Returns an error answer, too, if it has a message of MCP. */
    post: async (path: string, body: string, headers: Record<string, string>): Promise<string> => {
      try {
        const answer = await readAll(await send('POST', address(path), signal, { body, headers }));
        if (answer.status < 300 || answer.text.startsWith('{"jsonrpc"')) return answer.text;
        throw failure(answer);
      } catch (cause) {
        throw cause instanceof CliError ? cause : unreached(cause, 'POST', false);
      }
    },
    raw: async (method: string, path: string, body?: unknown) => (await call(method, path, { body })).text,
    stream,
  };
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | null =>
  [headers[name]].flat()[0] ?? null;

const readAll = async (answer: IncomingMessage): Promise<Answer> => ({
  status: answer.statusCode ?? 0,
  text: await readText(answer),
  header: (name) => headerOf(answer, name),
});

/** For --verbose, with secrets masked. */
export const shown = (json: string): string =>
  json.replace(/"(password|currentPassword|token|otp)":"(?:[^"\\]|\\.)*"/g, '"$1":"****"');

function withRetryAfter(error: CliError, retryAfter: string | null): CliError {
  const hint = retryAfter === null ? 'Try again later.' : `Try again in ${retryAfter} seconds.`;
  return new CliError(error.code, error.message, { ...error, issues: error.issues, hint });
}
