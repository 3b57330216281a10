import { Box, Chip, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { useAccounts } from '../accounts/useAccounts.ts';
import { DateRangeFilter } from '../comments/DateRangeFilter.tsx';
import { FilterRow, FilterText } from '../components/FilterRow.tsx';
import { FilterSelect } from '../components/FilterSelect.tsx';
import { focusContent } from '../components/keepFocus.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useOpenReplies } from '../inbox/useOpenReplies.ts';
import type { Filters, ReplyRecord } from './repliesModel.ts';

const parts = ['open', 'handled', 'all'] as const;
type Part = (typeof parts)[number];

export function ReplyFilters() {
  const t = useTranslate();
  const { accounts } = useAccounts();
  const { count } = useOpenReplies();
  const { filterValues, setFilters, data } = useListContext<ReplyRecord>();
  const { handled, authorId } = filterValues as Filters;
  const part: Part = handled === undefined ? 'all' : handled ? 'handled' : 'open';
  const choose = (patch: Filters) => setFilters({ ...filterValues, ...patch }, undefined, false);
  const name = data?.find((reply) => reply.authorId === authorId)?.authorName;
  return (
    <Box sx={{ mb: 5 }}>
      <Tabs
        value={part}
        onChange={(_, next: Part) => choose({ handled: next === 'all' ? undefined : next === 'handled' })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('replies.show')}
        sx={{ mb: 3 }}
      >
        {parts.map((each) => (
          <Tab
            key={each}
            value={each}
            label={each === 'open' && count ? `${t('replies.open')} · ${count}` : t(`replies.${each}`)}
            aria-controls={part === each ? 'replies' : undefined}
          />
        ))}
      </Tabs>
      <FilterRow>
        <FilterSelect
          source="accountId"
          label={t('review.filters.account')}
          all={t('review.filters.everyAccount')}
          choices={accounts.map(({ accountId, name }) => ({ id: accountId, name }))}
        />
        <DateRangeFilter />
        <FilterText source="q" label={t('comments.filters.q')} placeholder={t('comments.filters.qHint')} />
      </FilterRow>
      {authorId && (
        <Chip
          label={t('replies.only', { name: name ?? t('replies.onePerson') })}
          onDelete={() => {
            focusContent();
            choose({ authorId: undefined });
          }}
          sx={{ mt: 3, maxWidth: '100%' }}
        />
      )}
    </Box>
  );
}
