import {
  FilterButton,
  NumberInput,
  SelectInput,
  SortButton,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { roles, userStatuses } from '../../../server/identity/users/limits.ts';
import { filterSelect } from '../../components/FilterRow.tsx';
import type { Translate } from '../../i18n/useTranslate.ts';
import { usePhone } from '../list/AdminTable.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportUsersButton } from './ExportUsersButton.tsx';

export const userFilters = (t: Translate) => [
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

export function UserActions() {
  const { filterValues, sort } = useListContext();
  return (
    <TopToolbar>
      <FilterButton />
      {usePhone() ? <SortButton fields={sortable} /> : <ColumnsMenu />}
      <ExportUsersButton filter={filterValues} sort={sort} />
    </TopToolbar>
  );
}
