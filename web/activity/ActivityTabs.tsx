import { Box, Card, Tab, Tabs, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense, startTransition, useId, useState } from 'react';
import { Dot } from '../components/Dot.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { tabProps } from '../components/tabProps.ts';
import { useEvents } from '../events.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ActivityFeed } from './ActivityFeed.tsx';

const PostDecisions = lazy(() => import('./PostDecisions.tsx'));

const streamTexts = {
  live: 'activity.feed.live',
  connecting: 'activity.feed.connecting',
  waiting: 'activity.feed.retrying',
} as const;

export function ActivityTabs({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const id = useId();
  const [shown, setShown] = useState<'feed' | 'posts'>('feed');
  const { status } = useEvents();
  const panel = (value: typeof shown, children: ReactNode) => (
    <Box
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-${value}`}
      hidden={shown !== value}
      sx={{ px: 4, pt: 3, pb: 4 }}
    >
      {shown === value && children}
    </Box>
  );
  return (
    <Card component="section" aria-label={t('activity.tabs.label')}>
      <Box sx={head}>
        <Tabs
          value={shown}
          onChange={(_, next: typeof shown) => startTransition(() => setShown(next))}
          aria-label={t('activity.tabs.label')}
          sx={{ flex: 1 }}
        >
          <Tab {...tabProps(id, 'feed', shown)} label={t('activity.tabs.feed')} />
          <Tab {...tabProps(id, 'posts', shown)} label={t('activity.tabs.posts')} />
        </Tabs>
        <Typography
          variant="body2"
          role="status"
          noWrap
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
        >
          <Dot tone={status === 'live' ? 'good' : 'warning'} isFilled={status === 'live'} />
          {t(streamTexts[status])}
        </Typography>
      </Box>
      {panel('feed', <ActivityFeed accountId={accountId} />)}
      {panel(
        'posts',
        <Suspense fallback={<RowsSkeleton rows={6} height={72} />}>
          <PostDecisions key={accountId} accountId={accountId} />
        </Suspense>,
      )}
    </Card>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  pl: 1,
  pr: 4,
  pt: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
