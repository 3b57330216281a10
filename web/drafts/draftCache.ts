import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Draft } from '../../server/automation/drafts/schemas.ts';

type Filter = { state?: string; accountId?: string };
type List = { data: (Draft & { id: string })[]; total?: number };

/** @param from the draft's state before */
export function putDraft(client: QueryClient, draft: Draft, from: Draft['state']): void {
  const row = { ...draft, id: draft._id };
  for (const [key, cached] of client.getQueriesData<List | InfiniteData<List>>({ queryKey: ['drafts'] })) {
    const [, call, params] = key as [string, string, { filter?: Filter }?];
    if (!cached || (call !== 'getList' && call !== 'getInfiniteList')) continue;
    const { state, accountId = draft.accountId } = params?.filter ?? {};
    const hasLeft = state === from && draft.state !== from && accountId === draft.accountId;
    const put = (list: List): List => ({
      ...list,
      data: list.data.map((other) => (other.id === row.id ? row : other)),
      ...(list.total !== undefined && { total: list.total - (hasLeft ? 1 : 0) }),
    });
    client.setQueryData(key, 'pages' in cached ? { ...cached, pages: cached.pages.map(put) } : put(cached));
  }
}

/** A decision that the server has not confirmed yet. */
export interface Decision {
  drafts: readonly Draft[];
  patch: Partial<Pick<Draft, 'state' | 'comment'>>;
}

export const withDecisions = <T extends Draft>(
  drafts: readonly T[],
  decisions: readonly Decision[],
  state: Draft['state'] | undefined,
): T[] =>
  drafts
    .map((draft) => {
      const isOf = (decision: Decision) => decision.drafts.some(({ _id }) => _id === draft._id);
      return Object.assign({}, draft, ...decisions.filter(isOf).map(({ patch }) => patch)) as T;
    })
    .filter((draft) => state === undefined || draft.state === state);
