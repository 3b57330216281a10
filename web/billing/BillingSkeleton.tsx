import { Box, Skeleton, Stack } from '@mui/material';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

export function BillingSkeleton({ subscribed }: { subscribed: boolean }) {
  const t = useTranslate();
  return (
    <Stack role="status" aria-label={t('billing.loading')} sx={{ gap: 5 }}>
      <Box>
        <Skeleton variant="rounded" height={52} sx={{ mb: 5 }} />
        <Skeleton variant="rounded" height={subscribed ? 164 : 602} />
      </Box>
      <Panel title={t('billing.cards.title')}>
        <Skeleton variant="rounded" height={88} />
      </Panel>
      <Panel title={t('billing.invoices.title')}>
        <RowsSkeleton rows={3} />
      </Panel>
    </Stack>
  );
}
