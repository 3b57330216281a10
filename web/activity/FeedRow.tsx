import { Box, Link, Typography } from '@mui/material';
import { safeHref } from '../dashboard/linesModel.ts';
import type { EventKind } from '../eventStream.ts';
import { useLanguage } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';
import type { FeedItem } from './feedModel.ts';
import { agoIn, exactly } from './zoneTime.ts';

const tones: Record<EventKind, Tone> = {
  state: 'neutral',
  comment_posted: 'good',
  comment_unknown: 'warning',
  post_skipped: 'neutral',
  fault: 'bad',
  draft: 'info',
};

export function FeedRow({ item, now }: { item: FeedItem; now: number }) {
  const language = useLanguage();
  const href = item.postUrl ? safeHref(item.postUrl) : undefined;
  const at = Date.parse(item.at);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '8px minmax(0, 1fr) auto',
        columnGap: 3,
        py: 2,
        alignItems: 'baseline',
      }}
    >
      <Box
        aria-hidden
        sx={({ palette }) => ({
          width: 8,
          height: 8,
          boxSizing: 'border-box',
          borderRadius: '50%',
          alignSelf: 'start',
          mt: 1.5,
          // Comments have a filled icon, other events an outlined one.
          ...(item.kind === 'comment_posted'
            ? { backgroundColor: palette.tone[tones[item.kind]] }
            : { border: `2px solid ${palette.tone[tones[item.kind]]}` }),
        })}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {href ? (
            <Link href={href} target="_blank" rel="noopener noreferrer" color="inherit">
              {item.message}
            </Link>
          ) : (
            item.message
          )}
        </Typography>
        {item.comment && (
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {item.comment}
          </Typography>
        )}
      </Box>
      <Typography
        component="time"
        dateTime={item.at}
        title={exactly(at, language)}
        variant="caption"
        sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {agoIn(at, now, language)}
      </Typography>
    </Box>
  );
}
