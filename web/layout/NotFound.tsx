import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { Page } from '../components/Page.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { homeOf, useSession } from '../session.ts';

export function NotFound() {
  const t = useTranslate('layout.notFound');
  const { userData } = useSession();
  return (
    <Page title={t('title')}>
      <EmptyState
        title={t('lead')}
        text={t('text')}
        action={
          <Button component={Link} to={homeOf(userData)} variant="outlined">
            {t('home')}
          </Button>
        }
      />
    </Page>
  );
}
