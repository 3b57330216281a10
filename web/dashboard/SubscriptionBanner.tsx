import { Alert, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';

export function SubscriptionBanner() {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      icon={false}
      sx={{
        mb: 5,
        py: 3,
        px: 4,
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 240px' },
        '& .MuiAlert-action': { pl: 0, pt: 0, m: 0 },
      }}
      action={
        <Button component={Link} to="/billing" variant="contained" color="error">
          {t('dashboard.banner.action')}
        </Button>
      }
    >
      <Typography variant="h2" sx={{ color: 'inherit' }}>
        {t('dashboard.banner.title')}
      </Typography>
      {t('dashboard.banner.text')}
    </Alert>
  );
}
