import { Box, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import type { DayPlan } from '../../server/automation/schedule/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = {
  label: string;
  /** Undefined until it is known. */
  of: DayPlan['limits']['Search'] | undefined;
};

export function LimitBar({ label, of }: Props) {
  const t = useTranslate();
  const id = useId();
  const { used, limit } = of ?? { used: 0, limit: 0 };
  const text = () => {
    if (limit === 0) return used === 0 ? t('activity.limits.off') : t('activity.limits.nowOff', { used });
    return t(used >= limit ? 'activity.limits.reached' : 'activity.limits.used', { used, limit });
  };
  const said = of ? text() : '–';
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 1.5 }}>
        <Typography id={id} variant="body2">
          {label}
        </Typography>
        <Typography
          variant="body2"
          className="tabular"
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {said}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        aria-valuetext={said}
        value={limit > 0 ? Math.min(100, (used / limit) * 100) : 0}
        sx={{ height: 4 }}
      />
    </Box>
  );
}
