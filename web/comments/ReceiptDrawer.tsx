import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Receipt } from './Receipt.tsx';

type Props = { id: string | null; onClose: () => void };

export function ReceiptDrawer({ id, onClose }: Props) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={id !== null}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paper } }}
    >
      <Box sx={head}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {t('comments.receipt.title')}
        </Typography>
        <IconButton autoFocus onClick={onClose} aria-label={t('comments.receipt.close')}>
          <Close />
        </IconButton>
      </Box>
      {id !== null && <Loaded id={id} />}
    </Drawer>
  );
}

function Loaded({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, isPending, refetch, isFetching } = useQuery({
    queryKey: ['comment-receipts', id],
    queryFn: ({ signal }) => api.readReceipt(id, { signal }),
  });
  if (isPending) return <ReceiptSkeleton />;
  if (data) return <Receipt receipt={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title={t('comments.receipt.gone')} text={t('comments.receipt.goneText')} />;
  }
  return (
    <ErrorState
      title={t('comments.receipt.failed')}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function ReceiptSkeleton() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t('components.loading')} sx={{ p: 6, display: 'grid', gap: 2 }}>
      <Skeleton width={180} />
      <Skeleton variant="rounded" height={88} />
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} width={`${88 - line * 7}%`} />
      ))}
    </Box>
  );
}

const paper = {
  width: 'min(480px, 100vw)',
  bgcolor: 'background.paper',
  borderRight: 0,
  borderLeft: 1,
  borderColor: 'divider',
};
const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  pl: 6,
  pr: 4,
  py: 3,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
