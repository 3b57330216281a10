import { Box, Typography } from '@mui/material';
import type { StreamStatus } from '../eventStream.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Shows whether the data is live. */
export function LiveChip({ status }: { status: StreamStatus }) {
  const t = useTranslate();
  const word = {
    live: 'activity.feed.live',
    connecting: 'activity.feed.connecting',
    waiting: 'activity.feed.retrying',
  } as const;
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        aria-hidden
        sx={({ palette }) => ({
          width: 8,
          height: 8,
          borderRadius: '50%',
          boxSizing: 'border-box',
          ...(status === 'live'
            ? { backgroundColor: palette.tone.good }
            : { border: `2px solid ${palette.tone.warning}` }),
        })}
      />
      {t(word[status])}
    </Typography>
  );
}
