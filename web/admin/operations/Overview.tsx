import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Faces } from '../../components/Faces.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { operationsApi } from './operationsApi.ts';
import { ReadsPanel } from './ReadsPanel.tsx';
import { StopPanel } from './StopPanel.tsx';
import { Tiles } from './Tiles.tsx';

/** What is asked anew while somebody looks. What is shown stays until there is something else to show. */
const refreshMs = 10_000;

export function Overview() {
  const t = useTranslate();
  const found = useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => operationsApi.read({ signal }),
    refetchInterval: refreshMs,
  });
  return (
    <Faces of={found} failed={t('admin.operations.failed')} loading={<RowsSkeleton rows={8} />}>
      {({ engine, backlog, providers, version }) => (
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Tiles engine={engine} backlog={backlog} version={version} stale={found.isError} />
          <StopPanel />
          <ActivityPanel />
          <ReadsPanel />
          <ChecksPanel providers={providers} />
        </Box>
      )}
    </Faces>
  );
}
