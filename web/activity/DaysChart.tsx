import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import type { CommentDays } from '../../server/history/comments/schemas.ts';
import { Bars } from '../components/Bars.tsx';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { CategoryPattern } from './CategoryPattern.tsx';
import { chartHeight, dateText, isWeekend, sumOf } from './daysModel.ts';

export function DaysChart({ days, limit }: Pick<CommentDays, 'days'> & { limit: number }) {
  const t = useTranslate();
  const language = useLanguage();
  const { palette } = useTheme();
  const pattern = useId();
  const highest = Math.max(...days.map(({ Search, Monitor }) => Search + Monitor));
  // A limit far above what is posted would flatten the bars.
  const isLimitShown = limit > 0 && limit <= 3 * highest;
  return (
    <Bars
      height={chartHeight}
      series={[
        { label: t('activity.categories.Searches'), fill: palette.primary.main },
        { label: t('activity.categories.Monitors'), fill: `url(#${pattern})` },
      ]}
      bars={days.map(({ date, Search, Monitor }, n) => ({
        id: date,
        label: (days.length - 1 - n) % 7 === 0 ? dateText(date, language) : null,
        title: dateText(date, language, true),
        values: [Search, Monitor],
        isShaded: isWeekend(date),
      }))}
      lines={[
        ...(isLimitShown ? [{ at: limit, label: t('activity.chart.limit', { limit }) }] : []),
        { at: sumOf(days) / days.length, isDotted: true },
      ]}
    >
      <CategoryPattern id={pattern} />
    </Bars>
  );
}
