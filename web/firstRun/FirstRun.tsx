import { useEffect } from 'react';
import type { SettingsValues } from '../../server/settings/schemas.ts';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { useSession } from '../session.ts';
import { Checklist } from './Checklist.tsx';
import { doneSteps, fitsOneLine, steps } from './stepsModel.ts';
import { changeFirstSteps, useFirstSteps } from './useFirstSteps.ts';

type Props = { account: AccountRecord | null; saved: SettingsValues };

/** The way from the registration to the first comment; gone once it is walked, or dismissed. */
export function FirstRun({ account, saved }: Props) {
  const { view } = useSession();
  const known = useFirstSteps();
  const done = doneSteps({
    account: account && { connected: account.status === 'Connected', running: account.running },
    saved,
    previewed: known?.previewed ?? false,
    hasCommented: known?.commented ?? false,
  });
  const finished = known !== null && steps.every((step) => done[step]);
  const isOver = finished && !known.dismissed && view === null;

  useEffect(() => {
    if (isOver) changeFirstSteps({ dismissed: true });
  }, [isOver]);

  if (known === null || known.dismissed || finished) return null;
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
