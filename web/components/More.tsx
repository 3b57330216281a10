import { Box, Button, Typography } from '@mui/material';
import { useInfinitePaginationContext } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';

/** The button for the next page of an infinite list. */
export function More({ shown, total = shown }: { shown: number; total?: number | undefined }) {
  const t = useTranslate();
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  if (!hasNextPage) return null;
  return (
    <Box sx={place}>
      <Button
        variant="outlined"
        size="small"
        loading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {t('review.list.more')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('review.list.shown', { shown, total })}
      </Typography>
    </Box>
  );
}

const place = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  p: 4,
  borderTop: 1,
  borderColor: 'divider',
};
