import Close from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, ListSubheader, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { InfiniteListBase, useListContext } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { CommentList, type CommentRecord } from '../comments/CommentList.tsx';
import { HistoryFields } from '../comments/HistoryFields.tsx';
import { HistoryNav } from '../comments/HistoryNav.tsx';
import { fileName } from '../comments/rangeModel.ts';
import { Trace } from '../comments/Trace.tsx';
import { useFilters } from '../comments/useFilters.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ExportMenu } from '../components/ExportMenu.tsx';
import { listQuery } from '../components/exportFile.ts';
import { Faces } from '../components/Faces.tsx';
import { passFocus } from '../components/keepFocus.ts';
import { Page } from '../components/Page.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useEventStream } from '../events.ts';
import { countText } from '../i18n/numbers.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { headerHeight } from '../theme.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';

export function CommentsPage() {
  useEventStream();
  return (
    // Without a store key the address alone holds the filters, so a link shows the same to everyone.
    <InfiniteListBase<CommentRecord>
      perPage={25}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={false}
      exporter={false}
      // The page shows the error.
      queryOptions={{ onError: () => {} }}
    >
      <History />
    </InfiniteListBase>
  );
}

function History() {
  const t = useTranslate();
  const { accounts } = useAccounts();
  const { total } = useListContext<CommentRecord>();
  const { filters, isFiltered, clear } = useFilters();
  return (
    <Page
      title={t('comments.title')}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          <Typography component="p" role="status" color="textSecondary">
            {t('comments.total')}{' '}
            <Typography
              component="strong"
              className="tabular"
              sx={{ fontWeight: 600, ml: 1 }}
              color="textPrimary"
            >
              {total === undefined ? '–' : countText(total)}
            </Typography>
          </Typography>
          {!currentWorkspace() && (
            <Changes>
              <ExportMenu
                path="/api/exports/comments"
                query={listQuery(filters)}
                name={fileName(filters, new Date())}
                failed={t('comments.export.failed')}
                disabled={!total}
              >
                <ListSubheader
                  role="presentation"
                  sx={{ lineHeight: '28px', px: 2.5, bgcolor: 'transparent' }}
                >
                  {t('comments.export.all', { smart_count: total ?? 0 })}
                </ListSubheader>
              </ExportMenu>
            </Changes>
          )}
        </Box>
      }
    >
      <HistoryNav />
      <Box sx={row}>
        <HistoryFields accounts={accounts} />
        {isFiltered && (
          <Button
            onClick={({ currentTarget }) => {
              // The comments after it are about to be replaced.
              passFocus(currentTarget, -1);
              clear();
            }}
            sx={{ ml: -3.5, mt: 2, mb: -1 }}
          >
            {t('comments.filters.clear')}
          </Button>
        )}
      </Box>
      <CommentList />
      <TraceDrawer />
    </Page>
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

function TraceDrawer() {
  const t = useTranslate();
  const titleId = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { '*': id } = useParams();
  const close = () => navigate({ pathname: '/comments-history', search });
  return (
    <Drawer
      anchor="right"
      open={Boolean(id)}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paper } }}
    >
      <Box sx={head}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {t('comments.trace.title')}
        </Typography>
        <IconButton autoFocus onClick={close} aria-label={t('comments.trace.close')}>
          <Close />
        </IconButton>
      </Box>
      {id && <Loaded id={id} />}
    </Drawer>
  );
}

function Loaded({ id }: { id: string }) {
  const t = useTranslate();
  const found = useQuery({
    queryKey: ['comment-receipts', id],
    queryFn: ({ signal }) => api.readTrace(id, { signal }),
  });
  if (found.error instanceof ApiError && found.error.status === 404)
    return <EmptyState title={t('comments.trace.gone')} text={t('comments.trace.goneText')} />;
  return (
    <Faces query={found} failed={t('comments.trace.failed')} loading={<RowsSkeleton rows={8} />}>
      {(trace) => <Trace trace={trace} />}
    </Faces>
  );
}

const paper = {
  width: 'min(480px, 100vw)',
  bgcolor: 'background.paper',
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
