/** The stored token and its claims. Imports neither React nor server code, so that every module can use it. */
import type { User } from '../server/identity/users/schemas.ts';

/** With `view`, an admin looks at what this user sees. */
export type Session = { token: string; userData: User; view?: View };
export type View = { id: string; token: string; expiresAt: string };

const tokenKey = 'accessToken';
const returnKey = 'returnTo';
const askedKey = 'askedFor';
/** Stored per tab: the admin's own token stays valid in all other tabs. */
const viewKey = 'view';
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

/** The session of a token; null if it can't be decoded or its `exp` (seconds) is at or before now. */
function decode(token: string, nowMs = Date.now()): Session | null {
  const found = claims(token);
  return found && found.exp > nowMs / 1000 ? { token, userData: found.user } : null;
}

function readView(): Session | null {
  const text = sessionStorage.getItem(viewKey);
  if (text === null) return null;
  const view = JSON.parse(text) as View;
  const session = decode(view.token);
  if (session) return { ...session, view };
  sessionStorage.removeItem(viewKey);
  return null;
}

function read(): Session | null {
  return readView() ?? readOwn();
}

function readOwn(): Session | null {
  const token = localStorage.getItem(tokenKey);
  if (token === null) return null;
  const session = decode(token);
  if (session) return session;
  localStorage.removeItem(tokenKey);
  rememberPlace();
  return null;
}

/** Pages for visitors. A signed-in user is never sent there. */
function isOpen(path: string): boolean {
  return /^\/((login|register|forgot-password|verify|reset-password)(\/.*)?)?$/.test(path);
}

function rememberPlace(): void {
  if (isOpen(location.pathname)) return;
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

/** Turns this tab into a support view. The caller then loads a page of the customer's area. */
export function keepView(view: View): void {
  sessionStorage.setItem(viewKey, JSON.stringify(view));
}

/**
 * Returns the tab to the admin from the next page on, which the caller loads. Until then the view's token
 * stays: calls of this page as the customer must not run as the admin, whose session the answers would end.
 */
export const forgetView = (): void => sessionStorage.removeItem(viewKey);

/** The signed-in user's own token, also during a support view. */
export const ownToken = (): string | null => localStorage.getItem(tokenKey);

export function dropToken(): void {
  if (current?.view) {
    // Ends the view. The admin stays signed in, or learns otherwise at the next call. Several calls may fail at once, but it ends once.
    if (sessionStorage.getItem(viewKey) !== null) location.assign('/admin');
    forgetView();
    return;
  }
  localStorage.removeItem(tokenKey);
  if (current) change(null);
}

/** The server rejected `token`: ends the session once, however many calls fail, and remembers the page. */
export function refuseToken(token: string | undefined): void {
  if (!current || current.token !== token) return;
  if (!current.view) rememberPlace();
  dropToken();
}

/** The user's page when the session was lost. */
export const lostPlace = (): string | null => sessionStorage.getItem(returnKey);
/** The page that a visitor requested before signing in. */
export const askedPlace = (): string | null => sessionStorage.getItem(askedKey);
export const askForPlace = (place: string): void => sessionStorage.setItem(askedKey, place);
export function forgetPlace(): void {
  for (const key of [returnKey, askedKey]) sessionStorage.removeItem(key);
}

// Signing in or out in another tab counts here too.
addEventListener('storage', (event) => {
  if (event.key !== tokenKey && event.key !== null) return;
  // A support view lasts as long as its admin is signed in.
  if (current?.view && event.newValue) return;
  sessionStorage.removeItem(viewKey);
  change(event.newValue ? decode(event.newValue) : null);
});
