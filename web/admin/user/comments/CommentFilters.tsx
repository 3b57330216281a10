import { Box } from '@mui/material';
import { FilterLiveForm, SelectInput, TextInput } from 'react-admin';
import { DateRangeFilter } from '../../../comments/DateRangeFilter.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { filterField, filterRow, filterSelect } from '../../filterStyles.ts';
import { useAccountsOf } from './useAccountsOf.ts';

/** Those of the history: what is chosen counts at once, what is typed once the typing rests. */
export function CommentFilters({ userId }: { userId: string }) {
  const t = useTranslate();
  const senders = useAccountsOf(userId).map(({ accountId, name }) => ({ id: accountId, name }));
  const modes = [
    { id: '', name: t('comments.filters.all') },
    { id: 'Monitor', name: t('comments.filters.profiles') },
    { id: 'Search', name: t('comments.filters.searches') },
  ];
  return (
    <Box role="search" aria-label={t('comments.filters.name')} sx={filterRow}>
      <FilterLiveForm debounce={false}>
        <SelectInput
          {...filterSelect}
          source="accountId"
          label={<span>{t('comments.filters.sender')}</span>}
          choices={[{ id: '', name: t('comments.filters.allSenders') }, ...senders]}
        />
      </FilterLiveForm>
      <DateRangeFilter />
      <FilterLiveForm debounce={false}>
        <SelectInput {...filterSelect} source="category" label={<span>{t('comments.filters.mode')}</span>} choices={modes} />
      </FilterLiveForm>
      <FilterLiveForm debounce={250}>
        <TextInput
          {...filterField}
          source="q"
          type="search"
          label={t('comments.filters.q')}
          placeholder={t('comments.filters.qHint')}
        />
      </FilterLiveForm>
    </Box>
  );
}
