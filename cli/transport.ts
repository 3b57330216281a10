/** Node's own client, because fetch takes longer to load than the rest of the CLI (docs/decisions/020). */
import type { IncomingMessage } from 'node:http';

/** Not an import, which would read every export of the module and so load fetch. */
const requestOf = (url: URL) =>
  process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http').request;

export type Sent = {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
};

/**
 * Resolves once the headers arrive; `signal` aborts until the last byte. Follows no redirect, so that the
 * token never goes to another server.
 */
export function transport(url: URL, { method, headers, body, signal }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const length = bytes && { 'content-length': String(bytes.length) };
    const sending = requestOf(url)(url, { method, headers: { ...headers, ...length }, signal }, resolve);
    sending.on('error', reject);
    sending.end(bytes);
  });
}

export async function readText(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8');
  let text = '';
  for await (const piece of answer) text += piece;
  return text;
}
