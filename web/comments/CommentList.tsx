import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Comment } from '../../server/history/comments/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { localeOf } from '../i18n/languages.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { CommentCard } from './CommentCard.tsx';
import { CardStyles } from './cardStyles.ts';
import { byDay, dayText, type Filters, isFiltered } from './commentsModel.ts';

export type CommentRecord = Comment & { id: string };
type Props = { filters: Filters; onClear: () => void };

const many = 100;

export function CommentList({ filters, onClear }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const openTrace = useTraceLinks();
  const list = useListContext<CommentRecord>();
  const { isFetching } = list;
  const { accounts } = useAccounts();
  const now = new Date();
  const names = new Map(accounts.map(({ accountId, name }) => [accountId, name]));
  return (
    <Faces
      of={list}
      failed={t('comments.list.failed')}
      loading={<CardsSkeleton />}
      empty={<Card>{isFiltered(filters) ? <NothingFound onClear={onClear} /> : <NothingYet />}</Card>}
    >
      {(comments) => (
        <CardStyles
          data-many={comments.length > many || undefined}
          aria-busy={isFetching}
          onClick={openTrace}
        >
          {isFetching && <LinearProgress aria-label={t('components.loading')} sx={late} />}
          {byDay(comments).map((day) => (
            <Box
              component="section"
              key={day.key}
              aria-label={dayText(day.date, now, t, language)}
              sx={{ mb: 6 }}
            >
              <Typography variant="h2" sx={{ mb: 3 }}>
                {dayText(day.date, now, t, language)}
              </Typography>
              <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                {day.comments.map((comment) => (
                  <CommentCard key={comment._id} comment={comment} sender={names.get(comment.accountId)} />
                ))}
              </Box>
            </Box>
          ))}
          <More shown={comments.length} />
        </CardStyles>
      )}
    </Faces>
  );
}

/** One listener for all cards: a card that followed the address would be drawn anew with every filter. */
function useTraceLinks() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-receipt]');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    navigate({ pathname: link.pathname, search });
  };
}

/** Comes by itself before the end of the list is reached; the button is for the keyboard, and for when that failed. */
function More({ shown }: { shown: number }) {
  const t = useTranslate();
  const language = useLanguage();
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
  const number = (value: number) => value.toLocaleString(localeOf[language]);
  return (
    <Box ref={end} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('comments.list.loadMore')}
      </Button>
      <Typography variant="body2" className="tabular" color="textSecondary">
        {t('comments.list.shown', { shown: number(shown), total: number(total) })}
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
        <Button component={Link} to="/dashboard" variant="contained">
          {t('comments.list.toDashboard')}
        </Button>
      }
    />
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      title={t('comments.list.noMatch')}
      text={t('comments.list.noMatchText')}
      action={
        <Button onClick={onClear} variant="outlined">
          {t('comments.list.showAll')}
        </Button>
      }
    />
  );
}

/** Shown only when it takes long enough to be wondered about. */
const late = {
  position: 'absolute',
  insetInline: 0,
  top: -10,
  height: 2,
  '@keyframes late': { from: { opacity: 0 } },
  animation: 'late 150ms 300ms backwards',
} as const;
