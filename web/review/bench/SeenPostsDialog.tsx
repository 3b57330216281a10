import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { SeenPost } from '../../../server/history/posts/schemas.ts';
import { clamped } from '../../components/clamped.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Faces } from '../../components/Faces.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import type { BenchPosts } from './useBench.ts';

type Props = { accountId: string; posts: BenchPosts; onClose: () => void };

export function SeenPostsDialog({ accountId, posts, onClose }: Props) {
  const t = useTranslate();
  const [keeping, setKeeping] = useState<string | null>(null);
  const seen = useGetList<SeenPost & { id: string }>('seen-posts', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'at', order: 'DESC' },
    filter: { accountId },
  });
  const isKept = ({ postId }: SeenPost) => posts.posts.some((post) => post.postId === postId);

  async function keep({ postId, postUrl }: SeenPost): Promise<void> {
    setKeeping(postId);
    await posts.keep(accountId, postUrl).catch((error) => notifyFailure(error, t('review.bench.addFailed')));
    setKeeping(null);
  }

  return (
    <TitledDialog
      title={t('review.bench.seenTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('review.bench.close')}</Button>}
      slotProps={{ paper: { sx: { width: 640 } } }}
    >
      <Faces
        of={seen}
        failed={t('review.bench.seenFailed')}
        loading={<RowsSkeleton rows={5} height={72} />}
        empty={<EmptyState title={t('review.bench.seenEmpty')} text={t('review.bench.seenEmptyText')} />}
      >
        {(found) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mx: -6, p: 0 }}>
            {found.map((post) => (
              <Box component="li" key={post.postId} sx={row}>
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="h3">{post.posterName}</Typography>
                  <Typography variant="body2" color="textSecondary" sx={clamped(3)}>
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
      </Faces>
    </TitledDialog>
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
