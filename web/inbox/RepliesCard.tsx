import { Notice } from '../components/Notice.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useOpenReplies } from './useOpenReplies.ts';

/** Says on the dashboard that people replied. */
export function RepliesCard() {
  const t = useTranslate('replies');
  const { count, newest } = useOpenReplies();
  if (!count || !newest) return null;
  return (
    <Notice severity="info" to="/replies" action={t('card.action')}>
      <strong>{t('card.open', { smart_count: count })}</strong>{' '}
      {t('card.newest', { name: newest.authorName || t('somebody') })}
    </Notice>
  );
}
