import { useSyncExternalStore } from 'react';
import type { User } from '../../server/identity/users/schemas.ts';

const key = 'pendingEmail';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Per tab: a changed address that waits for its code. */
export function keepPendingEmail(userId: string, email: string | null): void {
  if (email) sessionStorage.setItem(key, JSON.stringify([userId, email]));
  else sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}

const read = () => sessionStorage.getItem(key);

export function pendingEmailOf(user: User, kept = read()): string | null {
  const [userId, email]: string[] = kept ? JSON.parse(kept) : [];
  return email && userId === user._id && email.toLowerCase() !== user.email.toLowerCase() ? email : null;
}

export function usePendingEmail(user: User | undefined): string | null {
  const kept = useSyncExternalStore(subscribe, read);
  return user ? pendingEmailOf(user, kept) : null;
}
