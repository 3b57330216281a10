import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './session.ts';

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
