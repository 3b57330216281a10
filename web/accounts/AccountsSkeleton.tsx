import { Box, Skeleton } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import { cells } from './AccountRow.tsx';

export function AccountsSkeleton() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t('components.loading')}>
      {[0, 1, 2].map((row) => (
        <Box key={row} sx={cells}>
          <Box sx={{ gridArea: 'who', display: 'flex', alignItems: 'center', gap: 3 }}>
            <Skeleton variant="circular" width={36} height={36} />
            <Box>
              <Skeleton width={140} />
              <Skeleton width={180} />
            </Box>
          </Box>
          <Skeleton variant="rounded" width={160} height={24} sx={{ gridArea: 'chips', borderRadius: 999 }} />
          <Skeleton width={80} sx={{ gridArea: 'date' }} />
          <Box sx={{ gridArea: 'times', pl: { sm: 12 } }}>
            <Skeleton width={260} height={16} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
