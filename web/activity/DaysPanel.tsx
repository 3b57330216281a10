import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { CommentDays } from '../../server/history/comments/schemas.ts';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { SmallTable } from '../components/SmallTable.tsx';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { CategoryPattern } from './CategoryPattern.tsx';
import { DaysChart } from './DaysChart.tsx';
import { averageText, chartHeight, dateText, daysQuery, sumOf } from './daysModel.ts';
import { Legend } from './Legend.tsx';

const chartSkeleton = <Skeleton variant="rounded" height={chartHeight} />;

/** @param limit of comments per day, both categories */
export function DaysPanel({ accountId, limit }: { accountId: string; limit: number }) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const counted = useQuery(daysQuery(accountId));
  const days = counted.data?.days ?? [];
  const total = sumOf(days);
  return (
    <Panel
      title={t('activity.chart.title')}
      actions={
        <Legend
          entries={[
            [swatch('currentColor'), t('activity.categories.Searches')],
            [swatch(`url(#${id})`, <CategoryPattern id={id} />), t('activity.categories.Monitors')],
          ]}
        />
      }
    >
      <Typography
        variant="body2"
        className="tabular"
        color="textSecondary"
        sx={{ minHeight: 18, mt: -2, mb: 3 }}
      >
        {total > 0
          ? `${t('activity.chart.total', { smart_count: total })}, ${t('activity.chart.perDay', { average: averageText(days, language) })}`
          : counted.data && t('activity.chart.empty')}
      </Typography>
      <Faces query={counted} failed={t('activity.chart.failed')} loading={chartSkeleton}>
        {total > 0 && (
          <>
            <DaysChart days={days} limit={limit} />
            <DaysTable days={days} />
          </>
        )}
      </Faces>
    </Panel>
  );
}

/** The figures of the chart, built only once it is opened. */
function DaysTable({ days }: Pick<CommentDays, 'days'>) {
  const t = useTranslate();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={{ mt: 2 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1 }}>
        {t('activity.chart.table')}
      </Typography>
      {isOpen && (
        <SmallTable
          label={t('activity.chart.caption')}
          heads={[
            t('activity.chart.date'),
            t('activity.categories.Searches'),
            t('activity.categories.Monitors'),
            t('activity.chart.sum'),
          ]}
          rows={days.map(({ date, Search, Monitor }) => [
            <time key={date} dateTime={date}>
              {dateText(date, language, true)}
            </time>,
            Search,
            Monitor,
            Search + Monitor,
          ])}
          isNumeric
        />
      )}
    </Box>
  );
}

const swatch = (fill: string, pattern?: ReactNode) => (
  <Box component="svg" width={12} height={12} sx={{ color: 'primary.main' }}>
    {pattern}
    <rect width={12} height={12} rx={3} fill={fill} />
  </Box>
);
