import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SeenPost } from '../../../server/history/posts/schemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { reviewApi } from '../reviewApi.ts';
import type { BenchPosts } from './useBenchPosts.ts';

type Props = { accountId: string; posts: BenchPosts; onClose: () => void };

/** Posts that the account was shown: those that are typical are found here without looking for their addresses. */
export function SeenPostsDialog({ accountId, posts, onClose }: Props) {
  const t = useTranslate();
  const [keeping, setKeeping] = useState<string | null>(null);
  const seen = useQuery({
    queryKey: ['posts', 'latest', accountId],
    queryFn: ({ signal }) => reviewApi.seenPosts(accountId, signal),
  });
  const isKept = ({ postId }: SeenPost) => posts.posts.some((post) => post.postId === postId);

  async function keep({ postId, postUrl }: SeenPost): Promise<void> {
    setKeeping(postId);
    await posts.keep(accountId, postUrl).catch((error) => notifyFailure(error, t('review.bench.addFailed')));
    setKeeping(null);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="seen-title" slotProps={{ paper: { sx: { width: 640 } } }}>
      <DialogTitle id="seen-title">{t('review.bench.seenTitle')}</DialogTitle>
      <DialogContent sx={{ p: '0 !important' }}>
        {seen.isPending ? (
          <RowsSkeleton rows={5} height={72} />
        ) : seen.error && !seen.data ? (
          <ErrorState
            title={t('review.bench.seenFailed')}
            error={seen.error}
            onRetry={() => void seen.refetch()}
            retrying={seen.isFetching}
          />
        ) : seen.data?.length === 0 ? (
          <EmptyState title={t('review.bench.seenEmpty')} text={t('review.bench.seenEmptyText')} />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {seen.data?.map((post) => (
              <Box component="li" key={post.postId} sx={row}>
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="h3">{post.posterName}</Typography>
                  <Typography variant="body2" sx={clamped}>
                    {post.excerpt}
                  </Typography>
                </Box>
                <Button
                  size="small"
                  variant="outlined"
                  disabled={isKept(post) || posts.isFull}
                  loading={keeping === post.postId}
                  onClick={() => void keep(post)}
                  aria-label={`${t(isKept(post) ? 'review.bench.kept' : 'review.bench.keep')}: ${post.posterName}`}
                >
                  {t(isKept(post) ? 'review.bench.kept' : 'review.bench.keep')}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('review.bench.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 4,
  px: 6,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const clamped = {
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
