import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Checkbox, Link, Tooltip, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useListContext, useTranslate as useRaTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PlainIconButton } from '../../components/PlainIconButton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { pathOf } from '../user/personModel.ts';
import { BulkActions } from './BulkActions.tsx';
import { Status } from './Status.tsx';
import { dateOrDash, fullName, hiddenAtFirst, type Open, type UserRecord } from './userModel.ts';

const Column = Col<UserRecord>;

/** The specification's columns; company and role can be added. */
export function UserTable({ onOpen }: { onOpen: (open: Open) => void }) {
  const t = useTranslate();
  const act = (user: UserRecord, what: 'edit' | 'remove' | 'billingDate', icon: ReactNode) => (
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
      <Column
        source="firstName"
        render={(user) => (
          <Line>
            <Name user={user} />
            {act(user, 'edit', <EditOutlined />)}
            {act(user, 'remove', <DeleteOutlined />)}
          </Line>
        )}
      />
      <Column source="companyName" disableSort />
      <Column
        source="email"
        render={({ email }) => (
          <Tooltip title={email} describeChild>
            <Typography variant="inherit" noWrap>
              {email}
            </Typography>
          </Tooltip>
        )}
      />
      <Column source="password" disableSort render={() => '-'} />
      <Column
        source="seats"
        align="right"
        render={({ linkedinAccounts, seats }) => `${linkedinAccounts.length} / ${seats}`}
      />
      <Column source="createdAt" sortByOrder="DESC" render={({ createdAt }) => dateOrDash(createdAt)} />
      <Column source="status" render={(user) => <Status {...user} />} />
      <Column
        source="subscriptionEndsAt"
        render={(user) => (
          <Line>
            {dateOrDash(user.subscriptionEndsAt)}
            {act(user, 'billingDate', <EventOutlined />)}
          </Line>
        )}
      />
      <Column source="role" disableSort render={({ role }) => t(`admin.users.roles.${role}`)} />
    </AdminTable>
  );
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

const widths = { password: 84, seats: 84, createdAt: 104, status: 106, subscriptionEndsAt: 136, role: 80 };
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
  ...Object.fromEntries(Object.entries(widths).map(([name, width]) => [`& .column-${name}`, { width }])),
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
