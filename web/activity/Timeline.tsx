import { Box, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { MarkShape } from './MarkShape.tsx';
import { type Cluster, clusters, type DayPicture, markAt } from './timelineModel.ts';
import { timeIn } from './zoneTime.ts';

const rows = { Search: 16, Monitor: 36 } as const;
const height = 52;
/** With the hours, in pixels. */
export const timelineHeight = height + 22;
const percent = (share: number) => `${share * 100}%`;

type Props = { picture: DayPicture; timezone: string; label: string };

/** The day as a picture: working hours, posted and planned comments. `TimelineList` shows the same. */
export function Timeline({ picture, timezone, label }: Props) {
  const [pointed, setPointed] = useState<Cluster>();
  const [frame, width] = useWidth();
  const shown = useMemo(() => clusters(picture.marks, width), [picture.marks, width]);

  function point({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const category = clientY - top < height / 2 ? 'Search' : 'Monitor';
    setPointed(markAt(shown, category, (clientX - left) / width, 10 / width));
  }

  return (
    <Box>
      <Box
        ref={frame}
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
          {picture.hours.map(({ hour, place }) => (
            <line key={hour} className="hour" x1={percent(place)} x2={percent(place)} y1={0} y2={height} />
          ))}
          {picture.now !== null && (
            <line
              className="now"
              x1={percent(picture.now)}
              x2={percent(picture.now)}
              y1={-4}
              y2={height + 4}
            />
          )}
          {shown.map(({ key, place, category, kind, marks }) => (
            <svg key={key} x={percent(place)} y={rows[category]} overflow="visible" aria-hidden="true">
              <MarkShape category={category} kind={kind} count={marks.length} />
            </svg>
          ))}
        </Box>
        {pointed && <Pointer cluster={pointed} timezone={timezone} />}
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

/** The width of the referenced element, in pixels. */
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

/** Lines of a tooltip. */
const mostLines = 6;

function Pointer({ cluster, timezone }: { cluster: Cluster; timezone: string }) {
  const t = useTranslate();
  const lines = cluster.marks.map(({ at, kind, posterName }) =>
    [timeIn(Date.parse(at), timezone), t(`activity.timeline.${kind}`), posterName]
      .filter(Boolean)
      .join(' · '),
  );
  const rest = lines.length - mostLines;
  return (
    <Tooltip
      open
      arrow
      placement="top"
      key={cluster.key}
      title={
        <>
          {lines.slice(0, mostLines).map((line, at) => (
            <div key={cluster.marks[at]?.key}>{line}</div>
          ))}
          {rest > 0 && <div>{t('activity.timeline.more', { count: rest })}</div>}
        </>
      }
    >
      <Box
        sx={{ position: 'absolute', pointerEvents: 'none', width: 10, height: 10, translate: '-50% -50%' }}
        style={{ left: percent(cluster.place), top: rows[cluster.category] }}
      />
    </Tooltip>
  );
}

function Hours({ hours }: Pick<DayPicture, 'hours'>) {
  const language = useLanguage();
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
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
