import { useNow } from '../activity/engineClock.ts';
import { Notice } from '../components/Notice.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { dueText, isUrgent } from './reviewModel.ts';
import { useWaiting } from './useWaiting.ts';

export function ReviewCard() {
  const t = useTranslate();
  const now = useNow(30_000);
  const { count, lapsesAt } = useWaiting();
  if (!count) return null;
  return (
    <Notice
      severity={lapsesAt && isUrgent(lapsesAt, now) ? 'warning' : 'info'}
      to="/review"
      action={t('review.card.action')}
    >
      <strong>{t('review.card.waiting', { smart_count: count })}</strong>
      {lapsesAt && (
        <>
          <span aria-hidden> ·</span> {t('review.card.next', { due: dueText(lapsesAt, now, t) })}
        </>
      )}
    </Notice>
  );
}
