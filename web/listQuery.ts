import type { GetListParams, RaRecord } from 'react-admin';
import { dataProvider } from './dataProvider.ts';

/** To fetch a list ahead, under the key that react-admin's `useGetList` looks for when it is given the same `params`. */
export const listQuery = (
  resource: string,
  { pagination, sort, filter = {} }: Omit<GetListParams, 'signal'>,
) => ({
  queryKey: [resource, 'getList', { pagination, sort, filter }],
  queryFn: () => dataProvider.getList<RaRecord>(resource, { pagination, sort, filter } as GetListParams),
});
