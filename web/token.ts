/** The stored token and what it says. Knows neither React nor the server, so that everything may import it. */
import type { User } from '../server/users/schemas.ts';

export type Session = { token: string; userData: User };

const tokenKey = 'accessToken';
const returnKey = 'returnTo';
const listeners = new Set<() => void>();
let current = read();

function claims(token: string): { exp: number; user: User } | null {
  try {
    const part = token.split('.')[1] ?? '';
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
    const { exp, user } = JSON.parse(text);
    return typeof exp === 'number' && user && typeof user === 'object' ? { exp, user } : null;
  } catch {
    return null;
  }
}

/** The session that a token stands for; null when it can't be decoded or its `exp` (seconds) is at or before now. */
function decode(token: string, nowMs = Date.now()): Session | null {
  const found = claims(token);
  return found && found.exp > nowMs / 1000 ? { token, userData: found.user } : null;
}

function read(): Session | null {
  const token = localStorage.getItem(tokenKey);
  if (token === null) return null;
  const session = decode(token);
  if (session) return session;
  localStorage.removeItem(tokenKey);
  rememberPlace();
  return null;
}

function rememberPlace(): void {
  sessionStorage.setItem(returnKey, location.pathname + location.search);
}

function change(session: Session | null): void {
  current = session;
  for (const listener of listeners) listener();
}

export const getSession = (): Session | null => current;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** False when the token can't be used. */
export function storeToken(token: string): boolean {
  const session = decode(token);
  if (!session) return false;
  localStorage.setItem(tokenKey, token);
  change(session);
  return true;
}

export function dropToken(): void {
  localStorage.removeItem(tokenKey);
  if (current) change(null);
}

/** The server no longer takes `token`: ends the session once, however many calls come back refused, and keeps the place. */
export function refuseToken(token: string | undefined): void {
  if (!current || current.token !== token) return;
  rememberPlace();
  dropToken();
}

/** Where the person was when the session was lost. */
export const lostPlace = (): string | null => sessionStorage.getItem(returnKey);
export const forgetPlace = (): void => sessionStorage.removeItem(returnKey);

// Signing in or out in another tab counts here too.
addEventListener('storage', (event) => {
  if (event.key === tokenKey || event.key === null) change(event.newValue ? decode(event.newValue) : null);
});
