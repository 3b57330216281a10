import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstStepsQuery } from '../firstRun/useFirstSteps.ts';

export const tabs = ['activity', 'settings'] as const;
export type Tab = (typeof tabs)[number];

export function useTab() {
  const [params, setParams] = useSearchParams();
  const { data, isPending } = useQuery(firstStepsQuery());
  // Decided once: the first comment must not move the page away under the person.
  const [usual, setUsual] = useState<Tab | null>(null);
  if (usual === null && !isPending) setUsual(data?.commented === false ? 'settings' : 'activity');
  const named = tabs.find((tab) => tab === params.get('tab'));
  return {
    tab: named ?? usual,
    show: (tab: Tab) =>
      setParams((now) => {
        now.set('tab', tab);
        return now;
      }),
  };
}

export type TabChoice = ReturnType<typeof useTab>;
