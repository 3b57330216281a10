import { Typography } from '@mui/material';
import { useLanguage } from '../i18n/useTranslate.ts';
import { useEngineNow } from './engineClock.ts';
import { agoIn, exactly } from './zoneTime.ts';

export function Ago({ at }: { at: string }) {
  const language = useLanguage();
  const now = useEngineNow(30_000);
  const instant = Date.parse(at);
  return (
    <Typography
      component="time"
      dateTime={at}
      title={exactly(instant, language)}
      variant="caption"
      color="textSecondary"
      noWrap
      sx={{ flex: 'none' }}
    >
      {agoIn(instant, now, language)}
    </Typography>
  );
}
