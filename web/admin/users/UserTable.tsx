import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import type { MouseEvent, ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { EmptyState } from '../../components/EmptyState.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../AdminTable.tsx';
import { BulkActions } from './BulkActions.tsx';
import { tableStyles } from './tableStyles.ts';
import { dateOrDash, fullName, hiddenAtFirst, type Open, statusTone, type UserRecord } from './userModel.ts';

const Column = DataTable.Col<UserRecord>;
const pageOf = (id: string | number): string => `/admin/users/${encodeURIComponent(id)}`;

/** The columns are the specification's; company and role can be shown beside them. */
export function UserTable({ onOpen }: { onOpen: (open: Open) => void }) {
  const t = useTranslate();
  const none = <EmptyState title={t('admin.users.none')} text={t('admin.users.noneText')} />;
  return (
    <AdminTable<UserRecord>
      lead="firstName"
      left={['password']}
      bulkActionButtons={<BulkActions />}
      rowClick={(id) => pageOf(id)}
      hiddenColumns={hiddenAtFirst}
      empty={none}
      aria-label={t('admin.users.title')}
      sx={tableStyles}
    >
      <Column
        source="firstName"
        label={t('admin.users.columns.users')}
        render={(user) => (
          <span className="cell">
            <a href={pageOf(user.id)} onClick={followRow}>
              {fullName(user)}
            </a>
            <Act name={t('admin.users.edit.of', { name: fullName(user) })} onClick={() => onOpen({ what: 'edit', user })}>
              <EditOutlined />
            </Act>
            <Act name={t('admin.users.remove.of', { name: fullName(user) })} onClick={() => onOpen({ what: 'remove', user })}>
              <DeleteOutlined />
            </Act>
          </span>
        )}
      />
      <Column source="companyName" label={t('admin.users.columns.company')} disableSort />
      <Column source="email" label={t('admin.users.columns.email')} />
      <Column source="password" label={t('admin.users.columns.password')} disableSort render={() => '-'} />
      <Column
        source="seats"
        label={t('admin.users.columns.seats')}
        align="right"
        render={(user) => `${user.linkedinAccounts.length} / ${user.seats}`}
      />
      <Column
        source="createdAt"
        label={t('admin.users.columns.start')}
        sortByOrder="DESC"
        render={(user) => dateOrDash(user.createdAt)}
      />
      <Column
        source="status"
        label={t('admin.users.columns.status')}
        render={({ status }) => <StatusChip tone={statusTone(status)} label={t(`admin.users.statuses.${status}`)} />}
      />
      <Column
        source="subscriptionEndsAt"
        label={t('admin.users.columns.billingDate')}
        render={(user) => (
          <span className="cell">
            <span className="date">{dateOrDash(user.subscriptionEndsAt)}</span>
            <Act
              name={t('admin.users.billingDate.of', { name: fullName(user) })}
              onClick={() => onOpen({ what: 'billingDate', user })}
            >
              <EventOutlined />
            </Act>
          </span>
        )}
      />
      <Column
        source="role"
        label={t('admin.users.columns.role')}
        disableSort
        render={({ role }) => t(`admin.users.roles.${role}`)}
      />
    </AdminTable>
  );
}

/** The row leads there as well; the link is for the keyboard, and for another tab. */
function followRow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) event.stopPropagation();
  else event.preventDefault();
}

/** Three stand in each row, so they are plain buttons: MUI's cost a table of 50 rows a third of its time. */
function Act({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    onClick();
  };
  return (
    <button type="button" className="act" aria-label={name} title={name} onClick={press}>
      {children}
    </button>
  );
}
