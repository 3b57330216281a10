import CheckIcon from '@mui/icons-material/Check';
import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import { Button, MenuItem } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  FilterButton,
  NumberInput,
  SelectInput,
  SortButton,
  TextInput,
  TopToolbar,
  useListContext,
  useTranslate as useRaTranslate,
  useStore,
} from 'react-admin';
import { roles, userStatuses } from '../../../server/identity/users/limits.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { filterSelect } from '../../components/FilterRow.tsx';
import { MenuButton } from '../../components/MenuButton.tsx';
import { Page } from '../../components/Page.tsx';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminList } from '../list/AdminList.tsx';
import { usePhone } from '../list/AdminTable.tsx';
import { ExportUsersButton } from './ExportUsersButton.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { UserTable } from './UserTable.tsx';
import { columns, hiddenAtFirst, type Open } from './userModel.ts';

export function UserList() {
  const t = useTranslate();
  const [open, setOpen] = useState<Open>(null);
  const filters = useMemo(() => userFilters(t), [t]);
  return (
    <Page
      title={t('admin.users.title')}
      isWide
      actions={
        <Button variant="contained" onClick={() => setOpen({ what: 'create' })}>
          {t('admin.users.create.title')}
        </Button>
      }
    >
      <AdminList
        resource="users"
        failed={t('admin.users.failed')}
        filters={filters}
        filterDefaultValues={{ role: 'user' }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        actions={<UserActions />}
        empty={<EmptyState title={t('admin.users.empty')} text={t('admin.users.emptyText')} />}
        aside={<UserDialogs open={open} onClose={() => setOpen(null)} />}
      >
        <UserTable onOpen={setOpen} />
      </AdminList>
    </Page>
  );
}

const userFilters = (t: Translate) => [
  <TextInput
    key="q"
    source="q"
    type="search"
    label={t('admin.users.filters.search')}
    placeholder={t('admin.users.filters.searchHint')}
    alwaysOn
  />,
  <SelectInput
    {...filterSelect}
    key="status"
    source="status"
    label={<span>{t('admin.users.filters.status')}</span>}
    choices={[
      { id: '', name: t('admin.users.filters.anyStatus') },
      ...userStatuses.map((id) => ({ id, name: t(`admin.users.statuses.${id}`) })),
    ]}
    alwaysOn
  />,
  <SelectInput
    {...filterSelect}
    key="role"
    source="role"
    label={<span>{t('admin.users.filters.role')}</span>}
    choices={[
      { id: '', name: t('admin.users.filters.anyRole') },
      ...roles.map((id) => ({ id, name: t(`admin.users.roles.${id}`) })),
    ]}
    alwaysOn
  />,
  <NumberInput key="from" source="seats_gte" label={t('admin.users.filters.seatsFrom')} min={1} />,
  <NumberInput key="to" source="seats_lte" label={t('admin.users.filters.seatsTo')} min={1} />,
];

const sortable = ['firstName', 'email', 'seats', 'createdAt', 'status', 'subscriptionEndsAt'];

function UserActions() {
  const { filterValues, sort } = useListContext();
  return (
    <TopToolbar>
      <FilterButton />
      {usePhone() ? <SortButton fields={sortable} /> : <ColumnsMenu />}
      <ExportUsersButton filter={filterValues} sort={sort} />
    </TopToolbar>
  );
}

/** Shows and hides columns, in react-admin's store. Its own ColumnsButton has options outside of a list box, and Escape doesn't close it. */
function ColumnsMenu() {
  const t = useTranslate();
  const ra = useRaTranslate();
  const [hidden, setHidden] = useStore<string[]>('users.datatable', hiddenAtFirst);
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  return (
    <MenuButton
      staysOpen
      button={(trigger) => (
        <Button size="small" startIcon={<ViewWeekOutlined />} {...trigger}>
          {ra('ra.action.select_columns')}
        </Button>
      )}
    >
      {columns.map((source) => (
        <MenuItem
          key={source}
          role="menuitemcheckbox"
          aria-checked={!hidden.includes(source)}
          // The name of the user stays.
          disabled={source === 'firstName'}
          onClick={() => toggle(source)}
        >
          <CheckIcon sx={{ visibility: hidden.includes(source) ? 'hidden' : 'visible' }} />
          {t(`resources.users.fields.${source}`)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
