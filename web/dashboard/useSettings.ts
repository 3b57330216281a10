import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { defaultSettings, type Settings } from '../../server/settings/schemas.ts';
import { dataProvider } from '../dataProvider.ts';
import { valuesOf } from './dashboardModel.ts';

export type SettingsRecord = Settings & { id: string };

/** To fetch them ahead, under the key that react-admin looks for. */
export const settingsQuery = (accountId: string) => ({
  queryKey: ['settings', 'getOne', { id: accountId }],
  queryFn: async () => (await dataProvider.getOne<SettingsRecord>('settings', { id: accountId })).data,
});

/** What is saved for an account; the defaults where that can't be fetched, and where there is no account. */
export function useSettings(accountId: string | null) {
  const query = useGetOne<SettingsRecord>('settings', { id: accountId ?? '' }, { enabled: accountId !== null });
  const { data, isError } = query;
  const saved = useMemo(() => (data ? valuesOf(data) : defaultSettings), [data]);
  return {
    saved,
    ready: accountId === null || data !== undefined || isError,
    failed: isError && data === undefined,
    refetch: query.refetch,
    refetching: query.isFetching,
  };
}
