import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Filters } from './reviewModel.ts';
import { useReviewOn } from './useWaiting.ts';

export function NoDrafts({ state = 'waiting', accountId }: Filters) {
  const t = useTranslate();
  const { setFilters } = useListContext();
  const isOn = useReviewOn();
  if (accountId) {
    const showAll = (
      <Button variant="outlined" onClick={() => setFilters({ state }, undefined, false)}>
        {t('review.empty.forAccount')}
      </Button>
    );
    return (
      <EmptyState title={t(`review.empty.${state}`)} text={t(`review.empty.${state}Text`)} action={showAll} />
    );
  }
  if (state === 'waiting' && isOn === false) {
    const turnOn = (
      <Button component={Link} to="/dashboard" variant="contained">
        {t('review.empty.toDashboard')}
      </Button>
    );
    return <EmptyState title={t('review.empty.off')} text={t('review.empty.offText')} action={turnOn} />;
  }
  const toHistory = state === 'approved' && (
    <Button component={Link} to="/comments-history" variant="outlined">
      {t('review.empty.toHistory')}
    </Button>
  );
  return (
    <EmptyState
      title={t(`review.empty.${state}`)}
      text={t(`review.empty.${state}Text`)}
      action={toHistory || undefined}
    />
  );
}
