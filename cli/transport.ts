/** One HTTP request with node's own client: fetch takes longer to load than the rest of the command (docs/decisions/020). */
import type { IncomingMessage } from 'node:http';

/** An import would look at all that the module has, and by that load fetch with everything below it. */
const requestOf = (url: URL) =>
  process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http').request;

export type Sent = {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
};

/** The answer as soon as its headers are there; `signal` cuts it until its last byte. No redirect is followed: the token stays with its server. */
export function transport(url: URL, { method, headers, body, signal }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const length = bytes && { 'content-length': String(bytes.length) };
    const sending = requestOf(url)(url, { method, headers: { ...headers, ...length }, signal }, resolve);
    sending.on('error', reject);
    sending.end(bytes);
  });
}

/** All of it as text. */
export async function readText(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8');
  let text = '';
  for await (const piece of answer) text += piece;
  return text;
}
