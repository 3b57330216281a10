import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useNow } from '../activity/engineClock.ts';
import { Notice } from '../components/Notice.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { dueText, isUrgent } from './reviewModel.ts';
import { useWaiting } from './useWaiting.ts';

/** Says on the dashboard how many drafts wait. */
export function ReviewCard() {
  const t = useTranslate('review.card');
  const { count } = useWaiting();
  const next = useNextDue();
  if (!count) return null;
  return (
    <Notice severity={next?.isUrgent ? 'warning' : 'info'} to="/review" action={t('action')}>
      <strong>{t('waiting', { smart_count: count })}</strong> {next?.text}
    </Notice>
  );
}

/** Below a sentence that says how many drafts wait. */
export function ReviewLink() {
  const t = useTranslate('review.card');
  const next = useNextDue();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2, mt: 3 }}>
      <Button variant="outlined" size="small" component={Link} to="/review">
        {t('action')}
      </Button>
      {next && (
        <Typography variant="body2" sx={{ color: next.isUrgent ? 'tone.warning' : 'text.secondary' }}>
          {next.text}
        </Typography>
      )}
    </Box>
  );
}

/** When the next draft expires. */
function useNextDue(): { text: string; isUrgent: boolean } | null {
  const t = useTranslate();
  const now = useNow(30_000);
  const { lapsesAt } = useWaiting();
  if (!lapsesAt) return null;
  return {
    text: t('review.card.next', { due: dueText(lapsesAt, now, t) }),
    isUrgent: isUrgent(lapsesAt, now),
  };
}
