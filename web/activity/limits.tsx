import { Box, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import type { ReadsOfDay } from '../../server/automation/network/readSchemas.ts';
import type { DaySchedule } from '../../server/automation/schedule/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { timeIn } from './zoneTime.ts';

type Props = {
  label: string;
  usage: DaySchedule['limits']['Search'] | undefined;
};

export function LimitBar({ label, usage }: Props) {
  const t = useTranslate();
  const id = useId();
  const { used, limit } = usage ?? { used: 0, limit: 0 };
  const name = limit > 0 ? (used >= limit ? 'reached' : 'used') : used === 0 ? 'off' : 'nowOff';
  const text = usage ? t(`activity.limits.${name}`, { used, limit }) : '–';
  return (
    <Box>
      <Box sx={{ ...fact, mb: 1.5 }}>
        <Typography id={id} variant="body2">
          {label}
        </Typography>
        <Typography variant="body2" className="tabular" noWrap color="textSecondary" sx={{ flex: 'none' }}>
          {text}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        aria-valuetext={text}
        value={limit > 0 ? Math.min(100, (used / limit) * 100) : 0}
        sx={{ height: 4 }}
      />
    </Box>
  );
}

/** The reads left at LinkedIn today. Opens by itself only if a kind is used up. */
export function ReadsLeft({ reads, timezone }: { reads: ReadsOfDay | undefined; timezone: string }) {
  const t = useTranslate();
  if (!reads) return null;
  const { searchRows, profiles, others } = reads;
  const isUsedUp = [searchRows, profiles, others].some(({ left }) => left === 0);
  const facts = [
    [t('activity.reads.searches'), t('activity.reads.rows', { smart_count: searchRows.left })],
    [t('activity.reads.profiles'), profiles.left],
    [t('activity.reads.others'), others.left],
  ];
  return (
    <Box component="details" open={isUsedUp}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1 }}>
        {t(isUsedUp ? 'activity.reads.usedUp' : 'activity.reads.fine')}
      </Typography>
      <Box
        component="dl"
        aria-label={t('activity.reads.label')}
        sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={fact}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              className="tabular"
              noWrap
              color="textSecondary"
              sx={{ m: 0, flex: 'none' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('activity.reads.hint', { time: timeIn(Date.parse(reads.resetsAt), timezone) })}
      </Typography>
    </Box>
  );
}

const fact = { display: 'flex', justifyContent: 'space-between', gap: 3 };
