import { Alert, Button } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

export function DefaultsNotice({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" loading={retrying} onClick={onRetry}>
          {t('dashboard.defaults.retry')}
        </Button>
      }
    >
      {t('dashboard.defaults.text')}
    </Alert>
  );
}
