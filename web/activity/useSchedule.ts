import { useQueries } from '@tanstack/react-query';
import type { SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import type { DaySchedule } from '../../server/automation/schedule/schemas.ts';
import { api } from '../api.ts';
import { setEngineClock } from './engineClock.ts';
import { datesOf } from './timelineModel.ts';

export const scheduleQueries = (accountId: string, saved: SettingsPayload, now: number) =>
  datesOf(now, saved).map((date) => ({
    queryKey: ['schedule', accountId, date, saved],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const schedule = await api.readSchedule(accountId, date, { signal });
      setEngineClock(schedule.clock);
      return schedule;
    },
    // The schedule stays visible while the one by new settings loads.
    placeholderData: (before: DaySchedule | undefined) =>
      before?.accountId === accountId && before.date === date ? before : undefined,
  }));

export function useSchedule(accountId: string, saved: SettingsPayload, now: number, enabled: boolean) {
  return useQueries({
    queries: scheduleQueries(accountId, saved, now).map((query) => ({ ...query, enabled })),
    combine: (queries) => ({
      schedules: queries.flatMap(({ data }) => (data ? [data] : [])),
      error: queries.find(({ error }) => error)?.error ?? null,
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
    }),
  });
}
