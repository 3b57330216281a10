import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { Box, Button, Card, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { InfiniteListBase } from 'react-admin';
import { Page } from '../components/Page.tsx';
import { StickyBar } from '../components/StickyBar.tsx';
import { useEventStream } from '../events.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { BulkBar } from './BulkBar.tsx';
import { DraftActions } from './DraftActions.tsx';
import { DraftDetail } from './DraftDetail.tsx';
import { DraftList } from './DraftList.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { sortOf } from './reviewModel.ts';
import { Said } from './Said.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { SubscriptionNeeded } from './SubscriptionNeeded.tsx';
import { useReview } from './useReview.ts';
import { useShortcuts } from './useShortcuts.ts';

export function ReviewPage() {
  useEventStream();
  return (
    // The address alone holds the filters: a link shows the same to whoever opens it.
    <InfiniteListBase
      perPage={50}
      sort={sortOf('newest')}
      filterDefaultValues={{ state: 'waiting' }}
      storeKey={false}
      exporter={false}
    >
      <Review />
    </InfiniteListBase>
  );
}

function Review() {
  const t = useTranslate();
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const review = useReview(isNarrow);
  const [helping, setHelping] = useState(false);
  useShortcuts(review, () => setHelping(true));
  const { current, editing, selected } = review;
  const readsOne = isNarrow && current !== null;

  return (
    <Page
      title={t('review.title')}
      description={readsOne ? undefined : t('review.description')}
      actions={
        !isNarrow && (
          <Button variant="outlined" startIcon={<KeyboardOutlined />} onClick={() => setHelping(true)}>
            {t('review.keys')}
          </Button>
        )
      }
    >
      {review.needsSubscription && <SubscriptionNeeded text={t('review.subscription.needed')} />}
      {!readsOne && <ReviewFilters />}
      <Box sx={isNarrow ? undefined : columns}>
        {!readsOne && <DraftList review={review} isNarrow={isNarrow} />}
        {(readsOne || (!isNarrow && !review.isEmpty)) && (
          <Card
            component="section"
            aria-label={t('review.detail.comment')}
            sx={isNarrow ? undefined : beside}
          >
            <DraftDetail review={review} isNarrow={isNarrow} />
          </Card>
        )}
      </Box>
      {isNarrow && !readsOne && (
        <Button
          startIcon={<KeyboardOutlined />}
          onClick={() => setHelping(true)}
          sx={{ alignSelf: 'center', mt: 4 }}
        >
          {t('review.keys')}
        </Button>
      )}
      <Said review={review} />
      <ShortcutsDialog open={helping} onClose={() => setHelping(false)} />
      {readsOne && editing === null && (
        <StickyBar>
          <DraftActions review={review} draft={current} isWide />
        </StickyBar>
      )}
      {isNarrow && !readsOne && selected.length > 0 && (
        <StickyBar>
          <BulkBar review={review} />
        </StickyBar>
      )}
    </Page>
  );
}

const columns = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)',
  '&:not(:has(> :nth-of-type(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
const beside = { position: 'sticky', top: 72, maxHeight: 'calc(100dvh - 88px)', overflowY: 'auto' } as const;
