import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { InfiniteListBase, useInfinitePaginationContext, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Comment } from '../../server/comments/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { useEvents } from '../events.ts';
import { CommentCard, layout } from './CommentCard.tsx';
import { CommentFilters } from './CommentFilters.tsx';
import { byDay, dayText, type Filters, isFiltered, withFilter } from './commentsModel.ts';

type CommentRecord = Comment & { id: string };

const perPage = 25;

export function CommentsPage() {
  useEvents();
  return (
    // Without a store key the address alone holds the filters: a link shows the same to whoever opens it.
    <InfiniteListBase<CommentRecord>
      resource="comments"
      perPage={perPage}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={false}
      exporter={false}
    >
      <History />
    </InfiniteListBase>
  );
}

function History() {
  const { total, filterValues, setFilters } = useListContext<CommentRecord>();
  const filters = filterValues as Filters;
  return (
    <Page
      title="Comments History"
      actions={
        <Typography component="p" role="status" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
          Total Comments{' '}
          <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600, ml: 1 }}>
            {total?.toLocaleString('en-GB') ?? '–'}
          </Box>
        </Typography>
      }
    >
      <CommentFilters
        filters={filters}
        onChange={(patch) => setFilters(withFilter(filters, patch), undefined, false)}
        onClear={() => setFilters({}, undefined, false)}
      />
      <Days filters={filters} onClear={() => setFilters({}, undefined, false)} />
    </Page>
  );
}

function Days({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const { data, isPending, error, refetch, isFetching } = useListContext<CommentRecord>();
  const { accounts } = useAccounts();
  if (isPending) return <CardsSkeleton />;
  if (error && !data) {
    return (
      <Card>
        <ErrorState
          title="Your comments could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  const comments = data ?? [];
  if (comments.length === 0) return <Card>{isFiltered(filters) ? <NothingFound onClear={onClear} /> : <NothingYet />}</Card>;
  const now = new Date();
  return (
    <Box aria-busy={isFetching}>
      {byDay(comments).map((day) => (
        <Box component="section" key={day.key} aria-label={dayText(day.date, now)} sx={{ mb: 6 }}>
          <Typography variant="h2" sx={{ mb: 3 }}>
            {dayText(day.date, now)}
          </Typography>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {day.comments.map((comment) => (
              <CommentCard
                key={comment._id}
                comment={comment}
                sender={accounts.find((account) => account.accountId === comment.accountId)?.name}
              />
            ))}
          </Box>
        </Box>
      ))}
      <More shown={comments.length} />
    </Box>
  );
}

function More({ shown }: { shown: number }) {
  const { total } = useListContext();
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  if (!hasNextPage) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Load more
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {shown} of {total} shown
      </Typography>
    </Box>
  );
}

const NothingYet = () => (
  <EmptyState
    title="No comments yet"
    text="Every comment that is posted in your name is kept here, with a link to where it stands."
    action={
      <Button component={Link} to="/dashboard" variant="contained">
        Go to the dashboard
      </Button>
    }
  />
);

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="No comments match"
    text="Nothing was said by this sender, in these days, in this mode."
    action={
      <Button onClick={onClear} variant="outlined">
        Show all comments
      </Button>
    }
  />
);

const CardsSkeleton = () => (
  <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 3 }}>
    <Skeleton width={90} height={24} />
    {[0, 1, 2, 3].map((card) => (
      <Card key={card} sx={layout}>
        <Skeleton variant="circular" width={36} height={36} sx={{ gridArea: 'avatar' }} />
        <Box sx={{ gridArea: 'head' }}>
          <Skeleton width={160} />
          <Skeleton width={220} height={16} />
        </Box>
        <Box sx={{ gridArea: 'text' }}>
          <Skeleton width="94%" />
          <Skeleton width="60%" />
        </Box>
      </Card>
    ))}
  </Box>
);
