import { Box, Typography } from '@mui/material';
import type { ResultWeek } from '../../server/history/results/schemas.ts';

export type CoursePoint = {
  now: number | null;
  before: number | null;
  interval?: ResultWeek['interval'];
};
type Props = {
  title: string;
  points: readonly CoursePoint[];
  /** The first and the last week, below the chart. */
  ends: readonly [string, string];
  textOf: (value: number) => string;
};

const height = 96;

/** One figure by week: this period as a line, the one before dashed. A table beside it has the figures. */
export function CourseChart({ title, points, ends, textOf }: Props) {
  // A chart without a value says less than none.
  if (points.every(({ now, before }) => now === null && before === null)) return null;
  const values = points.flatMap(({ now, before, interval }) => [now ?? 0, before ?? 0, interval?.most ?? 0]);
  const highest = Math.max(...values);
  const xOf = (at: number) => (100 * (at + 0.5)) / points.length;
  const yOf = (value: number) => (highest === 0 ? height : height - (height * value) / highest);
  const placed = (series: 'now' | 'before') =>
    points.map((point, at) => ({ x: xOf(at), y: point[series] === null ? null : yOf(point[series]) }));
  return (
    <Box sx={{ minWidth: 0 }} aria-hidden>
      <Typography variant="body2">{title}</Typography>
      <Typography variant="caption" color="textSecondary" className="tabular" sx={{ display: 'block' }}>
        {highest > 0 ? textOf(highest) : ' '}
      </Typography>
      <Box component="svg" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" sx={drawing}>
        <line className="base" x1="0" x2="100" y1={height} y2={height} />
        {points.map(
          ({ interval }, at) =>
            interval && (
              <line
                key={xOf(at)}
                className="range"
                x1={xOf(at)}
                x2={xOf(at)}
                y1={yOf(interval.least)}
                y2={yOf(interval.most)}
              />
            ),
        )}
        <Series className="before" places={placed('before')} />
        <Series className="now" places={placed('now')} />
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2, mt: 1 }}
      >
        {ends.map((end, at) => (
          <span key={at === 0 ? 'first' : 'last'}>{end}</span>
        ))}
      </Typography>
    </Box>
  );
}

type Place = { x: number; y: number | null };

/** Lines between neighbouring weeks, and a dot for each: a line without length has round ends. */
function Series({ className, places }: { className: string; places: readonly Place[] }) {
  return (
    <g className={className}>
      {places.map(({ x, y }, at) => {
        if (y === null) return null;
        const next = places[at + 1];
        return (
          <g key={x}>
            <line className="dot" x1={x} x2={x} y1={y} y2={y} />
            {next && next.y !== null && <line x1={x} x2={next.x} y1={y} y2={next.y} />}
          </g>
        );
      })}
    </g>
  );
}

const drawing = {
  display: 'block',
  width: '100%',
  height,
  overflow: 'visible',
  '& line': { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeWidth: 2 },
  '& .base': { stroke: 'currentColor', opacity: 0.2, strokeWidth: 1 },
  '& .range': { color: 'primary.main', stroke: 'currentColor', opacity: 0.25, strokeWidth: 6 },
  '& .now': { color: 'primary.main', '& line': { stroke: 'currentColor' } },
  '& .before': {
    color: 'text.secondary',
    '& line': { stroke: 'currentColor', strokeDasharray: '2 4', strokeWidth: 1.5 },
  },
  '& line.dot': { strokeWidth: '6px !important', strokeDasharray: 'none !important' },
} as const;
