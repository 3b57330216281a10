import { Box, Typography } from '@mui/material';
import type { ReadsOfDay } from '../../server/automation/engine/readSchemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { timeIn } from './zoneTime.ts';

type Props = {
  /** Undefined until they are known. */
  reads: ReadsOfDay | undefined;
  timezone: string;
};

/** The account's reads left at LinkedIn today, and its comments compared with the provider's guidance. */
export function ReadsLeft({ reads, timezone }: Props) {
  const t = useTranslate();
  const facts: [string, string | number | undefined][] = [
    [t('activity.reads.searches'), reads && t('activity.reads.rows', { smart_count: reads.searchRows.left })],
    [t('activity.reads.profiles'), reads?.profiles.left],
    [t('activity.reads.others'), reads?.others.left],
    [
      t('activity.reads.comments'),
      reads && t('activity.reads.guidance', { used: reads.comments.used, most: reads.comments.guidance }),
    ],
  ];
  return (
    <Box>
      <Box component="dl" aria-label={t('activity.reads.label')} sx={{ m: 0, display: 'grid', gap: 1 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              className="tabular"
              sx={{ m: 0, color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {value ?? '–'}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {t('activity.reads.hint', { time: reads ? timeIn(Date.parse(reads.resetsAt), timezone) : '–' })}
      </Typography>
    </Box>
  );
}
