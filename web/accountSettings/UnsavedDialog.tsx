import { Button } from '@mui/material';
import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = {
  unsaved: boolean;
  /** Also asks without a navigation, for example when another account is picked. */
  asking?: boolean;
  name: string | undefined;
  onStay?: () => void;
  onDiscard?: () => void;
  /** Null: can't be saved. */
  onSave?: (() => Promise<boolean>) | null;
  saving?: boolean;
};

/** Blocks every way out of the page while changes are unsaved, until the user decides. */
export function UnsavedDialog({ unsaved, asking, name, onStay, onDiscard, onSave, saving }: Props) {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => void (unsaved && event.preventDefault()), [unsaved]),
  );
  function stay(): void {
    blocker.reset?.();
    onStay?.();
  }
  function discard(): void {
    onDiscard?.();
    blocker.proceed?.();
  }
  return (
    <TitledDialog
      open={asking || blocker.state === 'blocked'}
      onClose={stay}
      role="alertdialog"
      title={t('dashboard.leave.title')}
      actions={
        <>
          <Button onClick={discard} color="error">
            {t('dashboard.leave.discard')}
          </Button>
          <Button onClick={stay} autoFocus>
            {t('dashboard.leave.stay')}
          </Button>
          {onSave && (
            <Button
              onClick={async () => (await onSave()) && blocker.proceed?.()}
              variant="contained"
              loading={saving ?? false}
            >
              {t('dashboard.leave.save')}
            </Button>
          )}
        </>
      }
    >
      {t('dashboard.leave.text', { name: name ?? t('dashboard.leave.thisAccount') })}
    </TitledDialog>
  );
}
