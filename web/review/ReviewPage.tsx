import { Box, Button, Card, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { InfiniteListBase } from 'react-admin';
import { Link } from 'react-router-dom';
import { listAndPane, pane } from '../components/listAndPane.ts';
import { Notice } from '../components/Notice.tsx';
import { Page } from '../components/Page.tsx';
import { StickyBar } from '../components/StickyBar.tsx';
import { can, sortOf, type Verb } from '../drafts/reviewModel.ts';
import { useEventStream } from '../events.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ProposalLine } from '../learning/ProposalLine.tsx';
import { Announcement } from '../shortcuts/Announcement.tsx';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton.tsx';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { currentWorkspace } from '../workspace.ts';
import { AutonomyOffer } from './AutonomyOffer.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DraftActions } from './DraftActions.tsx';
import { DraftDetail } from './DraftDetail.tsx';
import { DraftList } from './DraftList.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { reviewKeys } from './reviewKeys.ts';
import { type ReviewState, useReview } from './useReview.ts';

export function ReviewPage() {
  useEventStream();
  return (
    // Only the address holds the filters, so that a link shows the same list to everybody.
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
  useReviewKeys(review, () => setHelping(true));
  const keys = useKeyTexts();
  const { current, isEditing, selected } = review;
  const readsOne = isNarrow && current !== null;

  return (
    <Page
      title={t('review.title')}
      description={readsOne || currentWorkspace() ? undefined : t('review.description')}
      actions={
        !readsOne && (
          <>
            <Button variant="outlined" component={Link} to="/review/sources">
              {t('review.sources')}
            </Button>
            <ShortcutsButton onClick={() => setHelping(true)} />
          </>
        )
      }
    >
      {review.needsSubscription && (
        <Notice severity="error" to="/billing" action={t('review.subscription.action')} sx={{ mb: 4 }}>
          {t('review.subscription.needed')}
        </Notice>
      )}
      {!readsOne && <ProposalLine />}
      {!readsOne && currentWorkspace() === null && (
        <AutonomyOffer wanted={current?.accountId ?? review.filters.accountId} />
      )}
      {!readsOne && <ReviewFilters />}
      <Box sx={isNarrow ? undefined : listAndPane}>
        {!readsOne && <DraftList review={review} isNarrow={isNarrow} />}
        {(readsOne || (!isNarrow && !review.isEmpty)) && (
          <Card component="section" aria-label={t('review.detail.comment')} sx={isNarrow ? undefined : pane}>
            <DraftDetail review={review} isNarrow={isNarrow} />
          </Card>
        )}
      </Box>
      <Announcement announcement={review.announcement} undo={review.canUndo ? review.undo : null} />
      <ShortcutsDialog keys={keys} open={helping} onClose={() => setHelping(false)} />
      {readsOne && !isEditing && (
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

function useReviewKeys(review: ReviewState, showHelp: () => void): void {
  const t = useTranslate();
  const { current } = review;
  const act = (verb: Verb) => current && can(current, verb) && review[verb](current);
  useShortcuts(
    reviewKeys,
    {
      next: () => review.move(1),
      previous: () => review.move(-1),
      approve() {
        if (review.needsSubscription) review.announce(t('review.subscription.needed'));
        else act('approve');
      },
      edit: () => act('edit'),
      hold: () => act('hold'),
      discard: () => act('discard'),
      select: () => current && can(current, 'approve') && review.toggle(current),
      undo: review.undo,
      help: showHelp,
    },
    ['next', 'previous', 'help'],
  );
}

function useKeyTexts() {
  const t = useTranslate();
  return [
    ...Object.entries(reviewKeys).map(
      ([key, command]) => [[key.toUpperCase()], t(`review.shortcuts.${command}`)] as const,
    ),
    [['Ctrl', 'Enter'], t('review.shortcuts.save')] as const,
    [['Esc'], t('review.shortcuts.cancel')] as const,
  ];
}
