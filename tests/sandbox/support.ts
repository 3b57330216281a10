import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts';
import type { Clock } from '../../server/clock.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export function movableClock(start = '2026-11-18T10:00:00.000Z') {
  let now = Date.parse(start);
  const clock: Clock = { now: () => now, wakeAt: () => () => {} };
  return {
    ...clock,
    advance: (ms: number) => (now += ms),
    iso: (offset = 0) => new Date(now + offset).toISOString(),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a client without types would
export type Json = any;
export type Answer = { status: number; headers: Headers; body: Json };

/** A sandbox on free ports with a client, for `await using`. */
export async function openSandbox(
  options: Partial<SandboxOptions> & { clock?: ReturnType<typeof movableClock> } = {},
) {
  const clock = options.clock ?? movableClock();
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir: null,
    appUrl: 'http://127.0.0.1:3000',
    ...options,
    clock,
  });
  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(sandbox.url + path, {
      method,
      headers: {
        'x-api-key': 'sandbox',
        authorization: 'Bearer sandbox',
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      redirect: 'manual',
    });
    const raw = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(raw) : raw };
  }
  const get = (path: string) => call('GET', path);
  const post = (path: string, body: unknown) => call('POST', path, body);
  const contentUrl = (keywords: string, rest = '') =>
    `https://www.linkedin.com/search/results/content/?keywords=${encodeURIComponent(keywords)}${rest}`;
  return {
    sandbox,
    clock,
    call,
    get,
    post,
    contentUrl,
    connect: async (email: string): Promise<string> =>
      (await post('/control/accounts', { email })).body.accountId,
    search: (accountId: string, url: string, query = '') =>
      post(`/api/v1/linkedin/search?account_id=${accountId}${query}`, { url }),
    comment: (postId: string, fields: Record<string, string>) =>
      post(`/api/v1/posts/${postId}/comments`, formOf(fields)),
    form: (path: string, fields: Record<string, string>) =>
      fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

type Received = { method: string; path: string; headers: Record<string, unknown>; body: string };

/** Keeps all requests; answers `statuses` in turn, then 200. */
export async function openReceiver(statuses: number[] = []) {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    });
    response.writeHead(statuses.shift() ?? 200).end();
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Resolves after `count` requests. */
    async count(wanted: number): Promise<void> {
      while (received.length < wanted) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
