import { Box, Button, Card, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useNow } from '../activity/useNow.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DraftRow } from './DraftRow.tsx';
import { can, type Filters } from './reviewModel.ts';
import { ListSkeleton } from './skeletons.tsx';
import type { ReviewState } from './useReview.ts';
import { useReviewOn } from './useWaiting.ts';

export function DraftList({ review, isNarrow }: { review: ReviewState; isNarrow: boolean }) {
  const t = useTranslate();
  const now = useNow(30_000);
  const { list, drafts, filters, current, selected } = review;
  const choosable = drafts.filter((draft) => can(draft, 'approve'));

  return (
    <Card
      component="section"
      id="drafts"
      tabIndex={-1}
      aria-label={t('review.list.label')}
      aria-busy={list.isFetching}
      sx={card}
    >
      {list.isPending ? (
        <ListSkeleton />
      ) : list.error && !list.data ? (
        <ErrorState
          title={t('review.list.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : drafts.length === 0 && !list.hasNextPage ? (
        <NoDrafts state={filters.state} accountId={filters.accountId} />
      ) : (
        <>
          {choosable.length > 0 && (
            <Box sx={head}>
              <Changes>
                <FormControlLabel
                  label={t('review.list.selectAll')}
                  control={
                    <Checkbox
                      checked={selected.length === choosable.length}
                      indeterminate={selected.length > 0 && selected.length < choosable.length}
                      onChange={(_, on) =>
                        on ? list.onSelect(choosable.map(({ id }) => id)) : review.clearSelection()
                      }
                    />
                  }
                  sx={{ ml: -1 }}
                />
              </Changes>
              {selected.length > 0 && (
                <Box sx={{ display: { xs: 'none', md: 'flex' }, ml: 'auto', gap: 2 }}>
                  <BulkBar review={review} isSmall />
                </Box>
              )}
            </Box>
          )}
          {review.fresh > 0 && (
            <Button fullWidth onClick={review.reveal} sx={{ borderRadius: 0, minHeight: 44 }}>
              {t('review.list.fresh', { smart_count: review.fresh })}
            </Button>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {drafts.map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                now={now}
                isOpen={draft.id === current?.id}
                isSelected={selected.some(({ id }) => id === draft.id)}
                onOpen={() => review.open(draft.id, isNarrow)}
                onToggle={() => review.toggle(draft)}
              />
            ))}
          </Box>
          <More shown={drafts.length} total={list.total} />
        </>
      )}
    </Card>
  );
}

function More({ shown, total = shown }: { shown: number; total?: number | undefined }) {
  const t = useTranslate();
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  if (!hasNextPage) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        variant="outlined"
        size="small"
        loading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {t('review.list.more')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('review.list.shown', { shown, total })}
      </Typography>
    </Box>
  );
}

const card = {
  overflow: { xs: 'visible', md: 'auto' },
  maxHeight: { md: 'calc(100dvh - 88px)' },
  position: { md: 'sticky' },
  top: 72,
} as const;
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  px: 4,
  borderBottom: 1,
  borderColor: 'divider',
  position: { md: 'sticky' },
  top: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;

function NoDrafts({ state = 'waiting', accountId }: Filters) {
  const t = useTranslate();
  const { setFilters } = useListContext();
  const isOn = useReviewOn();
  if (accountId) {
    const showAll = (
      <Button variant="outlined" onClick={() => setFilters({ state }, undefined, false)}>
        {t('review.empty.forAccount')}
      </Button>
    );
    return (
      <EmptyState title={t(`review.empty.${state}`)} text={t(`review.empty.${state}Text`)} action={showAll} />
    );
  }
  if (state === 'waiting' && isOn === false) {
    const turnOn = (
      <Button component={Link} to="/dashboard" variant="contained">
        {t('review.empty.toDashboard')}
      </Button>
    );
    return <EmptyState title={t('review.empty.off')} text={t('review.empty.offText')} action={turnOn} />;
  }
  const toHistory = state === 'approved' && (
    <Button component={Link} to="/comments-history" variant="outlined">
      {t('review.empty.toHistory')}
    </Button>
  );
  return (
    <EmptyState
      title={t(`review.empty.${state}`)}
      text={t(`review.empty.${state}Text`)}
      action={toHistory || undefined}
    />
  );
}
