import type { User } from '../server/identity/users/schemas.ts';
import { setActiveAccount } from './activeAccount.ts';
import {
  askedPlace,
  dropToken,
  forgetPlace,
  getSession,
  lostPlace,
  onUserLeft,
  storeToken,
  useCurrentSession,
  type View,
} from './token.ts';

onUserLeft(() => setActiveAccount(null));

export type SessionState = {
  loginStatus: boolean;
  token: string | null;
  userData: User | null;
  view: View | null;
};

export function useSession(): SessionState {
  const session = useCurrentSession();
  return {
    loginStatus: session !== null,
    token: session?.token ?? null,
    userData: session?.userData ?? null,
    view: session?.view ?? null,
  };
}

export const login = storeToken;

export function logout(): void {
  forgetPlace();
  dropToken();
}

export const placeAfterLogin = (): string =>
  lostPlace() ?? askedPlace() ?? homeOf(getSession()?.userData ?? null);

export const homeOf = (user: User | null): string =>
  user === null ? '/login' : user.role === 'admin' ? '/admin' : '/dashboard';
