import { Typography } from '@mui/material';
import { isSubscribed, type UserStatus } from '../../server/identity/users/limits.ts';
import { Notice } from '../components/Notice.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useIsPastDue } from './subscriptionQuery.ts';

export const subscriptionBannerId = 'subscription-banner';

export function SubscriptionBanner({ status }: { status: UserStatus }) {
  const t = useTranslate();
  const isMissing = !isSubscribed(status);
  const isPastDue = useIsPastDue(!isMissing);
  if (!isMissing && !isPastDue) return null;
  return (
    <Notice
      id={subscriptionBannerId}
      severity={isMissing ? 'error' : 'warning'}
      to="/billing"
      action={t(isMissing ? 'dashboard.banner.action' : 'billing.banner.update')}
      sx={{ mb: 5 }}
    >
      <Typography variant="h2">
        {t(isMissing ? 'dashboard.banner.title' : 'billing.headline.failed')}
      </Typography>
      {t(isMissing ? 'dashboard.banner.text' : 'billing.banner.pastDueElsewhere')}
    </Notice>
  );
}
