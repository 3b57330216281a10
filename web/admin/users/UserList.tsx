import { useEffect } from 'react';
import { DataTable, List, useListContext } from 'react-admin';
import type { User } from '../../../server/users/schemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { UserFilters } from './UserFilters.tsx';
import { dateOrDash, statusTone } from './userFormat.ts';

export function UserList() {
  const t = useTranslate();
  return (
    <Page title={t('admin.users.title')}>
      <List
        resource="users"
        title={false}
        filter={{ role: 'user' }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        actions={<UserFilters />}
        exporter={false}
        empty={<EmptyState title={t('admin.users.empty')} text={t('admin.users.emptyText')} />}
        error={<UsersFailed />}
        render={({ isPending }) => (isPending ? <RowsSkeleton rows={8} /> : <Users />)}
      />
    </Page>
  );
}

function Users() {
  const t = useTranslate();
  const none = <EmptyState title={t('admin.users.none')} text={t('admin.users.noneText')} />;
  return (
    <DataTable<User & { id: string }> bulkActionButtons={false} rowClick={false} empty={none} aria-label={t('admin.users.title')}>
      <DataTable.Col source="firstName" label="Users" render={(user) => `${user.firstName} ${user.lastName}`} />
      <DataTable.Col source="email" label="Email" />
      <DataTable.Col source="password" label="Password" disableSort render={() => '-'} />
      <DataTable.Col
        source="seats"
        label="Seats"
        align="right"
        render={(user) => `${user.linkedinAccounts.length} / ${user.seats}`}
      />
      <DataTable.Col source="createdAt" label="Start date" render={(user) => dateOrDash(user.createdAt)} />
      <DataTable.Col
        source="status"
        label="Status"
        render={(user) => <StatusChip tone={statusTone(user.status)} label={user.status} />}
      />
      <DataTable.Col source="subscriptionEndsAt" label="Billing date" render={(user) => dateOrDash(user.subscriptionEndsAt)} />
    </DataTable>
  );
}

function UsersFailed() {
  const t = useTranslate();
  const { error, refetch, isFetching } = useListContext();
  useEffect(() => console.error('The users could not be loaded', error), [error]);
  return <ErrorState title={t('admin.users.failed')} error={error} onRetry={refetch} retrying={isFetching} />;
}
