import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Comment } from '../../server/history/comments/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { countText } from '../i18n/numbers.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { currentWorkspace } from '../workspace.ts';
import { CommentCard } from './CommentCard.tsx';
import { byDay, dayText } from './commentsModel.ts';
import { NothingFound, useFilters } from './useFilters.tsx';

export type CommentRecord = Comment & { id: string };

export function CommentList() {
  const t = useTranslate();
  const language = useLanguage();
  const list = useListContext<CommentRecord>();
  const { isFiltered } = useFilters();
  const { accounts } = useAccounts();
  const now = new Date();
  const names = new Map(accounts.map(({ accountId, name }) => [accountId, name]));
  return (
    <Faces
      query={list}
      failed={t('comments.list.failed')}
      loading={<RowsSkeleton rows={4} height={140} />}
      empty={<Card>{isFiltered ? <NothingFound /> : <NothingYet />}</Card>}
    >
      {(comments) => (
        <Box sx={{ position: 'relative' }} aria-busy={list.isFetching}>
          {list.isFetching && <LinearProgress aria-label={t('components.loading')} sx={late} />}
          {byDay(comments).map(({ day, date, comments }) => {
            const title = dayText(date, now, t, language);
            return (
              <Box component="section" key={day} aria-label={title} sx={{ mb: 6, display: 'grid', gap: 3 }}>
                <Typography variant="h2">{title}</Typography>
                {comments.map((comment) => (
                  <CommentCard key={comment._id} comment={comment} sender={names.get(comment.accountId)} />
                ))}
              </Box>
            );
          })}
          <More shown={comments.length} />
        </Box>
      )}
    </Faces>
  );
}

/**
 * Loads the next page before the end of the list is in view. The button is for the keyboard and after a
 * failure.
 */
function More({ shown }: { shown: number }) {
  const t = useTranslate();
  const { total = 0 } = useListContext();
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetchingNextPage) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '0px 0px 800px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <Box ref={end} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('comments.list.loadMore')}
      </Button>
      <Typography variant="body2" className="tabular" color="textSecondary">
        {t('comments.list.shown', { shown: countText(shown), total: countText(total) })}
      </Typography>
    </Box>
  );
}

function NothingYet() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t('comments.list.none')}
      text={t('comments.list.noneText')}
      action={
        !currentWorkspace() && (
          <Button component={Link} to="/dashboard" variant="contained">
            {t('comments.list.toDashboard')}
          </Button>
        )
      }
    />
  );
}

/** Shown only when loading takes noticeably long. */
const late = {
  position: 'absolute',
  insetInline: 0,
  top: -10,
  height: 2,
  '@keyframes late': { from: { opacity: 0 } },
  animation: 'late 150ms 300ms backwards',
} as const;
