import type { ReactNode } from 'react';
import { List, type ListProps, Pagination, type RaRecord, useListContext } from 'react-admin';
import { ErrorState } from '../../components/ErrorState.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';

type Props<Row extends RaRecord> = Omit<ListProps<Row>, 'children' | 'render' | 'error'> & {
  /** Title of the panel that replaces the rows when the list can't be loaded. */
  failed: string;
  children: ReactNode;
};

/** react-admin's list, newest first, with our panels for loading and failing. */
export const AdminList = <Row extends RaRecord>({ failed, children, queryOptions, ...list }: Props<Row>) => (
  <List<Row>
    title={false}
    sort={{ field: 'createdAt', order: 'DESC' }}
    perPage={25}
    actions={false}
    exporter={false}
    pagination={<Pager />}
    error={<ListFailed title={failed} />}
    render={({ isPending }) => (isPending ? <RowsSkeleton rows={8} /> : children)}
    // The panel reports a failure; spec section 8 has no toast for the list of users.
    queryOptions={{ onError: (error: Error) => console.error(failed, error), ...queryOptions }}
    {...list}
  />
);

export function ListFailed({ title }: { title: string }) {
  const { error, refetch, isFetching } = useListContext();
  return <ErrorState title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

export function Pager() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />;
}
