import { Box, Skeleton } from '@mui/material';
import { StatusSkeleton } from '../activity/StatusSkeleton.tsx';
import { Panel } from '../components/Panel.tsx';
import { useFirstSteps } from '../firstRun/useFirstSteps.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

const columns = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
const column = { display: 'grid', gap: 5, alignContent: 'start' };

export function DashboardSkeleton({ settingsOnly = false }: { settingsOnly?: boolean }) {
  const t = useTranslate();
  const dismissed = useFirstSteps()?.dismissed;
  return (
    <Box role="status" aria-label={t('dashboard.loading')} sx={{ display: 'grid', gap: 5 }}>
      {!settingsOnly && !dismissed && <Skeleton variant="rounded" height={208} />}
      {!settingsOnly && <StatusSkeleton />}
      <Box sx={columns}>
        <Box sx={column}>
          <PanelSkeleton fields={[36, 140]} />
          <PanelSkeleton fields={[36, 36, 90, 60]} />
        </Box>
        <Box sx={column}>
          <PanelSkeleton fields={[36]} />
          <PanelSkeleton fields={[36, 120]} />
          <PanelSkeleton fields={[36, 120]} />
        </Box>
      </Box>
    </Box>
  );
}

function PanelSkeleton({ fields }: { fields: number[] }) {
  return (
    <Panel title={<Skeleton width={140} height={24} />}>
      <Box aria-hidden sx={{ display: 'grid', gap: 4 }}>
        {fields.map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields never move
          <Skeleton key={at} variant="rounded" height={height} />
        ))}
      </Box>
    </Panel>
  );
}
