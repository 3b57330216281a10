import { AppError } from '../errors.ts';
import type { Failure } from '../http/schemas.ts';
import { giveWay } from '../slices.ts';
import { text } from '../texts/text.ts';
import type { ChangeTokens } from './changeTokens.ts';
import { type Api, ToolError } from './tools/tool.ts';

/** Sends a request through the whole app. */
type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Calls the routes inside the process, so that roles, limits and the audit log apply as in the API. */
export function inProcessApi(
  send: Send,
  headers: Record<string, string>,
  tokens: ChangeTokens,
  onFault: (e: unknown) => void,
): Api {
  let last: Promise<unknown> = Promise.resolve();
  /** Calls run one after the other, because they share the place of one request. */
  function call(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
    const answer = last.then(() => callNow(method, path, body, key));
    last = answer.catch(() => {});
    return answer;
  }
  async function callNow(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
    await giveWay();
    const answer = await send(path, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok) throw new Refused((await answer.json()) as Failure);
    return answer;
  }
  const withQuery = (path: string, query: Record<string, string> = {}) =>
    `${path}?${new URLSearchParams(query)}`;

  return {
    ...tokens,
    get: async <T>(path: string, { query }: { query?: Record<string, string> } = {}) =>
      (await (await call('GET', withQuery(path, query))).json()) as T,
    async list<T>(path: string, { query }: { query?: Record<string, string> } = {}) {
      const answer = await call('GET', withQuery(path, query));
      const rows = (await answer.json()) as T[];
      const total = Number(answer.headers.get('content-range')?.split('/')[1] ?? rows.length);
      return { rows, total };
    },
    write: async <T>(method: string, path: string, body: unknown, key?: string) =>
      (await (await call(method, path, body, key)).json()) as T,
    failureOf(error) {
      if (error instanceof Refused || error instanceof ToolError) return error.failure;
      onFault(error);
      const { code, sentence } = new AppError('internal', text('calls.internal'));
      return { code, ...sentence };
    },
  };
}
