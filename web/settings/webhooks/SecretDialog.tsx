import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { CopyField } from '../CopyField.tsx';

type Props = {
  secret: string;
  /** Whether there was one before it, which counts for another day. */
  isRotated?: boolean;
  onClose: () => void;
};

/** A secret that was just made, to be copied. It goes with a press of its button alone, not with a slip beside the dialog. */
export function SecretDialog({ secret, isRotated = false, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id}>
      <DialogTitle id={id}>{t('settings.webhooks.secret.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning">
          {t('settings.webhooks.secret.text')} {isRotated && t('settings.webhooks.secret.oldValid')}
        </Alert>
        <CopyField
          label={t('settings.webhooks.secret.label')}
          value={secret}
          failure={t('settings.webhooks.secret.copyFailed')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('settings.webhooks.secret.use')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('settings.tokens.secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
