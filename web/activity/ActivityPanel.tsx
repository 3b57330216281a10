import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '../api.ts';
import { ago, clockText, dayText, shortDay } from '../comments/commentsModel.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { Panel } from '../components/Panel.tsx';
import { safeHref } from '../dashboard/linesModel.ts';
import type { EventKind } from '../eventStream.ts';
import { useEvents } from '../events.ts';
import type { Tone } from '../theme.ts';
import { type FeedItem, feedItems } from './feedModel.ts';
import { useNow } from './useNow.ts';

const tones: Record<EventKind, Tone> = {
  state: 'neutral',
  comment_posted: 'good',
  comment_unknown: 'warning',
  post_skipped: 'neutral',
  fault: 'bad',
  draft: 'neutral',
};

/** What happens as it happens, on top of the last comments. */
export function ActivityPanel({ accountId }: { accountId: string }) {
  const { feed, status } = useEvents();
  const now = useNow(30_000);
  const recent = useQuery({
    queryKey: ['comments', 'recent', accountId],
    queryFn: ({ signal }) => api.listComments({ sort: ['createdAt', 'DESC'], range: [0, 7], filter: { accountId } }, { signal }),
  });
  const items = feedItems(feed, recent.data?.rows ?? [], accountId);
  return (
    <Panel
      title="Activity"
      actions={
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {status === 'live' ? 'Live' : status === 'waiting' ? 'Reconnecting' : ''}
        </Typography>
      }
    >
      {recent.isPending ? (
        <FeedSkeleton />
      ) : recent.isError && items.length === 0 ? (
        <ErrorState
          title="Activity could not be loaded"
          error={recent.error}
          onRetry={() => void recent.refetch()}
          retrying={recent.isFetching}
        />
      ) : items.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing yet. What is posted, skipped or goes wrong appears here as it happens.
        </Typography>
      ) : (
        <>
          <Box component="ol" role="log" aria-label="Activity" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((item) => (
              <Item key={item.key} item={item} now={now} />
            ))}
          </Box>
          <Link component={RouterLink} to="/comments-history" variant="body2" sx={{ display: 'inline-block', mt: 2 }}>
            All comments
          </Link>
        </>
      )}
    </Panel>
  );
}

function Item({ item, now }: { item: FeedItem; now: number }) {
  const href = item.postUrl ? safeHref(item.postUrl) : undefined;
  const date = new Date(item.at);
  const exact = `${dayText(date, new Date(now))}, ${clockText(item.at)}`;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '8px minmax(0, 1fr) auto', columnGap: 3, py: 2, alignItems: 'baseline' }}
    >
      <Box
        aria-hidden
        sx={({ palette }) => ({
          width: 8,
          height: 8,
          borderRadius: '50%',
          backgroundColor: palette.tone[tones[item.kind]],
          alignSelf: 'start',
          mt: 1.5,
        })}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography>
          {href ? (
            <Link href={href} target="_blank" rel="noopener noreferrer" color="inherit">
              {item.message}
            </Link>
          ) : (
            item.message
          )}
        </Typography>
        {item.comment && (
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {item.comment}
          </Typography>
        )}
      </Box>
      <Typography
        component="time"
        dateTime={item.at}
        title={exact}
        variant="caption"
        sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {ago(item.at, now) ?? shortDay(date, new Date(now))}
      </Typography>
    </Box>
  );
}

const FeedSkeleton = () => (
  <Box aria-hidden>
    {[70, 55, 62].map((width) => (
      <Box key={width} sx={{ py: 2 }}>
        <Skeleton width={`${width * 0.6}%`} />
        <Skeleton width={`${width}%`} height={16} />
      </Box>
    ))}
  </Box>
);
