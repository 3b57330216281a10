import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';

export function BenchLink({
  account: { accountId },
  prompt,
}: {
  account: { accountId: string };
  prompt: string;
}) {
  const t = useTranslate();
  return (
    <Button component={Link} to="/prompt-bench" state={{ accountId, prompt }} size="small">
      {t('review.preview.bench')}
    </Button>
  );
}
