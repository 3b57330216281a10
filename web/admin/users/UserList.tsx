import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { List, Pagination, useListContext } from 'react-admin';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FiltersTogether } from '../../components/FiltersTogether.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { UserDialogs } from './UserDialogs.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';
import type { Open } from './userModel.ts';

const firstFilter = { role: 'user' };

/** The users, with all that an admin does about them from here. What is shown of them is in the address. */
export function UserList() {
  const t = useTranslate();
  const [open, setOpen] = useState<Open>(null);
  return (
    <Page
      title={t('admin.users.title')}
      actions={
        <Button variant="contained" onClick={() => setOpen({ what: 'create' })}>
          {t('admin.users.create.title')}
        </Button>
      }
    >
      <List
        resource="users"
        title={false}
        filterDefaultValues={firstFilter}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        // The route's loader has checked the role.
        disableAuthentication
        actions={
          <FiltersTogether>
            <UserFilters />
          </FiltersTogether>
        }
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
        exporter={false}
        empty={<EmptyState title={t('admin.users.empty')} text={t('admin.users.emptyText')} />}
        error={<UsersFailed />}
        render={({ isPending }) => (isPending ? <RowsSkeleton rows={8} /> : <UserTable onOpen={setOpen} />)}
        aside={<UserDialogs open={open} onClose={() => setOpen(null)} />}
        sx={{ '& .RaList-main': { flex: '1 1 100%' } }}
      />
    </Page>
  );
}

function UsersFailed() {
  const t = useTranslate();
  const { error, refetch, isFetching } = useListContext();
  useEffect(() => console.error('The users could not be loaded', error), [error]);
  return <ErrorState title={t('admin.users.failed')} error={error} onRetry={refetch} retrying={isFetching} />;
}
