import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../server/accounts/settings/limits.ts';
import type { BenchRun } from '../../../server/automation/writing/promptBench/schemas.ts';
import { isSubscribed } from '../../../server/identity/users/limits.ts';
import { settingsQuery } from '../../dashboard/settingsQuery.ts';
import { useStatus } from '../../me.ts';
import { reviewApi } from '../reviewApi.ts';
import { useRun } from '../useRun.ts';
import { useBenchPosts } from './useBenchPosts.ts';

const keptKey = (accountId: string) => `benchPrompt ${accountId}`;

/** Two prompts, the posts that they are tried on, and what came of it. @param tried a new prompt to begin with */
export function useBench(accountId: string, tried: string | undefined) {
  const posts = useBenchPosts();
  const settings = useQuery(settingsQuery(accountId));
  const saved = settings.data?.prompt;
  const [old, setOld] = useState<string | null>(null);
  // Kept as long as the tab: looking something up elsewhere must not cost it.
  const [typed, setTyped] = useState<string | null>(
    () => tried ?? sessionStorage.getItem(keptKey(accountId)),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { run, start, cancel } = useRun<{ made: BenchRun; old: string; prompt: string }>();
  const status = useStatus();

  const before = old ?? saved ?? '';
  const prompt = typed ?? saved ?? '';
  const chosen = posts.posts.filter(({ _id }) => !left.has(_id));
  const isTooLong = (text: string) => text.length > limits.prompt;
  const needsSubscription = !isSubscribed(status);

  return {
    posts,
    settings,
    before,
    setBefore: setOld,
    prompt,
    setPrompt(text: string) {
      sessionStorage.setItem(keptKey(accountId), text);
      setTyped(text);
    },
    isTooLong,
    chosen,
    toggle: (id: string) =>
      setLeft((now) =>
        now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set(now).add(id),
      ),
    needsSubscription,
    canRun:
      !needsSubscription &&
      settings.isSuccess &&
      chosen.length > 0 &&
      !isTooLong(before) &&
      !isTooLong(prompt) &&
      run.kind !== 'going',
    run,
    cancel,
    compare: () =>
      start(async (signal) => {
        const postIds = chosen.map(({ _id }) => _id);
        const made = await reviewApi.runBench({ accountId, prompt, comparedWith: before, postIds }, signal);
        return { made, old: before, prompt };
      }),
    isStale: run.kind === 'done' && (run.result.old !== before || run.result.prompt !== prompt),
  };
}

export type BenchState = ReturnType<typeof useBench>;
