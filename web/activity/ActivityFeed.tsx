import { Box, Button, Collapse, List, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Dot } from '../components/Dot.tsx';
import { Faces } from '../components/Faces.tsx';
import { Notice } from '../components/Notice.tsx';
import { OutLink } from '../components/OutLink.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import type { EventKind, StreamStatus } from '../eventStream.ts';
import { reconnect, useEvents } from '../events.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';
import { Ago } from './Ago.tsx';
import { type FeedItem, feedItems } from './feedModel.ts';
import { recentLength, useRecent } from './useRecent.ts';

export function ActivityFeed({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const { feed, status } = useEvents();
  const recent = useRecent(accountId);
  const items = feedItems(feed, recent.data?.rows ?? [], accountId, t, recentLength);
  // Live events show even if the history fails to load.
  const shown = { ...recent, data: items.length > 0 ? items : recent.data };
  return (
    <>
      <StreamNote status={status} />
      <Faces query={shown} failed={t('activity.feed.failed')} loading={<RowsSkeleton rows={6} height={56} />}>
        {items.length === 0 ? (
          <Typography color="textSecondary">{t('activity.feed.empty')}</Typography>
        ) : (
          <>
            <Box role="log" aria-label={t('activity.feed.label')}>
              <List component="ol" disablePadding>
                {items.map((item) => (
                  <FeedRow key={item.key} item={item} />
                ))}
              </List>
            </Box>
            <Button component={RouterLink} to="/comments-history" size="small" sx={{ mt: 2, ml: -2.5 }}>
              {t('activity.feed.all')}
            </Button>
          </>
        )}
      </Faces>
    </>
  );
}

const tones: Record<EventKind, Tone> = {
  state: 'neutral',
  comment_posted: 'good',
  comment_unknown: 'warning',
  post_skipped: 'neutral',
  fault: 'bad',
  draft: 'info',
  autonomy: 'info',
};

function FeedRow({ item: { kind, message, postUrl, comment, at } }: { item: FeedItem }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, py: 2, alignItems: 'baseline' }}>
      <Dot tone={tones[kind]} isFilled={kind === 'comment_posted'} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <OutLink url={postUrl} color="inherit">
            {message}
          </OutLink>
        </Typography>
        {comment && (
          <Typography variant="body2" noWrap color="textSecondary">
            {comment}
          </Typography>
        )}
      </Box>
      <Ago at={at} />
    </Box>
  );
}

/** Longer than the restart of a server, in ms. */
const lostMs = 3_000;

function StreamNote({ status }: { status: StreamStatus }) {
  const t = useTranslate();
  const [lost, setLost] = useState(false);
  const isLive = status === 'live';
  useEffect(() => {
    if (isLive) return setLost(false);
    const timer = setTimeout(() => setLost(true), lostMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  return (
    <Box role="status">
      <Collapse in={lost} unmountOnExit>
        <Notice
          severity="warning"
          action={t('activity.feed.again')}
          onAction={reconnect}
          busy={status === 'connecting'}
          sx={{ mb: 3 }}
        >
          {t('activity.feed.lost')}
        </Notice>
      </Collapse>
    </Box>
  );
}
