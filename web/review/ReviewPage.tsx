import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { Box, Button, Card, useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { InfiniteListBase, useTranslate as useRaTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Notice } from '../components/Notice.tsx';
import { Page } from '../components/Page.tsx';
import { StickyBar } from '../components/StickyBar.tsx';
import { can, sortOf, type Verb } from '../drafts/reviewModel.ts';
import { useEventStream } from '../events.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { currentWorkspace } from '../workspace.ts';
import { AutonomyOffer } from './AutonomyOffer.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DraftActions } from './DraftActions.tsx';
import { DraftDetail } from './DraftDetail.tsx';
import { DraftList } from './DraftList.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { type Command, commandOf, isElsewhere, useShortcutsOn } from './shortcuts.ts';
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
  useShortcuts(review, () => setHelping(true));
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
            <Button
              variant="outlined"
              startIcon={<KeyboardOutlined />}
              onClick={() => setHelping(true)}
              sx={{ '@media (pointer: coarse)': { display: 'none' } }}
            >
              {t('review.keys')}
            </Button>
          </>
        )
      }
    >
      {review.needsSubscription && (
        <Notice severity="error" to="/billing" action={t('review.subscription.action')} sx={{ mb: 4 }}>
          {t('review.subscription.needed')}
        </Notice>
      )}
      {!readsOne && currentWorkspace() === null && (
        <AutonomyOffer wanted={current?.accountId ?? review.filters.accountId} />
      )}
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
      <Said review={review} />
      <ShortcutsDialog open={helping} onClose={() => setHelping(false)} />
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

const columns = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)',
  '&:not(:has(> :nth-of-type(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' },
};
const beside = { position: 'sticky', top: 72, maxHeight: 'calc(100dvh - 88px)', overflowY: 'auto' };

/** Only these work in a support view. */
const looks: ReadonlySet<Command> = new Set(['next', 'previous', 'help']);

function useShortcuts(review: ReviewState, showHelp: () => void): void {
  const t = useTranslate();
  const [on] = useShortcutsOn();
  const isViewing = useSession().view !== null || currentWorkspace()?.role === 'viewer';
  const { current } = review;

  const act = (verb: Verb) => current && can(current, verb) && review[verb](current);
  const commands: Record<Command, () => unknown> = {
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
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.defaultPrevented || isElsewhere(event.target)) return;
    const command = commandOf(event);
    if (!command || (isViewing && !looks.has(command))) return;
    event.preventDefault();
    commands[command]();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function Said({ review }: { review: ReviewState }) {
  const ra = useRaTranslate();
  const { announcement, canUndo, undo } = review;
  return (
    <Box sx={[place, announcement === '' && { clipPath: 'inset(50%)' }]}>
      <Box role="status" aria-atomic="true" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {announcement}
      </Box>
      {announcement !== '' && canUndo && (
        <Button size="small" variant="outlined" aria-keyshortcuts="U" onClick={undo} sx={{ flex: 'none' }}>
          {ra('ra.action.undo')}
        </Button>
      )}
    </Box>
  );
}

const place = {
  position: 'fixed',
  top: 64,
  left: '50%',
  translate: '-50%',
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  // Buttons below it can still be clicked.
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto' },
  px: 4,
  py: 1.5,
  borderRadius: '10px',
  border: 1,
  borderColor: 'line',
  bgcolor: 'raised',
  boxShadow: ({ palette }: { palette: { shadow1: string } }) => palette.shadow1,
};
