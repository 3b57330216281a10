import { useEffect } from 'react';
import { DataTable, List, useListContext } from 'react-admin';
import type { User } from '../../server/users/schemas.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { UserFilters } from './UserFilters.tsx';
import { dateOrDash, statusTone } from './userFormat.ts';

export function UserList() {
  return (
    <Page title="Users">
      <List
        resource="users"
        title={false}
        filter={{ role: 'user' }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        actions={<UserFilters />}
        exporter={false}
        empty={<EmptyState title="No users yet" text="Whoever registers appears here." />}
        error={<UsersFailed />}
        render={({ isPending }) => (isPending ? <RowsSkeleton rows={8} /> : <Users />)}
      />
    </Page>
  );
}

function Users() {
  const none = <EmptyState title="No user matches" text="Change the search or the status above." />;
  return (
    <DataTable<User & { id: string }> bulkActionButtons={false} rowClick={false} empty={none} aria-label="Users">
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
  const { error, refetch, isFetching } = useListContext();
  useEffect(() => console.error('The users could not be loaded', error), [error]);
  return <ErrorState title="The users could not be loaded" error={error} onRetry={refetch} retrying={isFetching} />;
}
