import { useQuery } from '@tanstack/react-query';
import type { FirstSteps, FirstStepsInput } from '../../server/identity/firstSteps/schemas.ts';
import { api } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { getSession } from '../token.ts';

const key = ['firstSteps'] as const;

export const firstStepsQuery = () => ({
  queryKey: key,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.readFirstSteps({ signal }),
});

export function useFirstSteps(): FirstSteps | null {
  return useQuery(firstStepsQuery()).data ?? null;
}

/** Shows the change before it is saved. A support view saves nothing. */
export function changeFirstSteps(patch: FirstStepsInput): void {
  queryClient.setQueryData<FirstSteps>(key, (now) => now && { ...now, ...patch });
  if (getSession()?.view) return;
  void api
    .putFirstSteps(patch)
    .then((kept) => queryClient.setQueryData(key, kept))
    .catch(refreshFirstSteps);
}

export const refreshFirstSteps = (): void => void queryClient.invalidateQueries({ queryKey: key });
