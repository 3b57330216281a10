import { Notice } from '../components/Notice.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useOpenReplies } from './useOpenReplies.ts';

/** Says on the dashboard that people replied. */
export function RepliesCard() {
  const t = useTranslate('replies.card');
  const { count, newest } = useOpenReplies();
  if (!count || !newest) return null;
  return (
    <Notice severity="info" role="status" to="/replies" action={t('action')}>
      <strong>{t('open', { smart_count: count })}</strong> {t('newest', { name: newest.authorName })}
    </Notice>
  );
}
