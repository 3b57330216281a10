import { useSyncExternalStore } from 'react';

const key = 'activeAccount';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const getActiveAccount = (): string | null => localStorage.getItem(key);

export function setActiveAccount(accountId: string | null): void {
  if (accountId === null) localStorage.removeItem(key);
  else localStorage.setItem(key, accountId);
  for (const listener of listeners) listener();
}

/** The account that the dashboard shows; kept across visits. */
export function useActiveAccount(): [accountId: string | null, set: (accountId: string | null) => void] {
  return [useSyncExternalStore(subscribe, getActiveAccount), setActiveAccount];
}
