import { SelectInput, TextInput } from 'react-admin';
import { FilterRow, filterField, filterSelect } from '../components/FilterRow.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { DateRangeFilter } from './DateRangeFilter.tsx';

/** @param accounts whose comments can be chosen */
export function HistoryFields({ accounts }: { accounts: readonly { accountId: string; name: string }[] }) {
  const t = useTranslate();
  return (
    <FilterRow>
      <SelectInput
        {...filterSelect}
        source="accountId"
        label={<span>{t('comments.filters.sender')}</span>}
        choices={[
          { id: '', name: t('comments.filters.allSenders') },
          ...accounts.map(({ accountId, name }) => ({ id: accountId, name })),
        ]}
      />
      <DateRangeFilter />
      <SelectInput
        {...filterSelect}
        source="category"
        label={<span>{t('comments.filters.mode')}</span>}
        choices={[
          { id: '', name: t('comments.filters.all') },
          { id: 'Monitor', name: t('comments.filters.profiles') },
          { id: 'Search', name: t('comments.filters.searches') },
        ]}
      />
      <TextInput
        {...filterField}
        source="q"
        type="search"
        label={t('comments.filters.q')}
        placeholder={t('comments.filters.qHint')}
      />
    </FilterRow>
  );
}
