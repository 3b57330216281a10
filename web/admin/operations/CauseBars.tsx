import { Box, Typography } from '@mui/material';
import type { Activity } from '../../../server/operations/schemas.ts';
import type { TextName } from '../../i18n/textNames.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

export function CauseBars({ faults }: Pick<Activity, 'faults'>) {
  const t = useTranslate();
  const most = Math.max(1, ...faults.map(({ count }) => count));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ fontSize: 14, fontWeight: 600, mb: 4 }}>
        {t('admin.operations.activity.causes')}
      </Typography>
      {faults.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('admin.operations.activity.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {faults.map(({ cause, count }) => (
          <li key={cause}>
            <Box sx={{ display: 'flex', gap: 3 }}>
              <Typography sx={{ flex: 1, minWidth: 0 }}>
                {t(`admin.operations.causes.${cause}` as TextName, { _: cause })}
              </Typography>
              <Typography className="tabular">{count}</Typography>
            </Box>
            <Box
              aria-hidden
              sx={({ palette }) => ({
                mt: 1,
                height: 6,
                borderRadius: '3px',
                backgroundColor: palette.tint.bad,
              })}
            >
              <Box
                sx={({ palette }) => ({
                  width: `${(100 * count) / most}%`,
                  height: 1,
                  borderRadius: '3px',
                  backgroundColor: palette.tone.bad,
                })}
              />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
