import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Checkbox, Link, Tooltip, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { useListContext, useTranslate as useRaTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PlainIconButton } from '../../components/PlainIconButton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { Status } from '../userDialogs/Status.tsx';
import { dateOrDash, fullName, type Open, pathOf, type UserRecord } from '../userModel.ts';
import { BulkActions } from './BulkActions.tsx';

const Column = Col<UserRecord>;

/** Each column once: the table, the phone's sort button and the menu of columns follow from it. */
type UserColumn = Omit<ComponentProps<typeof Column>, 'render'> & {
  /** Without one, the column shares the remaining width. */
  width?: number;
  isHiddenAtFirst?: boolean;
  render?: (user: UserRecord, onOpen: (open: Open) => void) => ReactNode;
};

/** The specification's columns; company and role can be added. */
const columns: UserColumn[] = [
  {
    source: 'firstName',
    render: (user, onOpen) => (
      <Line>
        <Name user={user} />
        <OpenButton user={user} what="edit" icon={<EditOutlined />} onOpen={onOpen} />
        <OpenButton user={user} what="remove" icon={<DeleteOutlined />} onOpen={onOpen} />
      </Line>
    ),
  },
  { source: 'companyName', disableSort: true, isHiddenAtFirst: true },
  { source: 'email', render: ({ email }) => <Email email={email} /> },
  { source: 'password', disableSort: true, width: 84, render: () => '-' },
  {
    source: 'seats',
    align: 'right',
    width: 84,
    render: ({ linkedinAccounts, seats }) => `${linkedinAccounts.length} / ${seats}`,
  },
  {
    source: 'createdAt',
    sortByOrder: 'DESC',
    width: 104,
    render: ({ createdAt }) => dateOrDash(createdAt),
  },
  { source: 'status', width: 106, render: (user) => <Status {...user} /> },
  {
    source: 'subscriptionEndsAt',
    width: 136,
    render: (user, onOpen) => (
      <Line>
        {dateOrDash(user.subscriptionEndsAt)}
        <OpenButton user={user} what="billingDate" icon={<EventOutlined />} onOpen={onOpen} />
      </Line>
    ),
  },
  {
    source: 'role',
    disableSort: true,
    isHiddenAtFirst: true,
    width: 80,
    render: ({ role }) => <Role role={role} />,
  },
];

export const sources = columns.map(({ source }) => source);
export const sortable = columns.filter(({ disableSort }) => !disableSort).map(({ source }) => source);
export const hiddenAtFirst = columns.filter((column) => column.isHiddenAtFirst).map(({ source }) => source);

export function UserTable({ onOpen }: { onOpen: (open: Open) => void }) {
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
            <Typography variant="inherit" noWrap sx={{ flex: 1 }}>
              {email}
            </Typography>
            <span className="tabular">{dateOrDash(subscriptionEndsAt)}</span>
          </Line>
        ),
      }}
    >
      {columns.map(({ width, isHiddenAtFirst, render, ...column }) => (
        <Column
          key={column.source}
          {...column}
          {...(render && { render: (user: UserRecord) => render(user, onOpen) })}
        />
      ))}
    </AdminTable>
  );
}

type OpenProps = {
  user: UserRecord;
  what: 'edit' | 'remove' | 'billingDate';
  icon: ReactNode;
  onOpen: (open: Open) => void;
};

function OpenButton({ user, what, icon, onOpen }: OpenProps) {
  const t = useTranslate();
  return (
    <PlainIconButton
      label={t(`admin.users.${what}.of`, { name: fullName(user) })}
      onClick={(event) => {
        event.stopPropagation();
        onOpen({ what, user });
      }}
    >
      {icon}
    </PlainIconButton>
  );
}

const Email = ({ email }: Pick<UserRecord, 'email'>) => (
  <Tooltip title={email} describeChild>
    <Typography variant="inherit" noWrap>
      {email}
    </Typography>
  </Tooltip>
);

function Role({ role }: Pick<UserRecord, 'role'>) {
  const t = useTranslate();
  return t(`admin.users.roles.${role}`);
}

/** A link, for the keyboard and new tabs. The tooltip shows the full name and e-mail, which the cells cut. */
const Name = ({ user }: { user: UserRecord }) => (
  <Tooltip title={`${fullName(user)} · ${user.email}`} describeChild>
    <Link
      component={RouterLink}
      to={pathOf(user.id)}
      onClick={(event) => event.stopPropagation()}
      color="inherit"
      variant="inherit"
      noWrap
    >
      {fullName(user)}
    </Link>
  </Tooltip>
);

const Line = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
    {children}
  </Box>
);

/** Needed because SimpleList has no checkboxes. */
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

const checkboxWidth = 42;

/**
 * The specification's columns fit into a window of 1280 px. Name and e-mail share the remaining width, and
 * the name stays in view.
 */
const tableStyles = ({ palette, breakpoints }: Theme) => ({
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaDataTable-table': { tableLayout: 'fixed', minWidth: 960 },
  '& .RaDataTable-table:has(.column-companyName)': { minWidth: 1120 },
  '& .MuiTableCell-root': { px: 2.5 },
  '& .MuiTableCell-root.MuiTableCell-paddingCheckbox': { width: checkboxWidth, px: 1.5 },
  ...Object.fromEntries(
    columns.flatMap(({ source, width }) => (width ? [[`& .column-${source}`, { width }]] : [])),
  ),
  '& .MuiTableCell-paddingCheckbox, & .column-firstName': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: palette.background.paper,
  },
  '& .column-firstName': { left: checkboxWidth },
  '& th.MuiTableCell-paddingCheckbox, & th.column-firstName': { zIndex: 2 },
  '& .MuiTableRow-hover:hover > td': {
    backgroundColor: palette.background.paper,
    backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
  [breakpoints.down('sm')]: {
    '& li': { position: 'relative', py: 1.5 },
    '& .MuiListItemText-root': { my: 0 },
    '& a': { flex: 1 },
    // The link covers its row, except for the checkbox.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .MuiListItemIcon-root': { zIndex: 1, ml: -1.5, mr: 1.5 },
  },
});
