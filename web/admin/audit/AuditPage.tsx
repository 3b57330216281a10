import { List, Pagination, useListContext } from 'react-admin';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FiltersTogether } from '../../components/FiltersTogether.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';

/** Who changed what. The address holds the filters. */
export function AuditPage() {
  const t = useTranslate();
  return (
    <Page title={t('admin.audit.title')} description={t('admin.audit.text')} actions={<AuditExport />}>
      <List
        resource="audit"
        title={false}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        storeKey={false}
        actions={
          <FiltersTogether>
            <AuditFilters />
          </FiltersTogether>
        }
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        exporter={false}
        empty={false}
        error={<Failed />}
        render={({ isPending }) => (isPending ? <RowsSkeleton rows={10} /> : <AuditTable />)}
        sx={{ '& .RaList-main': { flex: '1 1 100%' } }}
      />
    </Page>
  );
}

function Failed() {
  const t = useTranslate();
  const { error, refetch, isFetching } = useListContext();
  return (
    <ErrorState
      title={t('admin.audit.failed')}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
