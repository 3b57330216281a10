import { Box, Button } from '@mui/material';
import { FilterLiveForm, SelectInput, TextInput } from 'react-admin';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { headerHeight } from '../theme.ts';
import { type Filters, isFiltered } from './commentsModel.ts';
import { DateRangeFilter } from './DateRangeFilter.tsx';

type Props = { filters: Filters; onClear: () => void };

/** What is chosen counts at once, what is typed once the typing rests. */
export function CommentFilters({ filters, onClear }: Props) {
  const t = useTranslate();
  const { accounts } = useAccounts();
  const senders = accounts.map(({ accountId, name }) => ({ id: accountId, name }));
  const modes = [
    { id: '', name: t('comments.filters.all') },
    { id: 'Monitor', name: t('comments.filters.profiles') },
    { id: 'Search', name: t('comments.filters.searches') },
  ];
  return (
    <Box role="search" aria-label={t('comments.filters.name')} sx={row}>
      <FilterLiveForm debounce={false}>
        <SelectInput
          {...select}
          source="accountId"
          // Not a text: react-admin would add an asterisk to what always has a value.
          label={<span>{t('comments.filters.sender')}</span>}
          choices={[{ id: '', name: t('comments.filters.allSenders') }, ...senders]}
        />
      </FilterLiveForm>
      <DateRangeFilter />
      <FilterLiveForm debounce={false}>
        <SelectInput {...select} source="category" label={<span>{t('comments.filters.mode')}</span>} choices={modes} />
      </FilterLiveForm>
      <FilterLiveForm debounce={250}>
        <TextInput
          source="q"
          type="search"
          label={t('comments.filters.q')}
          placeholder={t('comments.filters.qHint')}
          helperText={false}
          margin="none"
          fullWidth
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </FilterLiveForm>
      {isFiltered(filters) && (
        <Button onClick={onClear} sx={{ justifySelf: 'start', gridColumn: '1 / -1', ml: -3.5, my: -1 }}>
          {t('comments.filters.clear')}
        </Button>
      )}
    </Box>
  );
}

const select = {
  isRequired: true,
  translateChoice: false,
  helperText: false,
  margin: 'none',
  fullWidth: true,
  slotProps: { select: { displayEmpty: true } },
} as const;

const row = {
  display: 'grid',
  alignItems: 'end',
  gap: 3,
  mb: 3,
  pb: 3,
  // It stays where there is room for it.
  position: { md: 'sticky' },
  top: headerHeight,
  zIndex: 2,
  bgcolor: 'background.default',
  pt: { md: 2 },
  mt: { md: -2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
