import { Box, Card, Skeleton } from '@mui/material';
import { timelineHeight } from './Timeline.tsx';

/** The shape of the status while it is not known whose it is. */
export const StatusSkeleton = () => (
  <Card sx={{ p: { xs: 4, sm: 5 } }}>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 264px' },
        columnGap: 10,
        rowGap: 5,
      }}
    >
      <Box sx={{ display: 'flex', gap: 4 }}>
        <Skeleton variant="circular" width={44} height={44} sx={{ flex: 'none' }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width={160} height={24} />
          <Skeleton width={280} height={30} sx={{ maxWidth: '100%' }} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'center' }}>
        <Skeleton height={28} />
        <Skeleton height={28} />
        <Skeleton variant="rounded" height={140} />
      </Box>
    </Box>
    <Skeleton width={240} height={32} sx={{ mt: 6, mb: 2 }} />
    <Skeleton variant="rounded" height={timelineHeight} />
    <Skeleton width={320} height={16} sx={{ mt: 2.5, maxWidth: '100%' }} />
  </Card>
);
