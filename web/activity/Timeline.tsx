import { Box, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { wallTimeText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { MarkShape } from './MarkShape.tsx';
import { clusters, type DayPicture, type Mark } from './timelineModel.ts';
import { timeIn } from './zoneTime.ts';

const rows = { Search: 16, Monitor: 36 };
const height = 52;
export const timelineHeight = height + 22;
const percent = (share: number) => `${share * 100}%`;

type Props = { picture: DayPicture; timezone: string; label: string };

/** `TimelineList` shows the same as text. */
export function Timeline({ picture, timezone, label }: Props) {
  const [frame, width] = useWidth();
  const [pointed, setPointed] = useState<{ marks: readonly Mark[]; anchorEl: Element }>();
  const shown = useMemo(() => clusters(picture.marks, width), [picture.marks, width]);
  return (
    <Box ref={frame}>
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
        {picture.hours.map(({ hour, place }) => (
          <line key={hour} className="hour" x1={percent(place)} x2={percent(place)} y1={0} y2={height} />
        ))}
        {picture.now !== null && (
          <line className="now" x1={percent(picture.now)} x2={percent(picture.now)} y1={-4} y2={height + 4} />
        )}
        {shown.map((cluster) => (
          <svg
            key={cluster.key}
            x={percent(cluster.place)}
            y={rows[cluster.category]}
            overflow="visible"
            aria-hidden="true"
          >
            <g
              onPointerEnter={({ currentTarget: anchorEl }) => setPointed({ marks: cluster.marks, anchorEl })}
              onPointerLeave={() => setPointed(undefined)}
            >
              <rect className="target" x={-10} y={-10} width={20} height={20} />
              <MarkShape {...cluster} count={cluster.marks.length} />
            </g>
          </svg>
        ))}
      </Box>
      {pointed && (
        <Tooltip
          open
          arrow
          placement="top"
          title={<Lines marks={pointed.marks} timezone={timezone} />}
          slotProps={{ popper: { anchorEl: pointed.anchorEl } }}
        >
          <span />
        </Tooltip>
      )}
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
  '& .target': { fill: 'transparent' },
  '& .now': { stroke: palette.text.primary, strokeWidth: 2, strokeLinecap: 'round' },
});

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(900);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width || 900));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

const mostLines = 6;

function Lines({ marks, timezone }: { marks: readonly Mark[]; timezone: string }) {
  const t = useTranslate();
  const rest = marks.length - mostLines;
  return (
    <>
      {marks.slice(0, mostLines).map(({ key, at, kind, posterName }) => (
        <div key={key}>
          {[timeIn(Date.parse(at), timezone), t(`activity.timeline.${kind}`), posterName]
            .filter(Boolean)
            .join(' · ')}
        </div>
      ))}
      {rest > 0 && <div>{t('activity.timeline.more', { count: rest })}</div>}
    </>
  );
}

function Hours({ hours }: Pick<DayPicture, 'hours'>) {
  return (
    <Box aria-hidden className="tabular" sx={scale}>
      {hours.map(({ hour, place, isMain }) => (
        <span
          key={hour}
          className={isMain ? undefined : 'between'}
          style={{
            left: percent(place),
            transform: `translateX(${place < 0.03 ? 0 : place > 0.97 ? -100 : -50}%)`,
          }}
        >
          {wallTimeText(`${String(hour % 24).padStart(2, '0')}:00`)}
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
  '& span': { position: 'absolute', whiteSpace: 'nowrap' },
  '& .between': { display: { xs: 'none', sm: 'block' } },
};
