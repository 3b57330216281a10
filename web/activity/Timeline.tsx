import { Box, Tooltip, Typography } from '@mui/material';
import type { Comment } from '../../server/comments/schemas.ts';
import type { Timing } from '../../server/settings/schemas.ts';
import { placeOnDay, weekdayIn, workingHours } from './timelineModel.ts';
import { placeOf, timeIn } from './zoneTime.ts';

type Props = { timing: Timing; comments: readonly Comment[]; next: string | null; now: number };

const percent = (share: number) => `${share * 100}%`;

/** Today in the account's time zone: when it may speak, when it spoke, when it will next. */
export function Timeline({ timing, comments, next, now }: Props) {
  const zone = timing.timezone;
  const spans = workingHours(timing, weekdayIn(now, zone));
  const here = placeOnDay(now, now, zone);
  const planned = next === null ? null : placeOnDay(Date.parse(next), now, zone);
  const spoken = comments.flatMap((comment) => {
    const place = placeOnDay(Date.parse(comment.createdAt), now, zone);
    return place === null ? [] : [{ comment, place }];
  });
  const summary =
    spans.length === 0
      ? 'Today is not a working day.'
      : `Working hours today: ${timing.fromTime} to ${timing.toTime}. ${spoken.length} comments so far.`;
  return (
    <Box sx={{ mt: 6 }}>
      <Box role="img" aria-label={summary} sx={{ position: 'relative', height: 28 }}>
        <Box sx={({ palette }) => ({ ...track, backgroundColor: palette.action.hover })} />
        {spans.map((span) => (
          <Box
            key={span.from}
            sx={({ palette }) => ({
              ...track,
              left: percent(span.from / 24),
              right: percent(1 - span.to / 24),
              backgroundColor: palette.tint.info,
            })}
          />
        ))}
        {here !== null && (
          <Box
            sx={({ palette }) => ({
              position: 'absolute',
              top: 0,
              bottom: 0,
              left: percent(here),
              width: 2,
              ml: '-1px',
              borderRadius: 1,
              backgroundColor: palette.text.primary,
            })}
          />
        )}
        {spoken.map(({ comment, place }) => (
          <Tooltip key={comment._id} title={`${timeIn(Date.parse(comment.createdAt), zone)} · ${comment.posterName}`}>
            <Box
              sx={({ palette }) => ({
                ...dot,
                left: percent(place),
                borderRadius: comment.category === 'Search' ? '50%' : '2px',
                backgroundColor: palette.primary.main,
              })}
            />
          </Tooltip>
        ))}
        {planned !== null && (
          <Tooltip title={`Next ${timeIn(Date.parse(next ?? ''), zone)}`}>
            <Box
              sx={({ palette }) => ({
                ...dot,
                left: percent(planned),
                borderRadius: '50%',
                border: `2px solid ${palette.primary.main}`,
                backgroundColor: palette.background.paper,
              })}
            />
          </Tooltip>
        )}
      </Box>
      <Hours />
      <Legend zone={zone} />
    </Box>
  );
}

const track = { position: 'absolute', top: 6, height: 16, left: 0, right: 0, borderRadius: '4px' } as const;
const dot = { boxSizing: 'border-box', position: 'absolute', top: 10, width: 8, height: 8, ml: '-4px' } as const;

function Hours() {
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 18, mt: 1 }}>
      {[0, 6, 12, 18, 24].map((hour) => (
        <Typography
          key={hour}
          variant="caption"
          sx={{
            position: 'absolute',
            left: percent(hour / 24),
            transform: `translateX(${hour === 0 ? 0 : hour === 24 ? -100 : -50}%)`,
            color: 'text.secondary',
          }}
        >
          {String(hour).padStart(2, '0')}:00
        </Typography>
      ))}
    </Box>
  );
}

function Legend({ zone }: { zone: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 1,
        mt: 2,
        color: 'text.secondary',
        fontSize: 12,
        lineHeight: '16px',
      }}
    >
      <Key shape={{ borderRadius: '50%', backgroundColor: 'primary.main' }} text="Search" />
      <Key shape={{ borderRadius: '2px', backgroundColor: 'primary.main' }} text="Monitor" />
      <Key shape={{ borderRadius: '50%', border: 2, borderColor: 'primary.main' }} text="Next" />
      <Box component="span" sx={{ ml: { sm: 'auto' } }}>
        Today in {placeOf(zone)}
      </Box>
    </Box>
  );
}

const Key = ({ shape, text }: { shape: object; text: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
    <Box component="span" sx={{ width: 8, height: 8, boxSizing: 'border-box', ...shape }} />
    {text}
  </Box>
);
