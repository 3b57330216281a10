import { Skeleton } from '@mui/material';
import { useEffect } from 'react';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { useSession } from '../session.ts';
import { Checklist } from './Checklist.tsx';
import { doneSteps, fitsOneLine, steps } from './stepsModel.ts';
import { changeFirstSteps, useFirstSteps } from './useFirstSteps.ts';

/** `loaded` is false while `saved` still has the defaults. */
type Props = { account: AccountRecord | null; saved: SettingsValues; loaded: boolean };

export function FirstRun({ account, saved, loaded }: Props) {
  const { view } = useSession();
  const known = useFirstSteps();
  const done = doneSteps({
    account: account && { connected: account.status === 'Connected', running: account.running },
    saved,
    previewed: known?.previewed ?? false,
    hasCommented: known?.commented ?? false,
  });
  const finished = loaded && known !== null && steps.every((step) => done[step]);
  const isOver = finished && !known.dismissed && view === null;

  useEffect(() => {
    if (isOver) changeFirstSteps({ dismissed: true });
  }, [isOver]);

  if (known?.dismissed || finished) return null;
  if (known === null || !loaded) return <Skeleton variant="rounded" height={known?.folded ? 90 : 208} />;
  return (
    <Checklist
      done={done}
      oneLine={fitsOneLine(done, known.commented)}
      folded={known.folded}
      onFold={() => changeFirstSteps({ folded: !known.folded })}
      onDismiss={() => changeFirstSteps({ dismissed: true })}
    />
  );
}
