import { FilterRow, FilterText } from '../components/FilterRow.tsx';
import { FilterSelect } from '../components/FilterSelect.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { DateRangeFilter } from './DateRangeFilter.tsx';

/** @param accounts the senders to choose from */
export function HistoryFields({ accounts }: { accounts: readonly { accountId: string; name: string }[] }) {
  const t = useTranslate();
  return (
    <FilterRow>
      <FilterSelect
        source="accountId"
        label={t('comments.filters.sender')}
        all={t('comments.filters.allSenders')}
        choices={accounts.map(({ accountId, name }) => ({ id: accountId, name }))}
      />
      <DateRangeFilter />
      <FilterSelect
        source="category"
        label={t('comments.filters.mode')}
        all={t('comments.filters.all')}
        choices={[
          { id: 'Monitor', name: t('comments.filters.profiles') },
          { id: 'Search', name: t('comments.filters.searches') },
        ]}
      />
      <FilterText source="q" label={t('comments.filters.q')} placeholder={t('comments.filters.qHint')} />
    </FilterRow>
  );
}
