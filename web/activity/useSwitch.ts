import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { refresh } from '../eventCache.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';

const key = ['switch'];

/** To fetch it ahead. */
export const switchQuery = () => ({
  queryKey: key,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.readSwitch({ signal }),
});

/** The switch that stops all of the user's accounts, and the operator's switch above it. */
export function useSwitch() {
  const t = useTranslate();
  const { data } = useQuery({ ...switchQuery(), refetchInterval: 60_000 });
  const put = useMutation({
    mutationFn: api.putSwitch,
    onSuccess(now) {
      queryClient.setQueryData(key, now);
      for (const resource of ['linkedin-accounts', 'plan'] as const) refresh(queryClient, resource);
      notify.success(t(now.stopped ? 'activity.stop.stopped' : 'activity.stop.goesOn'));
    },
    onError: (error, stopped) =>
      notifyFailure(error, t(stopped ? 'activity.stop.failed' : 'activity.stop.failedToGoOn')),
  });
  return { data, put: put.mutateAsync, putting: put.isPending };
}
