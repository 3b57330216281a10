import { Box, Tooltip } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type Series = { label: string; fill: string };
type Bar = {
  id: string;
  /** Below the bar; null leaves the place free. */
  label: string | null;
  title: string;
  /** One per series, stacked from the bottom. */
  values: readonly number[];
  isShaded?: boolean;
};
type Line = { at: number; label?: string; isDotted?: boolean };
type Props = {
  height: number;
  series: readonly Series[];
  bars: readonly Bar[];
  lines?: readonly Line[];
  /** Definitions that fills refer to. */
  children?: ReactNode;
};

const top = 16;
const labelHeight = 24;
const wantedTicks = 4;

/** The smallest of 1, 2, 5, 10, 20 … that needs at most `wantedTicks` steps. */
function stepFor(highest: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(highest / wantedTicks)));
  return power * ([1, 2, 5].find((factor) => factor * power * wantedTicks >= highest) ?? 10);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Stacked bars. Screen readers need a table of the same figures, so this is hidden from them. */
export function Bars({ height, series, bars, lines = [], children }: Props) {
  const { palette } = useTheme();
  const highest = Math.max(1, ...bars.map(({ values }) => sumOf(values)), ...lines.map(({ at }) => at));
  const step = stepFor(highest);
  const ticks = Array.from({ length: Math.ceil(highest / step) + 1 }, (_, n) => n * step);
  const plot = height - top - labelHeight;
  const heightOf = (value: number) => (value / Math.max(...ticks)) * plot;
  const yOf = (value: number) => top + plot - heightOf(value);
  const percent = (n: number) => `${(100 * n) / bars.length}%`;
  const line = { x1: 0, x2: '100%', stroke: palette.text.secondary };
  return (
    <Box component="svg" height={height} fill={palette.text.secondary} aria-hidden sx={svg}>
      {children}
      {ticks.map((tick) => (
        <g key={tick}>
          <line {...line} y1={yOf(tick)} y2={yOf(tick)} stroke={palette.line} />
          <text x={-8} y={yOf(tick)} dy="0.35em" textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {bars.map(({ id, label, title, values, isShaded }, n) => (
        <g key={id}>
          {isShaded && (
            <rect x={percent(n)} y={top} width={percent(1)} height={plot} fill={palette.action.hover} />
          )}
          {series.map(({ label: name, fill }, at) => (
            <rect
              key={name}
              className="bar"
              x={percent(n + 0.125)}
              width={percent(0.75)}
              y={yOf(sumOf(values.slice(0, at + 1)))}
              height={heightOf(values[at] ?? 0)}
              fill={fill}
            />
          ))}
          {label !== null && (
            <text x={percent(n + 0.5)} y={height - 8} textAnchor="middle">
              {label}
            </text>
          )}
          <Tooltip
            title={[title, ...series.map(({ label: name }, at) => `${name}: ${values[at] ?? 0}`)].join('\n')}
            slotProps={{ tooltip: { sx: { whiteSpace: 'pre-line' } } }}
          >
            <rect x={percent(n)} y={top} width={percent(1)} height={plot} fill="transparent" />
          </Tooltip>
        </g>
      ))}
      {lines.map(({ at, label, isDotted }) => (
        <g key={at} pointerEvents="none">
          <line {...line} y1={yOf(at)} y2={yOf(at)} strokeDasharray={isDotted ? '2 4' : undefined} />
          {label && (
            <text x={4} y={yOf(at) - 5}>
              {label}
            </text>
          )}
        </g>
      ))}
    </Box>
  );
}

const svg = {
  display: 'block',
  width: 'calc(100% - 40px)',
  ml: 7,
  mr: 3,
  overflow: 'visible',
  '& text': { fontSize: 11, fontVariantNumeric: 'tabular-nums' },
} as const;
