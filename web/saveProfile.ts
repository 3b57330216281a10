import type { UpdateProfileInput } from '../server/identity/auth/schemas.ts';
import type { User } from '../server/identity/users/schemas.ts';
import { api } from './api.ts';
import { meKey } from './me.ts';
import { queryClient } from './queryClient.ts';
import { login } from './session.ts';
import { createStore } from './store.ts';

// The new address that waits for its code, per tab.
const key = 'pendingEmail';
const pending = createStore(sessionStorage.getItem(key));

export function keepPendingEmail(userId: string, email: string | null): void {
  const text = email && JSON.stringify([userId, email]);
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
  pending.set(text);
}

function pendingEmailOf(user: User, kept: string | null): string | null {
  const [userId, email]: string[] = kept ? JSON.parse(kept) : [];
  return email && userId === user._id && email.toLowerCase() !== user.email.toLowerCase() ? email : null;
}

export function usePendingEmail(user: User | undefined): string | null {
  const kept = pending.use();
  return user ? pendingEmailOf(user, kept) : null;
}

/** Saves these fields; a pending e-mail stays pending. */
export async function saveProfile(user: User, change: Partial<UpdateProfileInput>): Promise<void> {
  const { firstName, lastName } = user;
  const email = pendingEmailOf(user, pending.get()) ?? user.email;
  const { token, pendingEmail } = await api.updateProfile({ firstName, lastName, email, ...change });
  login(token);
  keepPendingEmail(user._id, pendingEmail);
  // A new password ends all other sessions and tokens.
  if (change.password)
    for (const name of ['sessions', 'tokens', 'oauth-grants'])
      void queryClient.invalidateQueries({ queryKey: [name] });
  await queryClient
    .fetchQuery({ queryKey: meKey, queryFn: () => api.me(), staleTime: 0 })
    .catch(() => undefined);
}
