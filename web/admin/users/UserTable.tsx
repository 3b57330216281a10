import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PlainIconButton } from '../../components/PlainIconButton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/columns.ts';
import { BulkActions } from './BulkActions.tsx';
import css from './UserTable.module.css';
import { dateOrDash, fullName, hiddenAtFirst, type Open, statusTone, type UserRecord } from './userModel.ts';

const pathOf = ({ id }: UserRecord): string => `/admin/users/${encodeURIComponent(id)}`;

type Props = { onOpen: (open: Open) => void };

/** The columns are the specification's; company and role can be shown beside them. Drawn once: what the list fetches changes its rows alone. */
export const UserTable = memo(function UserTable({ onOpen }: Props) {
  const t = useTranslate();
  return (
    <AdminTable
      label={t('admin.users.title')}
      columns={columnsOf(t, onOpen)}
      hidden={hiddenAtFirst}
      bulkActions={<BulkActions />}
      pathOf={pathOf}
      empty={<EmptyState title={t('admin.users.none')} text={t('admin.users.noneText')} />}
    />
  );
});

function columnsOf(t: Translate, onOpen: Props['onOpen']): Column<UserRecord>[] {
  return [
    {
      source: 'firstName',
      label: t('admin.users.columns.users'),
      sort: 'ASC',
      phone: 'lead',
      render: (user) => (
        <span className={css.cell}>
          <a href={pathOf(user)} onClick={followRow}>
            {fullName(user)}
          </a>
          <Act
            name={t('admin.users.edit.of', { name: fullName(user) })}
            onClick={() => onOpen({ what: 'edit', user })}
          >
            <EditOutlined />
          </Act>
          <Act
            name={t('admin.users.remove.of', { name: fullName(user) })}
            onClick={() => onOpen({ what: 'remove', user })}
          >
            <DeleteOutlined />
          </Act>
        </span>
      ),
    },
    { source: 'companyName', label: t('admin.users.columns.company') },
    { source: 'email', label: t('admin.users.columns.email'), sort: 'ASC' },
    { source: 'password', label: t('admin.users.columns.password'), phone: 'none', render: () => '-' },
    {
      source: 'seats',
      label: t('admin.users.columns.seats'),
      sort: 'ASC',
      align: 'right',
      render: (user) => `${user.linkedinAccounts.length} / ${user.seats}`,
    },
    {
      source: 'createdAt',
      label: t('admin.users.columns.start'),
      sort: 'DESC',
      render: (user) => dateOrDash(user.createdAt),
    },
    {
      source: 'status',
      label: t('admin.users.columns.status'),
      sort: 'ASC',
      render: ({ status }) => (
        <StatusChip tone={statusTone(status)} label={t(`admin.users.statuses.${status}`)} />
      ),
    },
    {
      source: 'subscriptionEndsAt',
      label: t('admin.users.columns.billingDate'),
      sort: 'ASC',
      render: (user) => (
        <span className={css.cell}>
          <span className={css.date}>{dateOrDash(user.subscriptionEndsAt)}</span>
          <Act
            name={t('admin.users.billingDate.of', { name: fullName(user) })}
            onClick={() => onOpen({ what: 'billingDate', user })}
          >
            <EventOutlined />
          </Act>
        </span>
      ),
    },
    {
      source: 'role',
      label: t('admin.users.columns.role'),
      render: ({ role }) => t(`admin.users.roles.${role}`),
    },
  ];
}

/** The row leads there as well; the link is for the keyboard, and for another tab. */
function followRow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) event.stopPropagation();
  else event.preventDefault();
}

function Act({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    onClick();
  };
  return (
    <PlainIconButton label={name} className={css.act} onClick={press}>
      {children}
    </PlainIconButton>
  );
}
