import { Box, Button } from '@mui/material';
import { useAccounts } from '../accounts/useAccounts.ts';
import { filterRow } from '../components/filterStyles.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { headerHeight } from '../theme.ts';
import { type Filters, isFiltered } from './commentsModel.ts';
import { HistoryFields } from './HistoryFields.tsx';

type Props = { filters: Filters; onClear: () => void };

/** What of the history is shown. */
export function CommentFilters({ filters, onClear }: Props) {
  const t = useTranslate();
  const { accounts } = useAccounts();
  return (
    <Box role="search" aria-label={t('comments.filters.name')} sx={row}>
      <HistoryFields accounts={accounts} />
      {isFiltered(filters) && (
        <Button onClick={onClear} sx={{ justifySelf: 'start', gridColumn: '1 / -1', ml: -3.5, my: -1 }}>
          {t('comments.filters.clear')}
        </Button>
      )}
    </Box>
  );
}

const row = {
  ...filterRow,
  mb: 3,
  pb: 3,
  // It stays where there is room for it.
  position: { md: 'sticky' },
  top: headerHeight,
  zIndex: 2,
  bgcolor: 'background.default',
  pt: { md: 2 },
  mt: { md: -2 },
} as const;
