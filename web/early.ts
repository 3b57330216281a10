import { getSession } from './token.ts';

const freshMs = 5_000;
const begun = new Map<string, { token: string; at: number; answer: Promise<Response> }>();

/** Begins GETs that a page is going to make, while its code is still on its way. A failure is left to the call itself. */
export function askEarly(urls: readonly string[]): void {
  const token = getSession()?.token;
  if (!token) return;
  const headers = { accept: 'application/json', 'x-auth-token': token };
  for (const url of urls) {
    const answer = fetch(url, { headers });
    answer.catch(() => {});
    begun.set(url, { token, at: performance.now(), answer });
  }
}

/** The answer of a GET that was begun early; each is given out once, none that has grown old or was somebody else's. */
export async function takeEarly(url: string): Promise<Response | undefined> {
  const early = begun.get(url);
  if (!early) return undefined;
  begun.delete(url);
  const stands = early.token === getSession()?.token && performance.now() - early.at < freshMs;
  return stands ? early.answer.catch(() => undefined) : undefined;
}
