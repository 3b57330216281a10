import { within } from '../clock.ts';
import { createMask } from '../redaction.ts';
import type { Sentence } from '../texts/sentence.ts';
import { text } from '../texts/text.ts';
import { ProviderFault } from './fault.ts';

export type Fetch = (request: Request) => Promise<Response>;

export type ProviderCall = {
  /** For people: 'LinkedIn', 'The writer'. */
  provider: Sentence;
  fetch: Fetch;
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  /** Masked, because the provider may repeat it in an error. */
  key: string;
  json?: unknown;
  /** Sent as multipart/form-data, in place of `json`. */
  form?: FormData;
  timeoutMs: number;
  signal?: AbortSignal;
};

export type ProviderAnswer = { status: number; body: unknown; retryAfterSeconds: number | undefined };

/**
 * One call to a provider. Any HTTP status is an answer; failed connections, timeouts and truncated answers
 * are faults, after which the call may have taken effect.
 * @throws {ProviderFault} unavailable
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  try {
    return await within(call.timeoutMs, (signal) => send(call, signal), call.signal);
  } catch (cause) {
    throw new ProviderFault('unavailable', text('providers.unreachable', { provider: call.provider }), {
      cause,
      detail: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause),
    });
  }
}

async function send(call: ProviderCall, signal: AbortSignal): Promise<ProviderAnswer> {
  const response = await call.fetch(
    new Request(call.url, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      body: call.form ?? (call.json === undefined ? null : JSON.stringify(call.json)),
      signal,
      redirect: 'error',
    }),
  );
  const text = await response.text();
  const masked = response.ok ? text : createMask([call.key])(text);
  return { status: response.status, body: parse(masked), retryAfterSeconds: retryAfter(response) };
}

/** A text that is not JSON, such as a proxy's error page, counts as no body. */
function parse(text: string): unknown {
  try {
    // No text of Postgres holds U+0000.
    if (text.includes('\\u0000')) return JSON.parse(text, withoutNul);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withoutNul = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

function retryAfter(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 86_400) : undefined;
}
