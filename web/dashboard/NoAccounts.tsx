import { Button, Card } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

export function NoAccounts() {
  const t = useTranslate();
  return (
    <Card>
      <EmptyState
        title={t('dashboard.accounts.none')}
        text={t('dashboard.accounts.noneText')}
        action={
          <Button component={Link} to="/linkedin-accounts" variant="contained">
            {t('dashboard.accounts.noneAction')}
          </Button>
        }
      />
    </Card>
  );
}
