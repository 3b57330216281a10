import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import type { CommentDays } from '../../server/comments/schemas.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { CategoryPattern } from './CategoryPattern.tsx';
import { chartHeight, dateText } from './daysModel.ts';

/** The days as bars. Loaded when it is seen; what it shows stands beside it as a table, so it is hidden from those who read that. */
export default function DaysChart({ days }: Pick<CommentDays, 'days'>) {
  const t = useTranslate();
  const language = useLanguage();
  const { palette } = useTheme();
  const pattern = useId();
  return (
    <BarChart
      height={chartHeight}
      dataset={days}
      hideLegend
      disableKeyboardNavigation
      skipAnimation
      margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
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
      yAxis={[{ width: 28, disableLine: true, disableTicks: true, tickMinStep: 1, tickNumber: 4 }]}
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
    </BarChart>
  );
}
