import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import {
  type BenchPost,
  type BenchRun,
  mostPosts,
} from '../../server/automation/writing/promptBench/schemas.ts';
import { isSubscribed } from '../../server/identity/users/limits.ts';
import { settingsQuery } from '../accountSettings/settingsQuery.ts';
import { useAction } from '../components/useAction.ts';
import { reviewApi } from '../drafts/reviewApi.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useStatus } from '../me.ts';
import { notify } from '../notify.tsx';
import { useRun } from '../preview/useRun.tsx';
import { queryClient } from '../queryClient.ts';

export type Prompts = { before: string; prompt: string };

export function useBench(accountId: string) {
  const posts = useBenchPosts();
  const settings = useQuery(settingsQuery(accountId));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { run, start, cancel } = useRun<Prompts & { made: BenchRun }>();
  const needsSubscription = !isSubscribed(useStatus());
  const chosen = posts.posts.filter(({ _id }) => !left.has(_id));
  return {
    posts,
    settings,
    chosen,
    toggle: (id: string) =>
      setLeft((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id])),
    needsSubscription,
    canRun: !needsSubscription && chosen.length > 0 && run.kind !== 'going',
    run,
    cancel,
    compare: ({ before, prompt }: Prompts) =>
      start(async (signal) => {
        const postIds = chosen.map(({ _id }) => _id);
        const made = await reviewApi.runBench({ accountId, prompt, comparedWith: before, postIds }, signal);
        return { made, before, prompt };
      }),
  };
}

export type BenchState = ReturnType<typeof useBench>;

function useBenchPosts() {
  const t = useTranslate();
  const list = useGetList<BenchPost & { id: string }>('bench-posts', {
    pagination: { page: 1, perPage: mostPosts },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const posts = list.data ?? [];
  const changed = () => queryClient.invalidateQueries({ queryKey: ['bench-posts'] });
  const removing = useAction({
    run: ({ _id }: BenchPost) => reviewApi.removePost(_id),
    done: t('review.bench.removed'),
    failed: t('review.bench.removeFailed'),
    settled: changed,
    isUncovered: true,
  });
  return {
    ...list,
    posts,
    isFull: posts.length >= mostPosts,
    /** @throws ApiError with the server's reason */
    async keep(accountId: string, postUrl: string): Promise<void> {
      await reviewApi.keepPost({ accountId, postUrl });
      await changed();
      notify.success(t('review.bench.added'));
    },
    remove: removing.act,
  };
}

export type BenchPosts = ReturnType<typeof useBenchPosts>;
