import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SettingsValues } from '../../server/settings/schemas.ts';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { Checklist } from './Checklist.tsx';
import { changeProgress, useProgress } from './progress.ts';
import { doneSteps, steps } from './stepsModel.ts';

/** Whether the account has ever commented, by how many comments there are; to fetch it ahead, too. */
const anyCommentQuery = (accountId: string | null) => ({
  queryKey: ['comments-history', 'any', accountId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.listComments({ range: [0, 0], filter: { accountId } }, { signal }),
});

type Props = { account: AccountRecord | null; saved: SettingsValues };

/** The way from the registration to the first comment; gone once it is walked, or dismissed. */
export function FirstRun(props: Props) {
  return useProgress().dismissed ? null : <Unfinished {...props} />;
}

function Unfinished({ account, saved }: Props) {
  const { folded, previewed } = useProgress();
  const accountId = account?.accountId ?? null;
  const comments = useQuery({ ...anyCommentQuery(accountId), enabled: accountId !== null });
  const known = accountId === null || !comments.isPending;
  const done = doneSteps({
    account: account && { connected: account.status === 'Connected', running: account.running },
    saved,
    previewed: accountId !== null && previewed.includes(accountId),
    hasCommented: (comments.data?.total ?? 0) > 0,
  });
  const finished = known && steps.every((step) => done[step]);

  useEffect(() => {
    if (finished) changeProgress({ dismissed: true });
  }, [finished]);

  if (!known || finished) return null;
  return (
    <Checklist
      done={done}
      folded={folded}
      onFold={() => changeProgress({ folded: !folded })}
      onDismiss={() => changeProgress({ dismissed: true })}
    />
  );
}
