import { Box, MenuItem, Tab, Tabs, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { useAccounts } from '../accounts/useAccounts.ts';
import { type Filters, type Order, type ShownState, shownStates, sortOf } from '../drafts/reviewModel.ts';
import { useWaiting } from '../drafts/useWaiting.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

export function ReviewFilters() {
  const t = useTranslate();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const { accounts } = useAccounts();
  const { count } = useWaiting();
  const { state = false, accountId } = filterValues as Filters;
  const known = accounts.some((account) => account.accountId === accountId);
  const choose = (patch: Filters) => setFilters({ ...filterValues, ...patch });
  return (
    <Box sx={row}>
      <Tabs
        value={state}
        onChange={(_, next: ShownState) => choose({ state: next })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('review.states.label')}
        sx={{ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' }}
      >
        {shownStates.map((each) => (
          <Tab
            key={each}
            value={each}
            label={
              each === 'waiting' && count
                ? `${t('review.states.waiting')} · ${count}`
                : t(`review.states.${each}`)
            }
            id={`drafts-${each}`}
            aria-controls={state === each ? 'drafts' : undefined}
          />
        ))}
      </Tabs>
      <Box sx={selects}>
        <TextField
          select
          label={t('review.filters.account')}
          value={known ? accountId : ''}
          onChange={(event) => choose({ accountId: event.target.value })}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('review.filters.everyAccount')}</MenuItem>
          {accounts.map((account) => (
            <MenuItem key={account.accountId} value={account.accountId}>
              {account.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('review.filters.order')}
          value={sort.order === 'ASC' ? 'due' : 'newest'}
          onChange={(event) => setSort(sortOf(event.target.value as Order))}
        >
          <MenuItem value="newest">{t('review.filters.newest')}</MenuItem>
          <MenuItem value="due">{t('review.filters.due')}</MenuItem>
        </TextField>
      </Box>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 5, rowGap: 3, mb: 5 };
const selects = {
  display: 'grid',
  gap: 3,
  flex: { xs: '1 1 100%', md: '0 1 400px' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
};
