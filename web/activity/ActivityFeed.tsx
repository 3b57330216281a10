import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorState } from '../components/ErrorState.tsx';
import { reconnect, useEvents } from '../events.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useEngineNow } from './engineClock.ts';
import { FeedRow } from './FeedRow.tsx';
import { feedItems } from './feedModel.ts';
import { StreamNote } from './StreamNote.tsx';
import { recentLength, useRecent } from './useRecent.ts';

/** Live events on top of the latest comments. */
export function ActivityFeed({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const { feed, status } = useEvents();
  const now = useEngineNow(30_000);
  const recent = useRecent(accountId);
  const items = feedItems(feed, recent.data?.rows ?? [], accountId, t, recentLength);
  return (
    <>
      <StreamNote status={status} onRetry={reconnect} />
      {recent.isPending ? (
        <FeedSkeleton />
      ) : recent.isError && items.length === 0 ? (
        <ErrorState
          title={t('activity.feed.failed')}
          error={recent.error}
          onRetry={() => void recent.refetch()}
          retrying={recent.isFetching}
        />
      ) : items.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', py: 4 }}>{t('activity.feed.empty')}</Typography>
      ) : (
        <>
          <Box role="log" aria-label={t('activity.feed.label')}>
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {items.map((item) => (
                <FeedRow key={item.key} item={item} now={now} />
              ))}
            </Box>
          </Box>
          <Button component={RouterLink} to="/comments-history" size="small" sx={{ mt: 2, ml: -2.5 }}>
            {t('activity.feed.all')}
          </Button>
        </>
      )}
    </>
  );
}

const FeedSkeleton = () => (
  <Box aria-hidden>
    {[70, 55, 62, 48, 66, 58].map((width) => (
      <Box key={width} sx={{ py: 2 }}>
        <Skeleton width={`${width * 0.6}%`} />
        <Skeleton width={`${width}%`} height={18} />
      </Box>
    ))}
  </Box>
);
