import { Box, Card, Skeleton } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import { cardLayout } from './cardStyles.ts';

export function CardsSkeleton() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t('components.loading')} sx={{ display: 'grid', gap: 3 }}>
      <Skeleton width={90} height={24} />
      {[0, 1, 2, 3].map((card) => (
        <Card key={card} sx={cardLayout}>
          <Skeleton variant="circular" width={36} height={36} sx={{ gridArea: 'avatar' }} />
          <Box sx={{ gridArea: 'head' }}>
            <Skeleton width={160} />
            <Skeleton width={220} height={16} />
          </Box>
          <Box sx={{ gridArea: 'text' }}>
            <Skeleton width="94%" />
            <Skeleton width="60%" />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
