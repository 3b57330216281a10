import type { User } from '../server/identity/users/schemas.ts';
import { createStore } from './store.ts';

/** With `view`, an admin sees this user's pages. */
export type Session = { token: string; userData: User; view?: View };
export type View = { id: string; token: string; expiresAt: string };

const tokenKey = 'accessToken';
const returnKey = 'returnTo';
const askedKey = 'askedFor';
/** In the session storage, so that the admin's own token stays valid in all other tabs. */
const viewKey = 'view';
const current = createStore(readView() ?? readOwn());
export const getSession = current.get;
export const { subscribe } = current;
export const useCurrentSession = current.use;

/** Null if the token can't be decoded or its `exp` (seconds) is at or before now. */
function decode(token: string): Session | null {
  try {
    const part = token.split('.')[1] ?? '';
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
    const { exp, user } = JSON.parse(text);
    return exp > Date.now() / 1000 && user && typeof user === 'object' ? { token, userData: user } : null;
  } catch {
    return null;
  }
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

function readOwn(): Session | null {
  const token = localStorage.getItem(tokenKey);
  if (token === null) return null;
  const session = decode(token);
  if (session) return session;
  localStorage.removeItem(tokenKey);
  rememberPlace();
  return null;
}

function rememberPlace(): void {
  const isPublic = /^\/((login|register|forgot-password|verify|reset-password|invitation)(\/.*)?)?$/;
  if (isPublic.test(location.pathname)) return;
  keepPlace(returnKey, location.pathname + location.search);
}

/** Browsers treat `//host` and `/\host` as addresses of another site. */
function isOwnPlace(place: string): boolean {
  return /^\/(?![/\\])/.test(place);
}

function keepPlace(key: string, place: string): void {
  if (isOwnPlace(place)) sessionStorage.setItem(key, place);
}

function keptPlace(key: string): string | null {
  const place = sessionStorage.getItem(key);
  return place !== null && isOwnPlace(place) ? place : null;
}

/** Calls back when a user's session ends, also when another tab ends it. */
export function onUserLeft(listener: () => void): () => void {
  let user = getSession()?.userData._id;
  return subscribe(() => {
    const next = getSession()?.userData._id;
    if (user && next !== user) listener();
    user = next;
  });
}

/** False when the token can't be used. */
export function storeToken(token: string): boolean {
  const session = decode(token);
  if (!session) return false;
  localStorage.setItem(tokenKey, token);
  current.set(session);
  return true;
}

/** Turns this tab into a support view. The caller then loads a page of the customer's area. */
export function keepView(view: View): void {
  sessionStorage.setItem(viewKey, JSON.stringify(view));
}

/**
 * Returns the tab to the admin with the next page load. Until then calls still use the view's token: if one
 * ran as the admin and failed, it could end the admin's session.
 */
export const forgetView = (): void => sessionStorage.removeItem(viewKey);

/** The signed-in user's own token, also during a support view. */
export const ownToken = (): string | null => localStorage.getItem(tokenKey);

export function dropToken(): void {
  if (getSession()?.view) {
    // The admin stays signed in. Several calls may fail at once, but only the first one leaves the view.
    if (sessionStorage.getItem(viewKey) !== null) location.assign('/admin');
    forgetView();
    return;
  }
  localStorage.removeItem(tokenKey);
  current.set(null);
}

/** Ends the session of a token that the server rejected, once for all calls, and remembers the page. */
export function refuseToken(token: string | undefined): void {
  const session = getSession();
  if (!session || session.token !== token) return;
  if (!session.view) rememberPlace();
  dropToken();
}

/** The page on which the session was lost. */
export const lostPlace = (): string | null => keptPlace(returnKey);
/** The page that a visitor requested before signing in. */
export const askedPlace = (): string | null => keptPlace(askedKey);
export const askForPlace = (place: string): void => keepPlace(askedKey, place);
export function forgetPlace(): void {
  for (const key of [returnKey, askedKey]) sessionStorage.removeItem(key);
}

addEventListener('storage', (event) => {
  if (event.key !== tokenKey && event.key !== null) return;
  // A support view lasts as long as its admin is signed in.
  if (getSession()?.view && event.newValue) return;
  sessionStorage.removeItem(viewKey);
  current.set(event.newValue ? decode(event.newValue) : null);
});
