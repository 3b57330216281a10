import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Draft } from '../../server/automation/drafts/schemas.ts';

type List = { data: (Draft & { id: string })[]; total?: number };
type Key = readonly [
  resource: string,
  call: string,
  params?: { filter?: { state?: string; accountId?: string } },
];

/** Puts a draft into every cached list and corrects their totals. @param from its state before */
export function putDraft(client: QueryClient, draft: Draft, from: Draft['state']): void {
  const row = { ...draft, id: draft._id };
  const put = <T extends List>(list: T, filter: { state?: string; accountId?: string }): T => ({
    ...list,
    data: list.data.map((other) => (other.id === row.id ? row : other)),
    ...(list.total !== undefined && { total: list.total - (left(filter) ? 1 : 0) }),
  });
  const left = ({ state, accountId }: { state?: string; accountId?: string }): boolean =>
    state === from && draft.state !== from && (accountId === undefined || accountId === draft.accountId);

  for (const [key, cached] of client.getQueriesData<List | InfiniteData<List>>({ queryKey: ['drafts'] })) {
    const [, call, params] = key as unknown as Key;
    if (!cached || (call !== 'getList' && call !== 'getInfiniteList')) continue;
    const filter = params?.filter ?? {};
    client.setQueryData(
      key,
      'pages' in cached
        ? { ...cached, pages: cached.pages.map((page) => put(page, filter)) }
        : put(cached, filter),
    );
  }
}

export function withDecisions<T extends Draft>(
  drafts: readonly T[],
  decisions: ReadonlyMap<string, { patch: Partial<Draft> }>,
  state: Draft['state'] | undefined,
): T[] {
  return drafts
    .map((draft) => ({ ...draft, ...decisions.get(draft._id)?.patch }))
    .filter((draft) => state === undefined || draft.state === state);
}
