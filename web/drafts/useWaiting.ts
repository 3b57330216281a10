import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useSession } from '../session.ts';
import { useDecisions } from './useVerbs.ts';
import { nextDraft } from './waitingQuery.ts';

export function useWaiting(): { count: number | undefined; lapsesAt: string | undefined } {
  const { data, total } = useGetList<Draft & { id: string }>('drafts', nextDraft);
  const gone = useDecisions().flatMap(({ drafts, patch }) =>
    patch.state ? drafts.filter(({ state }) => state === 'waiting') : [],
  );
  return {
    count: total === undefined ? undefined : Math.max(total - gone.length, 0),
    lapsesAt: data?.[0]?.lapsesAt,
  };
}

export function useReviewOn(): boolean | undefined {
  const { data } = useAccounts();
  return data?.some(({ review, undoMinutes }) => review || undoMinutes > 0);
}

/**
 * Whether the menu shows the queue. Uses the stored answer until a new one loads, so that the menu doesn't
 * move.
 */
export function useHasQueue(): boolean {
  const { count } = useWaiting();
  const isOn = useReviewOn();
  const { userData } = useSession();
  const key = `reviewQueue.${userData?._id ?? ''}`;
  const has = count || isOn ? true : count === 0 && isOn === false ? false : null;
  useEffect(() => {
    if (has) localStorage.setItem(key, 'shown');
    else if (has === false) localStorage.removeItem(key);
  }, [has, key]);
  return has ?? localStorage.getItem(key) === 'shown';
}
