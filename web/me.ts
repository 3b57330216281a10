import { useQuery } from '@tanstack/react-query';
import type { UserStatus } from '../server/identity/users/limits.ts';
import { api } from './api.ts';
import { useSession } from './session.ts';

export const meKey = ['me'] as const;

export const meQuery = () => ({
  queryKey: meKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.me({ signal }),
});

export function useStatus(): UserStatus {
  const { userData } = useSession();
  return (useMe().data ?? userData)?.status ?? 'None';
}

/** Polls, because the status in the token becomes outdated. */
export function useMe() {
  const { token } = useSession();
  return useQuery({
    ...meQuery(),
    enabled: token !== null,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
}
