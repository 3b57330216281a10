import { createKept } from './store.ts';

const active = createKept('activeAccount');

export const getActiveAccount = active.get;
export const setActiveAccount = active.set;

export function useActiveAccount(): [accountId: string | null, set: (accountId: string | null) => void] {
  return [active.use(), active.set];
}
