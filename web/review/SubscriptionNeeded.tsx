import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';

export function SubscriptionNeeded({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ mb: 4 }}
      action={
        <Button component={Link} to="/billing" color="inherit" size="small">
          {t('review.subscription.action')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
