import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { refresh } from '../eventCache.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';

const queryKey = ['switch'];

export const switchQuery = () => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.readSwitch({ signal }),
});

export function useSwitch() {
  const t = useTranslate();
  const { data } = useQuery({ ...switchQuery(), refetchInterval: 60_000 });
  async function put(stopped: boolean): Promise<void> {
    const now = await api.putSwitch(stopped);
    queryClient.setQueryData(queryKey, now);
    for (const resource of ['linkedin-accounts', 'schedule'] as const) refresh(queryClient, resource);
    notify.success(t(now.stopped ? 'activity.stop.stopped' : 'activity.stop.goesOn'));
  }
  return { data, put };
}
