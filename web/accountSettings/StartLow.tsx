import { Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

const many = 20;

/** Advice for limits that are high. */
export function StartLow({ daily }: { daily: number }) {
  const t = useTranslate();
  if (daily <= many) return null;
  return (
    <Typography role="status" variant="body2" sx={{ mt: 3 }}>
      {t('dashboard.limits.startLow')}
    </Typography>
  );
}
