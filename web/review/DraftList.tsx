import { Box, Button, Card, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useInfinitePaginationContext } from 'react-admin';
import { useNow } from '../activity/useNow.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DraftRow } from './DraftRow.tsx';
import { NoDrafts } from './NoDrafts.tsx';
import { can } from './reviewModel.ts';
import { ListSkeleton } from './skeletons.tsx';
import type { ReviewState } from './useReview.ts';

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
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
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
