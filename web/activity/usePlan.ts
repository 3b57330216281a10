import { useQueries } from '@tanstack/react-query';
import type { SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import type { DayPlan } from '../../server/automation/schedule/schemas.ts';
import { api } from '../api.ts';
import { setEngineClock } from './engineClock.ts';
import { datesOf } from './timelineModel.ts';

export const planQueries = (accountId: string, saved: SettingsPayload, now: number) =>
  datesOf(now, saved).map((date) => ({
    queryKey: ['plan', accountId, date, saved],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const plan = await api.readPlan(accountId, date, { signal });
      setEngineClock(plan.clock);
      return plan;
    },
    // The plan stays visible while the one by new settings loads.
    placeholderData: (before: DayPlan | undefined) =>
      before?.accountId === accountId && before.date === date ? before : undefined,
  }));

export function usePlan(accountId: string, saved: SettingsPayload, now: number, enabled: boolean) {
  return useQueries({
    queries: planQueries(accountId, saved, now).map((query) => ({ ...query, enabled })),
    combine: (queries) => ({
      plans: queries.flatMap(({ data }) => (data ? [data] : [])),
      error: queries.find(({ error }) => error)?.error ?? null,
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
    }),
  });
}
