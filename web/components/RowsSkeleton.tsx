import { Box, Skeleton } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

export function RowsSkeleton({ rows, height = 44 }: { rows: number; height?: number }) {
  const t = useTranslate();
  const keys = Array.from({ length: rows }, (_, index) => index);
  return (
    <Box role="status" aria-label={t('components.loading')}>
      {keys.map((key) => (
        <Box
          key={key}
          sx={{
            height,
            px: 4,
            display: 'flex',
            alignItems: 'center',
            gap: 6,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Skeleton sx={{ flex: 2, maxWidth: 180 }} />
          <Skeleton sx={{ flex: 3, maxWidth: 260 }} />
          <Box sx={{ flex: 1 }} />
          <Skeleton width={64} />
        </Box>
      ))}
    </Box>
  );
}
