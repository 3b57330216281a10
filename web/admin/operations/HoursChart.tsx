import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { Activity } from '../../../server/operations/schemas.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { hourText } from './operationsModel.ts';

export default function HoursChart({ hours }: Pick<Activity, 'hours'>) {
  const t = useTranslate();
  const { palette } = useTheme();
  return (
    <BarChart
      height={192}
      dataset={hours}
      hideLegend
      disableKeyboardNavigation
      skipAnimation
      margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
      xAxis={[
        {
          dataKey: 'at',
          scaleType: 'band',
          disableLine: true,
          disableTicks: true,
          height: 24,
          tickLabelInterval: (_, at) => (hours.length - 1 - at) % (hours.length / 4) === 0,
          valueFormatter: (at: string, { location }) =>
            hourText(at, location === 'tooltip' || hours.length > 24),
        },
      ]}
      yAxis={[{ width: 28, disableLine: true, disableTicks: true, tickMinStep: 1, tickNumber: 3 }]}
      grid={{ horizontal: true }}
      series={[
        { dataKey: 'posted', label: t('admin.operations.activity.comments'), color: palette.primary.main },
        { dataKey: 'faults', label: t('admin.operations.activity.faults'), color: palette.tone.bad },
      ].map((series) => ({ ...series, stack: 'all' }))}
      sx={{ '& .MuiChartsGrid-line': { stroke: palette.line } }}
      slotProps={{ tooltip: { trigger: 'axis' } }}
    />
  );
}
