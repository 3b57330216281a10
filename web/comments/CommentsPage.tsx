import Close from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { InfiniteListBase, useListContext } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { useEventStream } from '../events.ts';
import { locale } from '../i18n/locale.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { headerHeight } from '../theme.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { CommentList, type CommentRecord } from './CommentList.tsx';
import { type Filters, isFiltered } from './commentsModel.ts';
import { ExportButton } from './ExportButton.tsx';
import { HistoryFields } from './HistoryFields.tsx';
import { Trace } from './Trace.tsx';

const perPage = 25;

export function CommentsPage() {
  useEventStream();
  return (
    // Without a store key the address alone holds the filters: a link shows the same to whoever opens it.
    <InfiniteListBase<CommentRecord>
      perPage={perPage}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={false}
      exporter={false}
      // The page shows what failed, and why.
      queryOptions={{ onError: () => {} }}
    >
      <History />
    </InfiniteListBase>
  );
}

function History() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { '*': commentId } = useParams();
  const { total, filterValues, setFilters } = useListContext<CommentRecord>();
  const filters = filterValues as Filters;
  const clear = () => setFilters({}, undefined, false);
  return (
    <Page
      title={t('comments.title')}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          <Typography component="p" role="status" color="textSecondary">
            {t('comments.total')}{' '}
            <Box
              component="strong"
              className="tabular"
              sx={{ color: 'text.primary', fontWeight: 600, ml: 1 }}
            >
              {total?.toLocaleString(locale()) ?? '–'}
            </Box>
          </Typography>
          <Changes>
            <ExportButton filters={filters} total={total ?? 0} />
          </Changes>
        </Box>
      }
    >
      <CommentFilters filters={filters} onClear={clear} />
      <CommentList filters={filters} onClear={clear} />
      <TraceDrawer
        id={commentId || null}
        onClose={() => navigate({ pathname: '/comments-history', search })}
      />
    </Page>
  );
}

function CommentFilters({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const t = useTranslate();
  const { accounts } = useAccounts();
  return (
    <Box sx={row}>
      <HistoryFields accounts={accounts} />
      {isFiltered(filters) && (
        <Button onClick={onClear} sx={{ ml: -3.5, mt: 2, mb: -1 }}>
          {t('comments.filters.clear')}
        </Button>
      )}
    </Box>
  );
}

const row = {
  mb: 3,
  pb: 3,
  position: { md: 'sticky' },
  top: headerHeight,
  zIndex: 2,
  bgcolor: 'background.default',
  pt: { md: 2 },
  mt: { md: -2 },
} as const;

type Props = { id: string | null; onClose: () => void };

function TraceDrawer({ id, onClose }: Props) {
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
          {t('comments.trace.title')}
        </Typography>
        <IconButton autoFocus onClick={onClose} aria-label={t('comments.trace.close')}>
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
    queryFn: ({ signal }) => api.readTrace(id, { signal }),
  });
  if (isPending) return <TraceSkeleton />;
  if (data) return <Trace trace={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title={t('comments.trace.gone')} text={t('comments.trace.goneText')} />;
  }
  return (
    <ErrorState
      title={t('comments.trace.failed')}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function TraceSkeleton() {
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
