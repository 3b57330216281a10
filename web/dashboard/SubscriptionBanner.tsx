import { Alert, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { isSubscribed, type UserStatus } from '../../server/identity/users/limits.ts';
import { useIsPastDue } from '../billing/subscriptionQuery.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

export const subscriptionBannerId = 'subscription-banner';

type Props = { status: UserStatus };

export function SubscriptionBanner({ status }: Props) {
  const t = useTranslate();
  const isMissing = !isSubscribed(status);
  const isPastDue = useIsPastDue(!isMissing);
  if (!isMissing && !isPastDue) return null;
  const severity = isMissing ? 'error' : 'warning';
  return (
    <Alert
      id={subscriptionBannerId}
      severity={severity}
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
        <Button component={Link} to="/billing" variant="contained" color={severity}>
          {t(isMissing ? 'dashboard.banner.action' : 'billing.banner.update')}
        </Button>
      }
    >
      <Typography variant="h2" sx={{ color: 'inherit' }}>
        {t(isMissing ? 'dashboard.banner.title' : 'billing.headline.failed')}
      </Typography>
      {t(isMissing ? 'dashboard.banner.text' : 'billing.banner.pastDueElsewhere')}
    </Alert>
  );
}
