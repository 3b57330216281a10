import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import {
  FilterContext,
  FilterFormBase,
  List,
  type ListProps,
  Pagination,
  type RaRecord,
  useListContext,
} from 'react-admin';
import { ErrorState } from '../../components/ErrorState.tsx';
import { LiveFilters } from '../../components/LiveFilters.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';

type Props<Row extends RaRecord> = Omit<ListProps<Row>, 'children' | 'render' | 'error' | 'filters'> & {
  /** Title of the panel that replaces the rows when the list can't be loaded. */
  failed: string;
  /** Inputs. One that is not `alwaysOn` is offered by a FilterButton. */
  filters?: ReactElement[];
  children: ReactNode;
};

/** react-admin's list, newest first, with our panels for loading and failing. */
export const AdminList = <Row extends RaRecord>(props: Props<Row>) => {
  const { failed, filters = [], children, queryOptions, ...list } = props;
  return (
    <FilterContext.Provider value={filters}>
      <List<Row>
        title={false}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        actions={false}
        filters={
          filters.length > 0 ? (
            <LiveFilters form={FilterForm}>
              <FilterFormBase filters={filters} />
            </LiveFilters>
          ) : undefined
        }
        exporter={false}
        pagination={<Pager />}
        error={<ListFailed title={failed} />}
        render={({ isPending }) => (isPending ? <RowsSkeleton rows={8} /> : children)}
        // The panel reports a failure; spec section 8 has no toast for the list of users.
        queryOptions={{ onError: (error: Error) => console.error(failed, error), ...queryOptions }}
        {...list}
      />
    </FilterContext.Provider>
  );
};

const FilterForm = styled('form')(({ theme }) =>
  theme.unstable_sx({
    display: 'flex',
    flex: { xs: '0 1 auto', md: '0 1 100%' },
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: 2,
    width: { xs: '100%', sm: 'auto' },
    pb: 3,
    '& .RaFilterForm-filterFormInput': {
      flex: { xs: '1 1 120px', sm: 'none' },
      '&[data-source=q]': { flexBasis: { xs: '100%', sm: 'auto' } },
      '& .MuiFormControl-root': { mt: 1, width: { xs: '100%', sm: 'auto' } },
    },
    // On a phone the inputs reach the edge of the rows below.
    '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: { xs: 'none', sm: 'block' } },
  }),
);

export function ListFailed({ title }: { title: string }) {
  const { error, refetch, isFetching } = useListContext();
  return <ErrorState title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

export function Pager() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />;
}
