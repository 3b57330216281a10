import { Button } from '@mui/material';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = {
  open: boolean;
  name: string | undefined;
  onStay: () => void;
  onDiscard: () => void;
  onSave?: (() => Promise<void>) | null;
  saving?: boolean;
};

export function UnsavedDialog({ open, name, onStay, onDiscard, onSave = null, saving = false }: Props) {
  const t = useTranslate();
  return (
    <TitledDialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      title={t('dashboard.leave.title')}
      actions={
        <>
          <Button onClick={onDiscard} color="error">
            {t('dashboard.leave.discard')}
          </Button>
          <Button onClick={onStay} autoFocus>
            {t('dashboard.leave.stay')}
          </Button>
          {onSave && (
            <Button onClick={() => void onSave()} variant="contained" loading={saving}>
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
