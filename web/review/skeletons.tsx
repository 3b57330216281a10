import { Box, Skeleton } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

const rows = [0, 1, 2, 3, 4, 5];

export function ListSkeleton() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t('review.loading')}>
      <Box sx={{ height: 48 }} />
      {rows.map((row) => (
        <Box
          key={row}
          sx={{ display: 'flex', gap: 3, p: 3, pl: 4, height: 112, borderTop: 1, borderColor: 'divider' }}
        >
          <Skeleton variant="rounded" width={18} height={18} sx={{ mt: 0.5 }} />
          <Box sx={{ flex: 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Skeleton variant="circular" width={24} height={24} />
              <Skeleton width={120} />
            </Box>
            <Skeleton width="96%" />
            <Skeleton width="70%" />
            <Skeleton width={90} height={14} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export const DetailSkeleton = () => (
  <Box aria-hidden sx={{ p: 4 }}>
    <Box sx={{ display: 'flex', gap: 3, mb: 4 }}>
      <Skeleton variant="circular" width={40} height={40} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width={160} height={24} />
        <Skeleton width="60%" height={16} />
      </Box>
    </Box>
    <Skeleton width={48} />
    <Skeleton variant="rounded" height={80} sx={{ mt: 1, mb: 4 }} />
    <Skeleton width={80} />
    <Skeleton height={28} width="94%" />
    <Skeleton height={28} width="52%" />
    <Skeleton variant="rounded" height={36} width={300} sx={{ mt: 6 }} />
  </Box>
);
