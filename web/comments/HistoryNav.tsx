import { PartNav } from '../components/PartNav.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

/** The pages about posted comments. */
export function HistoryNav() {
  const t = useTranslate('comments.parts');
  const links = [
    { to: '/comments-history', text: t('history') },
    { to: '/comments-history/results', text: t('results') },
  ];
  return <PartNav label={t('label')} links={links} />;
}
