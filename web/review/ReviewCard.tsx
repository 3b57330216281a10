import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useNow } from '../activity/useNow.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { dueText, isUrgent } from './reviewModel.ts';
import { useWaiting } from './useWaiting.ts';

export function ReviewCard() {
  const t = useTranslate();
  const now = useNow(30_000);
  const { count, lapsesAt } = useWaiting();
  if (!count) return null;
  return (
    <Alert
      severity={lapsesAt && isUrgent(lapsesAt, now) ? 'warning' : 'info'}
      icon={false}
      sx={{
        px: 4,
        py: 2,
        '& .MuiAlert-action': { p: 0, m: 0, alignItems: 'center' },
        '& .MuiAlert-message': { flex: 1 },
      }}
      action={
        <Button component={Link} to="/review" variant="outlined" color="inherit">
          {t('review.card.action')}
        </Button>
      }
    >
      <strong>{t('review.card.waiting', { smart_count: count })}</strong>
      {lapsesAt && ` · ${t('review.card.next', { due: dueText(lapsesAt, now, t) })}`}
    </Alert>
  );
}
