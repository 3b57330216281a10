import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useId } from 'react';
import type { CommentDays } from '../../server/history/comments/schemas.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { CategoryPattern } from './CategoryPattern.tsx';
import { chartHeight, dateText, isWeekend, sumOf } from './daysModel.ts';

/** Hidden from screen readers, which get `DaysTable`. */
export default function DaysChart({ days, limit }: Pick<CommentDays, 'days'> & { limit: number }) {
  const t = useTranslate();
  const language = useLanguage();
  const { palette } = useTheme();
  const pattern = useId();
  const sums = days.map(({ Search, Monitor }) => Search + Monitor);
  const highest = Math.max(...sums);
  const average = sumOf(days) / days.length;
  // A limit far above what is posted would flatten the bars.
  const shownLimit = limit > 0 && limit <= 3 * highest ? limit : null;
  const label = { fontSize: 11, fill: palette.text.secondary };
  return (
    <BarChart
      height={chartHeight}
      dataset={days}
      hideLegend
      disableKeyboardNavigation
      skipAnimation
      margin={{ top: 16, right: 24, bottom: 0, left: 0 }}
      borderRadius={2}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'band',
          categoryGapRatio: 0.25,
          disableLine: true,
          disableTicks: true,
          height: 24,
          tickLabelInterval: (_, n) => (days.length - 1 - n) % 7 === 0,
          valueFormatter: (date: string, { location }) => dateText(date, language, location === 'tooltip'),
        },
      ]}
      yAxis={[
        {
          width: 28,
          max: shownLimit === null ? undefined : Math.max(shownLimit, highest),
          disableLine: true,
          disableTicks: true,
          tickMinStep: 1,
          tickNumber: 4,
        },
      ]}
      grid={{ horizontal: true }}
      series={[
        {
          dataKey: 'Search',
          label: t('activity.categories.Searches'),
          stack: 'all',
          color: palette.primary.main,
        },
        {
          dataKey: 'Monitor',
          label: t('activity.categories.Monitors'),
          stack: 'all',
          color: `url(#${pattern})`,
        },
      ]}
      sx={{
        '& .MuiChartsGrid-line': { stroke: palette.line },
        '& .MuiChartsAxis-tickLabel': {
          fill: `${palette.text.secondary} !important`,
          fontVariantNumeric: 'tabular-nums',
        },
      }}
      slotProps={{ tooltip: { trigger: 'axis' } }}
    >
      <defs>
        <CategoryPattern id={pattern} />
      </defs>
      <Weekends dates={days.map(({ date }) => date).filter(isWeekend)} />
      {shownLimit !== null && (
        <ChartsReferenceLine
          y={shownLimit}
          label={t('activity.chart.limit', { limit: shownLimit })}
          labelAlign="start"
          labelStyle={label}
          lineStyle={{ stroke: palette.text.secondary }}
        />
      )}
      <ChartsReferenceLine
        y={average}
        lineStyle={{ stroke: palette.text.secondary, strokeDasharray: '2 4' }}
      />
    </BarChart>
  );
}

function Weekends({ dates }: { dates: readonly string[] }) {
  const { palette } = useTheme();
  const { top, height } = useDrawingArea();
  const scale = useXScale<'band'>();
  const gap = scale.step() - scale.bandwidth();
  return dates.map((date) => (
    <rect
      key={date}
      x={(scale(date) ?? 0) - gap / 2}
      y={top}
      width={scale.step()}
      height={height}
      fill={palette.action.hover}
      pointerEvents="none"
    />
  ));
}
