import CheckIcon from '@mui/icons-material/Check';
import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import { Button, MenuItem } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  FilterButton,
  NumberInput,
  SortButton,
  TextInput,
  TopToolbar,
  useListContext,
  useTranslate as useRaTranslate,
  useStore,
} from 'react-admin';
import { roles, userStatuses } from '../../../server/identity/users/limits.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { MenuButton } from '../../components/MenuButton.tsx';
import { Page } from '../../components/Page.tsx';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';
import { firstUsers } from '../firstUsers.ts';
import { AdminList } from '../list/AdminList.tsx';
import { usePhone } from '../list/AdminTable.tsx';
import { UserDialogs } from '../userDialogs/UserDialogs.tsx';
import type { Open } from '../userModel.ts';
import { ExportUsersButton } from './ExportUsersButton.tsx';
import { hiddenAtFirst, sortable, sources, UserTable } from './UserTable.tsx';

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
        filterDefaultValues={firstUsers.filter}
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
  <TextInput key="q" source="q" type="search" placeholder={t('admin.users.filters.searchHint')} alwaysOn />,
  <FilterSelect
    key="status"
    source="status"
    label={t('admin.users.filters.status')}
    all={t('admin.users.filters.anyStatus')}
    choices={userStatuses.map((id) => ({ id, name: t(`admin.users.statuses.${id}`) }))}
    alwaysOn
  />,
  <FilterSelect
    key="role"
    source="role"
    label={t('admin.users.filters.role')}
    all={t('admin.users.filters.anyRole')}
    choices={roles.map((id) => ({ id, name: t(`admin.users.roles.${id}`) }))}
    alwaysOn
  />,
  <NumberInput key="from" source="seats_gte" min={1} />,
  <NumberInput key="to" source="seats_lte" min={1} />,
];

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

/**
 * Replaces react-admin's ColumnsButton, whose options are outside of a list box and which Escape doesn't
 * close. Uses the same store.
 */
function ColumnsMenu() {
  const ra = useRaTranslate();
  const [hidden, setHidden] = useStore('users.datatable', hiddenAtFirst);
  return (
    <MenuButton
      staysOpen
      button={(trigger) => (
        <Button size="small" startIcon={<ViewWeekOutlined />} {...trigger}>
          {ra('ra.action.select_columns')}
        </Button>
      )}
    >
      {sources.map((source) => {
        const isHidden = hidden.includes(source);
        return (
          <MenuItem
            key={source}
            role="menuitemcheckbox"
            aria-checked={!isHidden}
            // The column with the user's name can't be hidden.
            disabled={source === 'firstName'}
            onClick={() =>
              setHidden(isHidden ? hidden.filter((other) => other !== source) : [...hidden, source])
            }
          >
            <CheckIcon sx={{ visibility: isHidden ? 'hidden' : 'visible' }} />
            {ra(`resources.users.fields.${source}`)}
          </MenuItem>
        );
      })}
    </MenuButton>
  );
}
