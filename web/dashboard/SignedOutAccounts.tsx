import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = { accounts: readonly AccountRecord[]; shownId: string | null };

/** Names the accounts that LinkedIn has signed out, on the dashboard of another one; nothing while there are none. */
export function SignedOutAccounts({ accounts, shownId }: Props) {
  const t = useTranslate();
  const lost = accounts.filter(({ accountId, status }) => status === 'Disconnected' && accountId !== shownId);
  if (lost.length === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/linkedin-accounts" color="inherit" size="small">
          {t('dashboard.accounts.loginAgain')}
        </Button>
      }
      sx={{
        px: 4,
        '& .MuiAlert-action': { p: 0, m: 0, alignItems: 'center' },
        '& .MuiAlert-message': { flex: 1 },
      }}
    >
      {t('dashboard.accounts.signedOut', {
        smart_count: lost.length,
        names: lost.map(({ name }) => name).join(', '),
      })}
    </Alert>
  );
}
