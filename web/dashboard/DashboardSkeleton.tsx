import { Box, Skeleton, Stack } from '@mui/material';
import { useFirstSteps } from '../firstRun/useFirstSteps.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

const statusHeight = 440;
const panelHeights = [330, 300, 480, 240, 160, 250];

export function DashboardSkeleton({ settingsOnly = false }: { settingsOnly?: boolean }) {
  const t = useTranslate();
  const dismissed = useFirstSteps()?.dismissed;
  return (
    <Stack role="status" aria-label={t('dashboard.loading')} sx={{ gap: 5 }}>
      {!settingsOnly && !dismissed && <Skeleton variant="rounded" height={208} />}
      {!settingsOnly && <Skeleton variant="rounded" height={statusHeight} />}
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {panelHeights.map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Box>
    </Stack>
  );
}
