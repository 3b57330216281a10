import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './session.ts';

export const meKey = ['me'] as const;

/** To fetch them ahead. */
export const meQuery = () => ({
  queryKey: meKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.me({ signal }),
});

/** The person as the server has it now: the status in the token ages. */
export function useMe() {
  const { token } = useSession();
  return useQuery({
    ...meQuery(),
    enabled: token !== null,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
}
