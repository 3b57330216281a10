import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Dialog } from '../components/whenOpened.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = { open: boolean; name: string | undefined; onStay: () => void; onDiscard: () => void };

export function UnsavedDialog({ open, name, onStay, onDiscard }: Props) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby="unsaved-title" role="alertdialog">
      <DialogTitle id="unsaved-title">{t('dashboard.leave.title')}</DialogTitle>
      <DialogContent>
        {t('dashboard.leave.text', { name: name ?? t('dashboard.leave.thisAccount') })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard} color="error">
          {t('dashboard.leave.discard')}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {t('dashboard.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
