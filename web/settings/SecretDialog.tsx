import { Alert, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { CopyField } from './CopyField.tsx';

type Props = {
  texts: 'tokens' | 'webhooks';
  secret: string;
  note?: string;
  children?: ReactNode;
  onClose: () => void;
};

/** Shown once, so only its button closes it. */
export function SecretDialog({ texts, secret, note = '', children, onClose }: Props) {
  const t = useTranslate();
  return (
    <TitledDialog
      title={t(`settings.${texts}.secret.title`)}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('settings.tokens.secret.done')}
        </Button>
      }
    >
      <Alert severity="warning">
        {t(`settings.${texts}.secret.text`)} {note}
      </Alert>
      <CopyField
        label={t(`settings.${texts}.secret.label`)}
        value={secret}
        failure={t(`settings.${texts}.secret.copyFailed`)}
      />
      <Typography variant="body2" component="div" color="textSecondary">
        {t(`settings.${texts}.secret.use`)}
        {children}
      </Typography>
    </TitledDialog>
  );
}
