import { Box, Button } from '@mui/material';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { headerHeight } from '../theme.ts';
import { type Filters, isFiltered } from './commentsModel.ts';
import { HistoryFields } from './HistoryFields.tsx';

export function CommentFilters({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const t = useTranslate();
  const { accounts } = useAccounts();
  return (
    <Box sx={row}>
      <HistoryFields accounts={accounts} />
      {isFiltered(filters) && (
        <Button onClick={onClear} sx={{ ml: -3.5, mt: 2, mb: -1 }}>
          {t('comments.filters.clear')}
        </Button>
      )}
    </Box>
  );
}

const row = {
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
