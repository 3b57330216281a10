import { useTheme } from '@mui/material/styles';
import type { Activity } from '../../../server/operations/schemas.ts';
import { Bars } from '../../components/Bars.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { hourText } from './operationsModel.ts';

export function HoursChart({ hours }: Pick<Activity, 'hours'>) {
  const t = useTranslate();
  const { palette } = useTheme();
  const labelEvery = hours.length / 4;
  return (
    <Bars
      height={192}
      series={[
        { label: t('admin.operations.activity.comments'), fill: palette.primary.main },
        { label: t('admin.operations.activity.faults'), fill: palette.tone.bad },
      ]}
      bars={hours.map(({ at, posted, faults }, n) => ({
        id: at,
        label: (hours.length - 1 - n) % labelEvery === 0 ? hourText(at, hours.length > 24) : null,
        title: hourText(at, true),
        values: [posted, faults],
      }))}
    />
  );
}
