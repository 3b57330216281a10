import { Box, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type PointerEvent, useState } from 'react';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { MarkShape, reach } from './MarkShape.tsx';
import { type DayPicture, type Mark, markAt } from './timelineModel.ts';
import { timeIn } from './zoneTime.ts';

const rows = { Search: 16, Monitor: 36 } as const;
const height = 52;
/** With its hours, in pixels. */
export const timelineHeight = height + 22;
const percent = (share: number) => `${share * 100}%`;

/** The day as a picture: when the account may speak, when it spoke, when it is going to. What it shows is also there as a list. */
export function Timeline({
  picture,
  timezone,
  label,
}: {
  picture: DayPicture;
  timezone: string;
  label: string;
}) {
  const [pointed, setPointed] = useState<Mark>();

  function point({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const category = clientY - top < height / 2 ? 'Search' : 'Monitor';
    setPointed(markAt(picture.marks, category, (clientX - left) / width, 10 / width));
  }

  return (
    <Box>
      <Box
        sx={{ position: 'relative', height, touchAction: 'pan-y' }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        <Box component="svg" role="img" aria-label={label} sx={day}>
          <rect className="day" width="100%" height={height} rx={6} />
          {picture.spans.map(({ from, to }) => (
            <rect
              key={from}
              className="open"
              x={percent(from)}
              width={percent(to - from)}
              height={height}
              rx={6}
            />
          ))}
          {picture.hours.slice(1, -1).map(({ hour, place }) => (
            <line key={hour} className="hour" x1={percent(place)} x2={percent(place)} y1={0} y2={height} />
          ))}
          <line className="now" x1={percent(picture.now)} x2={percent(picture.now)} y1={-4} y2={height + 4} />
          {picture.marks.map(({ key, place, category, kind }) => (
            <svg key={key} x={percent(place)} y={rows[category]} overflow="visible" aria-hidden="true">
              <MarkShape category={category} kind={kind} />
            </svg>
          ))}
        </Box>
        {pointed && <Pointer mark={pointed} timezone={timezone} />}
      </Box>
      <Hours hours={picture.hours} />
    </Box>
  );
}

const day = ({ palette }: Theme) => ({
  display: 'block',
  width: '100%',
  height,
  overflow: 'visible',
  color: 'primary.main',
  '& .day': { fill: palette.action.hover },
  '& .open': { fill: palette.tint.info },
  '& .hour': { stroke: palette.lineStrong, strokeOpacity: 0.5 },
  '& .now': { stroke: palette.text.primary, strokeWidth: 2, strokeLinecap: 'round' },
});

function Pointer({ mark, timezone }: { mark: Mark; timezone: string }) {
  const t = useTranslate();
  const what = [timeIn(Date.parse(mark.at), timezone), t(`activity.timeline.${mark.kind}`), mark.posterName];
  return (
    <Tooltip open arrow placement="top" key={mark.key} title={what.filter(Boolean).join(' · ')}>
      <Box
        sx={{
          position: 'absolute',
          pointerEvents: 'none',
          left: percent(mark.place),
          top: rows[mark.category] - reach,
          width: 2 * reach,
          height: 2 * reach,
          ml: `-${reach}px`,
        }}
      />
    </Tooltip>
  );
}

function Hours({ hours }: Pick<DayPicture, 'hours'>) {
  const language = useLanguage();
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  return (
    <Box aria-hidden className="tabular" sx={scale}>
      {hours.map(({ hour, place }) => (
        <span
          key={hour}
          className={hour % 6 === 0 ? undefined : 'between'}
          style={{
            left: percent(place),
            transform: `translateX(${hour === 0 ? 0 : hour === 24 ? -100 : -50}%)`,
          }}
        >
          {`${two.format(hour)}:00`}
        </span>
      ))}
    </Box>
  );
}

const scale = {
  position: 'relative',
  height: 16,
  mt: 1.5,
  typography: 'caption',
  color: 'text.secondary',
  '& span': { position: 'absolute' },
  '& .between': { display: { xs: 'none', sm: 'block' } },
} as const;
