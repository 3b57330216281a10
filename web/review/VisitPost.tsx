import OpenInNew from '@mui/icons-material/OpenInNew';
import { Link } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

export function VisitPost({ url }: { url: string }) {
  const t = useTranslate();
  if (!/^https?:/i.test(url)) return null;
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 24, whiteSpace: 'nowrap' }}
    >
      {t('review.detail.visit')}
      <OpenInNew aria-hidden sx={{ fontSize: 14 }} />
    </Link>
  );
}
