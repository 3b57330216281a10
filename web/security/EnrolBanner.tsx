import { Alert, Button } from '@mui/material';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { roomy } from '../components/Notice.tsx';
import { momentText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useFactorDemanded } from './enrolment.ts';
import { hasFactor, useFactors } from './factorsApi.ts';

const place = '/admin/security';

export function EnrolBanner() {
  const t = useTranslate('admin.header');
  const { pathname } = useLocation();
  const demanded = useFactorDemanded();
  const { data } = useFactors();
  const isThere = pathname === place;
  if (demanded && !isThere) return <Navigate to={place} replace />;
  if (!demanded && (!data?.required || hasFactor(data))) return null;
  const until = data?.requiredFrom ?? null;
  return (
    <Alert
      severity="warning"
      action={
        !isThere && (
          <Button component={Link} to={place} color="inherit" size="small" variant="outlined">
            {t('setUpFactor')}
          </Button>
        )
      }
      sx={{ borderRadius: 0, px: { xs: 4, sm: 6 }, alignItems: 'center', ...roomy }}
    >
      {demanded || until === null
        ? t('factorNow')
        : t('factorBy', { when: momentText(new Date(until).toISOString()) })}
    </Alert>
  );
}
