import { useSyncExternalStore } from 'react';
import type { User } from '../server/identity/users/schemas.ts';
import { setActiveAccount } from './activeAccount.ts';
import {
  askedPlace,
  dropToken,
  forgetPlace,
  getSession,
  lostPlace,
  storeToken,
  subscribe,
  type View,
} from './token.ts';

// However a session ends, here or in another tab, the next person begins with an account of their own.
let person = getSession()?.userData._id;
subscribe(() => {
  const next = getSession()?.userData._id;
  if (person && next !== person) setActiveAccount(null);
  person = next;
});

export type SessionState = {
  loginStatus: boolean;
  token: string | null;
  userData: User | null;
  view: View | null;
};

export function useSession(): SessionState {
  const session = useSyncExternalStore(subscribe, getSession);
  return {
    loginStatus: session !== null,
    token: session?.token ?? null,
    userData: session?.userData ?? null,
    view: session?.view ?? null,
  };
}

/** False when the token can't be used. */
export const login = (token: string): boolean => storeToken(token);

export function logout(): void {
  forgetPlace();
  dropToken();
}

/** Where a lost session was, else the page that was asked for, else home. */
export const placeAfterLogin = (): string =>
  lostPlace() ?? askedPlace() ?? homeOf(getSession()?.userData ?? null);

export const homeOf = (user: User | null): string =>
  user === null ? '/login' : user.role === 'admin' ? '/admin' : '/dashboard';
