import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { defaultSettings } from '../../server/accounts/settings/limits.ts';
import { valuesOf } from './dashboardModel.ts';
import type { SettingsRecord } from './settingsQuery.ts';

export function useSettings(accountId: string | null) {
  const query = useGetOne<SettingsRecord>(
    'settings',
    { id: accountId ?? '' },
    { enabled: accountId !== null },
  );
  // Counted, since a query that is asked again forgets for that time that it failed; the page must not come and go with that.
  const { data, errorUpdateCount } = query;
  const failed = data === undefined && errorUpdateCount > 0;
  const saved = useMemo(() => (data ? valuesOf(data) : defaultSettings), [data]);
  return {
    saved,
    ready: accountId === null || data !== undefined || failed,
    failed,
    refetch: query.refetch,
    refetching: query.isFetching,
  };
}
