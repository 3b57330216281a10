import { Alert, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CopyField } from '../components/CopyField.tsx';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = {
  texts: 'tokens' | 'webhooks';
  secret: string;
  note?: string;
  children?: ReactNode;
  onClose: () => void;
};

/** Shown once, so only its button closes it. */
export function SecretDialog({ texts, secret, note = '', children, onClose }: Props) {
  const t = useTranslate('settings');
  return (
    <TitledDialog
      title={t(`${texts}.secret.title`)}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('tokens.secret.done')}
        </Button>
      }
    >
      <Alert severity="warning">
        {t(`${texts}.secret.text`)} {note}
      </Alert>
      <CopyField
        label={t(`${texts}.secret.label`)}
        value={secret}
        failure={t(`${texts}.secret.copyFailed`)}
      />
      <Typography variant="body2" component="div" color="textSecondary">
        {t(`${texts}.secret.use`)}
        {children}
      </Typography>
    </TitledDialog>
  );
}
