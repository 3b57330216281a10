import { useGetList } from 'react-admin';
import { type BenchPost, mostPosts } from '../../../server/automation/writing/promptBench/schemas.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { queryClient } from '../../queryClient.ts';
import { reviewApi } from '../reviewApi.ts';

export function useBenchPosts() {
  const t = useTranslate();
  const list = useGetList<BenchPost & { id: string }>('bench-posts', {
    pagination: { page: 1, perPage: mostPosts },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const posts = list.data ?? [];
  const changed = () => queryClient.invalidateQueries({ queryKey: ['bench-posts'] });

  return {
    ...list,
    posts,
    isFull: posts.length >= mostPosts,
    /** Rejects with the server's reason. */
    async keep(accountId: string, postUrl: string): Promise<BenchPost> {
      const post = await reviewApi.keepPost({ accountId, postUrl });
      await changed();
      notify.success(t('review.bench.added'));
      return post;
    },
    async remove(post: BenchPost): Promise<void> {
      try {
        await reviewApi.removePost(post._id);
        notify.success(t('review.bench.removed'));
      } catch (error) {
        notifyFailure(error, t('review.bench.removeFailed'));
      }
      await changed();
    },
  };
}

export type BenchPosts = ReturnType<typeof useBenchPosts>;
