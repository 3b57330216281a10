import { FilterLiveForm, SelectInput, TextInput } from 'react-admin';
import { filterField, filterSelect } from '../components/filterStyles.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { DateRangeFilter } from './DateRangeFilter.tsx';

type Props = {
  /** Whose comments can be chosen. */ accounts: readonly { accountId: string; name: string }[];
};

/** The filters of a history, its owner's or an admin's: what is chosen counts at once, what is typed once the typing rests. */
export function HistoryFields({ accounts }: Props) {
  const t = useTranslate();
  const senders = accounts.map(({ accountId, name }) => ({ id: accountId, name }));
  const modes = [
    { id: '', name: t('comments.filters.all') },
    { id: 'Monitor', name: t('comments.filters.profiles') },
    { id: 'Search', name: t('comments.filters.searches') },
  ];
  return (
    <>
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
        <SelectInput
          {...filterSelect}
          source="category"
          label={<span>{t('comments.filters.mode')}</span>}
          choices={modes}
        />
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
    </>
  );
}
