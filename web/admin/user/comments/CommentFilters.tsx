import { Box } from '@mui/material';
import { HistoryFields } from '../../../comments/HistoryFields.tsx';
import { filterRow } from '../../../components/filterStyles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAccountsOf } from './useAccountsOf.ts';

/** Those of the customer's own history. */
export function CommentFilters({ userId }: { userId: string }) {
  const t = useTranslate();
  return (
    <Box role="search" aria-label={t('comments.filters.name')} sx={filterRow}>
      <HistoryFields accounts={useAccountsOf(userId)} />
    </Box>
  );
}
