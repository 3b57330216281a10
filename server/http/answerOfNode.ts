import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { text } from '../texts/text.ts';
import type { ApiEnv } from './api.ts';
import { connectionOf } from './connection.ts';

/** Of a request's body. */
const mostBytes = 16 * 1024;

/**
 * The answer of a library that takes Node's request and response. It then gets the headers and the log of
 * every other answer.
 * @throws {AppError} body_too_large
 */
export async function answerOfNode(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  callback: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  c: Context<ApiEnv>,
): Promise<Response> {
  const { incoming } = connectionOf(c);
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes)
    throw new AppError('body_too_large', text('calls.bodyOver16Kb'));
  const { host, protocol } = new URL(publicUrl);
  // All addresses in its answers follow from these.
  Object.assign(incoming.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) });
  delete incoming.headers['x-forwarded-host'];
  const collected = new CollectedResponse(incoming);
  await callback(incoming, collected);
  const { 'content-length': _, 'content-type': type, ...headers } = collected.getHeaders();
  const contentType = String(type ?? 'text/plain').replace(/^(application\/json);.*/, '$1');
  return c.body(collected.text, collected.statusCode as 200, {
    ...(headers as Record<string, string | string[]>),
    'content-type': contentType,
  });
}

/** Keeps the answer in place of sending it. */
class CollectedResponse extends ServerResponse {
  text = '';

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) this.text = String(chunk);
    return this;
  }
}
