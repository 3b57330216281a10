import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { TextLink } from '../components/TextLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Offers autonomy once the owner has approved enough comments of an account without an edit. */
export function AutonomyOffer({ wanted }: { wanted: string | undefined }) {
  const t = useTranslate('review.offer');
  const { accounts } = useAccounts();
  const accountId = wanted ?? accounts.find(({ review }) => review)?.accountId ?? '';
  const { data } = useQuery({
    // A decision about a draft refreshes it.
    queryKey: ['drafts', 'autonomy', accountId],
    queryFn: ({ signal }) => api.readAutonomy(accountId, { signal }),
    enabled: accountId !== '',
  });
  if (!data?.offered) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
      {t('text', { count: data.after })}{' '}
      <TextLink to={`/review/sources?account=${encodeURIComponent(accountId)}`}>{t('action')}</TextLink>
    </Typography>
  );
}
