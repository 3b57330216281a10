import { QueryClient, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { User } from '../server/users/schemas.ts';
import { setActiveAccount } from './activeAccount.ts';
import { ApiError, api } from './api.ts';
import { dropToken, forgetPlace, getSession, lostPlace, storeToken, subscribe } from './token.ts';

/** One cache for the whole app: both Admins are given it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // An answer of the server stands; only a call that never arrived is worth repeating.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status > 0),
    },
  },
});

// However a session ends, here or in another tab, nothing of that person stays behind.
let person = getSession()?.userData._id;
subscribe(() => {
  const next = getSession()?.userData._id;
  if (next === person) return;
  if (person) {
    queryClient.clear();
    setActiveAccount(null);
  }
  person = next;
});

export type SessionState = { loginStatus: boolean; token: string | null; userData: User | null };

export function useSession(): SessionState {
  const session = useSyncExternalStore(subscribe, getSession);
  return { loginStatus: session !== null, token: session?.token ?? null, userData: session?.userData ?? null };
}

/** False when the token can't be used. */
export const login = (token: string): boolean => storeToken(token);

export function logout(): void {
  forgetPlace();
  dropToken();
}

/** Where a lost session was, else home. */
export const placeAfterLogin = (): string => lostPlace() ?? homeOf(getSession()?.userData ?? null);

export const homeOf = (user: User | null): string => (user === null ? '/login' : user.role === 'admin' ? '/admin' : '/dashboard');

export const meKey = ['me'] as const;

/** The person as the server has it now: the status in the token ages. */
export function useMe() {
  const { token } = useSession();
  return useQuery({
    queryKey: meKey,
    queryFn: ({ signal }) => api.me({ signal }),
    enabled: token !== null,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
}
