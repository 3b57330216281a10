import { Button, List, ListItem, ListItemText } from '@mui/material';
import { useGetList } from 'react-admin';
import type { PostDecision } from '../../server/history/posts/schemas.ts';
import { clamped } from '../components/clamped.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { BenchPosts } from './useBench.ts';

type Props = { accountId: string; posts: BenchPosts; onClose: () => void };

export function PostDecisionsDialog({ accountId, posts, onClose }: Props) {
  const t = useTranslate();
  const seen = useGetList<PostDecision & { id: string }>('post-decisions', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'at', order: 'DESC' },
    filter: { accountId },
  });
  const isKept = ({ postId }: PostDecision) => posts.posts.some((post) => post.postId === postId);

  const keeping = useAction({
    run: ({ postUrl }: PostDecision) => posts.keep(accountId, postUrl),
    failed: t('review.bench.addFailed'),
    isUncovered: true,
  });

  return (
    <TitledDialog
      title={t('review.bench.seenTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('review.bench.close')}</Button>}
      slotProps={{ paper: { sx: { width: 640 } } }}
    >
      <Faces
        query={seen}
        failed={t('review.bench.seenFailed')}
        loading={<RowsSkeleton rows={5} height={72} />}
        empty={<EmptyState title={t('review.bench.seenEmpty')} text={t('review.bench.seenEmptyText')} />}
      >
        {(found) => (
          <List disablePadding sx={{ mx: -2 }}>
            {found.map((post) => {
              const label = t(isKept(post) ? 'review.bench.kept' : 'review.bench.keep');
              return (
                <ListItem key={post.postId} sx={{ gap: 4, borderTop: 1, borderColor: 'divider' }}>
                  <ListItemText
                    primary={post.posterName}
                    secondary={post.excerpt}
                    slotProps={{ primary: { variant: 'h3' }, secondary: { sx: clamped(3) } }}
                  />
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={isKept(post) || posts.isFull}
                    loading={keeping.running?.postId === post.postId}
                    onClick={() => keeping.act(post)}
                    aria-label={`${label}: ${post.posterName}`}
                  >
                    {label}
                  </Button>
                </ListItem>
              );
            })}
          </List>
        )}
      </Faces>
    </TitledDialog>
  );
}
