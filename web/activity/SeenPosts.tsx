import { Box, Button, Typography } from '@mui/material';
import { ListBase, Pagination, useListContext } from 'react-admin';
import type { SeenPost } from '../../server/history/posts/schemas.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { SeenPostFilters } from './SeenPostFilters.tsx';
import { SeenPostRow } from './SeenPostRow.tsx';

type Row = SeenPost & { id: string };

/** Every post that the account was shown, with why it was chosen or not. */
export function SeenPosts({ accountId }: { accountId: string }) {
  return (
    <ListBase<Row>
      resource="seen-posts"
      filter={{ accountId }}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={10}
      disableSyncWithLocation
      storeKey={false}
      disableAuthentication
    >
      <SeenPostFilters />
      <Rows />
    </ListBase>
  );
}

function Rows() {
  const t = useTranslate();
  const { data, total, error, isPending, isFetching, refetch, filterValues, setFilters } =
    useListContext<Row>();
  if (isPending) return <RowsSkeleton rows={6} height={72} />;
  if (error && !data) {
    return (
      <ErrorState
        title={t('activity.posts.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data || data.length === 0) {
    const isFiltered = Object.values(filterValues).some(Boolean);
    return (
      <Box sx={{ py: 6, display: 'grid', justifyItems: 'start', gap: 3 }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t(isFiltered ? 'activity.posts.noMatch' : 'activity.posts.empty')}
        </Typography>
        {isFiltered && (
          <Button variant="outlined" size="small" onClick={() => setFilters({}, {})}>
            {t('activity.posts.clear')}
          </Button>
        )}
      </Box>
    );
  }
  return (
    <>
      <Box component="ul" aria-label={t('activity.posts.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((post) => (
          <SeenPostRow key={post.id} post={post} />
        ))}
      </Box>
      {(total ?? 0) > 10 && <Pagination rowsPerPageOptions={[10, 25, 50]} />}
    </>
  );
}
