import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { CommentDays } from '../../server/history/comments/schemas.ts';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { visuallyHidden } from '../components/visuallyHidden.ts';
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
        {total > 0 &&
          `${t('activity.chart.total', { smart_count: total })}, ${t('activity.chart.perDay', { average: averageText(days, language) })}`}
      </Typography>
      <Box sx={{ minHeight: chartHeight, display: 'grid', alignContent: 'center' }}>
        <Faces of={counted} failed={t('activity.chart.failed')} loading={chartSkeleton}>
          {total === 0 ? (
            <Typography color="textSecondary" align="center">
              {t('activity.chart.empty')}
            </Typography>
          ) : (
            <>
              <Box sx={visuallyHidden}>
                <DaysTable days={days} />
              </Box>
              <DaysChart days={days} limit={limit} />
            </>
          )}
        </Faces>
      </Box>
    </Panel>
  );
}

function DaysTable({ days }: Pick<CommentDays, 'days'>) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <table>
      <caption>{t('activity.chart.caption')}</caption>
      <thead>
        <tr>
          {(
            [
              'activity.chart.date',
              'activity.categories.Searches',
              'activity.categories.Monitors',
              'activity.chart.sum',
            ] as const
          ).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, Search, Monitor }) => (
          <tr key={date}>
            <th scope="row">
              <time dateTime={date}>{dateText(date, language, true)}</time>
            </th>
            <td>{Search}</td>
            <td>{Monitor}</td>
            <td>{Search + Monitor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const swatch = (fill: string, pattern?: ReactNode) => (
  <Box component="svg" width={12} height={12} sx={{ color: 'primary.main' }}>
    {pattern}
    <rect width={12} height={12} rx={3} fill={fill} />
  </Box>
);
