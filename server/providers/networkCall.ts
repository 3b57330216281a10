import { z } from 'zod';
import { text } from '../texts/text.ts';
import { ProviderFault } from './fault.ts';
import { callProvider, type Fetch } from './http.ts';
import { toFault } from './networkFaults.ts';

export type NetworkOptions = {
  /** Base address without `/api/v1`. */
  dsn: string;
  apiKey: string;
  /** Replaces HTTP in simulations. */
  fetch?: Fetch;
  timeoutMs?: number;
};
export type NetworkCall = ReturnType<typeof createNetworkCall>;

/** One call to Unipile's API v1; a schema checks the answer. @throws {ProviderFault} */
export function createNetworkCall(options: NetworkOptions) {
  const doFetch: Fetch = options.fetch ?? ((request) => fetch(request));

  return async function call<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    schema: z.ZodType<T>,
    content: {
      query?: Record<string, string | number | undefined>;
      json?: unknown;
      form?: Record<string, string>;
      signal?: AbortSignal | undefined;
    } = {},
  ): Promise<T> {
    const url = new URL(`${options.dsn}/api/v1${path}`);
    for (const [key, value] of Object.entries(content.query ?? {}))
      if (value !== undefined) url.searchParams.set(key, String(value));
    const answer = await callProvider({
      provider: text('names.linkedin'),
      fetch: doFetch,
      url: url.href,
      method,
      headers: { 'X-API-KEY': options.apiKey },
      key: options.apiKey,
      json: content.json,
      ...(content.form && { form: formData(content.form) }),
      timeoutMs: options.timeoutMs ?? 30_000,
      ...(content.signal ? { signal: content.signal } : {}),
    });
    if (answer.status >= 400) throw toFault(answer);
    const parsed = schema.safeParse(answer.body);
    if (!parsed.success) {
      throw new ProviderFault(
        'unavailable',
        text('providers.unreadable', { provider: text('names.linkedin') }),
        {
          detail: z.prettifyError(parsed.error),
        },
      );
    }
    return parsed.data;
  };
}

function formData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A path segment. Dots would lead to another call. */
export function segment(name: string): string {
  if (name === '.' || name === '..')
    throw new ProviderFault('gone', text('providers.linkedinGone'), { detail: 'no such id' });
  return encodeURIComponent(name);
}
