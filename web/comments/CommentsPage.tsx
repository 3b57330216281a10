import { Box, Button, Typography } from '@mui/material';
import { InfiniteListBase, useListContext } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAccounts } from '../accounts/useAccounts.ts';
import { Page } from '../components/Page.tsx';
import { useEventStream } from '../events.ts';
import { locale } from '../i18n/momentText.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { headerHeight } from '../theme.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { CommentList, type CommentRecord } from './CommentList.tsx';
import { type Filters, isFiltered } from './commentsModel.ts';
import { ExportButton } from './ExportButton.tsx';
import { HistoryFields } from './HistoryFields.tsx';
import { ReceiptDrawer } from './ReceiptDrawer.tsx';

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
          <Typography component="p" role="status" sx={{ color: 'text.secondary' }}>
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
      <ReceiptDrawer
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
  // It stays where there is room for it.
  position: { md: 'sticky' },
  top: headerHeight,
  zIndex: 2,
  bgcolor: 'background.default',
  pt: { md: 2 },
  mt: { md: -2 },
} as const;
