import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { Page } from '../components/Page.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { homeOf, useSession } from '../session.ts';

export function NotFound() {
  const t = useTranslate();
  const { userData } = useSession();
  return (
    <Page title={t('layout.notFound.title')}>
      <EmptyState
        title={t('layout.notFound.lead')}
        text={t('layout.notFound.text')}
        action={
          <Button component={Link} to={homeOf(userData)} variant="outlined">
            {t('layout.notFound.home')}
          </Button>
        }
      />
    </Page>
  );
}
