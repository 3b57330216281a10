import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Checkbox, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { useListContext, useTranslate as useRaTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PlainIconButton } from '../../components/PlainIconButton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { pathOf } from '../user/personModel.ts';
import { BulkActions } from './BulkActions.tsx';
import { dateOrDash, fullName, hiddenAtFirst, type Open, statusTone, type UserRecord } from './userModel.ts';

type Props = { onOpen: (open: Open) => void };

/** The columns are the specification's; company and role can be shown beside them. */
export function UserTable({ onOpen }: Props) {
  const t = useTranslate();
  return (
    <AdminTable<UserRecord>
      aria-label={t('admin.users.title')}
      rowClick="edit"
      bulkActionButtons={<BulkActions />}
      hiddenColumns={hiddenAtFirst}
      empty={<EmptyState title={t('admin.users.none')} text={t('admin.users.noneText')} />}
      sx={tableStyles}
      phone={{
        leftIcon: ({ id }) => <Choose id={id} />,
        primaryText: (user) => (
          <Line>
            <Name user={user} />
            <Status {...user} />
          </Line>
        ),
        secondaryText: ({ email, subscriptionEndsAt }) => (
          <Line>
            <span className="cut">{email}</span>
            <span className="tabular">{dateOrDash(subscriptionEndsAt)}</span>
          </Line>
        ),
      }}
    >
      <Col<UserRecord>
        source="firstName"
        render={(user) => (
          <Line>
            <Name user={user} />
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
          </Line>
        )}
      />
      <Col<UserRecord> source="companyName" disableSort />
      <Col<UserRecord>
        source="email"
        render={({ email }) => (
          <Tooltip title={email} describeChild>
            <Box component="span" className="cut">
              {email}
            </Box>
          </Tooltip>
        )}
      />
      <Col<UserRecord> source="password" disableSort render={() => '-'} />
      <Col<UserRecord>
        source="seats"
        align="right"
        render={({ linkedinAccounts, seats }) => `${linkedinAccounts.length} / ${seats}`}
      />
      <Col<UserRecord>
        source="createdAt"
        sortByOrder="DESC"
        render={({ createdAt }) => dateOrDash(createdAt)}
      />
      <Col<UserRecord> source="status" render={(user) => <Status {...user} />} />
      <Col<UserRecord>
        source="subscriptionEndsAt"
        render={(user) => (
          <Line>
            {dateOrDash(user.subscriptionEndsAt)}
            <Act
              name={t('admin.users.billingDate.of', { name: fullName(user) })}
              onClick={() => onOpen({ what: 'billingDate', user })}
            >
              <EventOutlined />
            </Act>
          </Line>
        )}
      />
      <Col<UserRecord> source="role" disableSort render={({ role }) => t(`admin.users.roles.${role}`)} />
    </AdminTable>
  );
}

/** Leads to the user, for the keyboard and other tabs too; with all of the name and e-mail, which the cells cut short. */
const Name = ({ user }: { user: UserRecord }) => (
  <Tooltip title={`${fullName(user)} · ${user.email}`} describeChild>
    <Link className="cut" to={pathOf(user.id, 'profile')} onClick={(event) => event.stopPropagation()}>
      {fullName(user)}
    </Link>
  </Tooltip>
);

function Status({ status }: Pick<UserRecord, 'status'>) {
  const t = useTranslate();
  return <StatusChip tone={statusTone(status)} label={t(`admin.users.statuses.${status}`)} />;
}

const Line = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
    {children}
  </Box>
);

function Act({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    onClick();
  };
  return (
    <PlainIconButton label={name} onClick={press}>
      {children}
    </PlainIconButton>
  );
}

/** SimpleList has no boxes of its own. */
function Choose({ id }: { id: string }) {
  const ra = useRaTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      aria-label={ra('ra.action.select_row')}
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
    />
  );
}

const boxes = 42;
const width = (column: string, px: number) => ({ [`& .column-${column}`]: { width: px } });

/** Users and Email share the width that is left. All of the specification's columns fit a window of 1280 px; wider, Users stay in sight. */
const tableStyles = ({ palette, breakpoints }: Theme) => ({
  '& .cut': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td .cut, & .MuiListItemText-root .cut': { display: 'block' },
  '& a.cut': {
    color: 'inherit',
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaDataTable-table': { tableLayout: 'fixed', minWidth: 960 },
  '& .RaDataTable-table:has(.column-companyName)': { minWidth: 1120 },
  '& .MuiTableCell-root': { px: 2.5 },
  '& .MuiTableCell-root.MuiTableCell-paddingCheckbox': { width: boxes, px: 1.5 },
  ...width('password', 84),
  ...width('seats', 84),
  ...width('createdAt', 104),
  ...width('status', 106),
  ...width('subscriptionEndsAt', 136),
  ...width('role', 80),
  '& .MuiTableCell-paddingCheckbox, & .column-firstName': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: palette.background.paper,
  },
  '& .column-firstName': { left: boxes },
  '& th.MuiTableCell-paddingCheckbox, & th.column-firstName': { zIndex: 2 },
  '& .MuiTableRow-hover:hover > td': {
    backgroundColor: palette.background.paper,
    backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
  [breakpoints.down('sm')]: {
    '& li': { position: 'relative', py: 1.5 },
    '& .MuiListItemText-root': { my: 0 },
    '& .MuiListItemText-root span:has(> .cut) > .cut': { flex: 1 },
    '& a.cut::after': { content: '""', position: 'absolute', inset: 0 },
    '& .MuiListItemIcon-root': { zIndex: 1, ml: -1.5, mr: 1.5 },
  },
});
