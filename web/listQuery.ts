import type { GetListParams, RaRecord } from 'react-admin';
import { dataProvider } from './dataProvider.ts';

/** Prefetches a list under the key of react-admin's `useGetList` with the same params. */
export const listQuery = (
  resource: string,
  { pagination, sort, filter = {} }: Omit<GetListParams, 'signal'>,
) => ({
  queryKey: [resource, 'getList', { pagination, sort, filter }],
  queryFn: () => dataProvider.getList<RaRecord>(resource, { pagination, sort, filter } as GetListParams),
});
