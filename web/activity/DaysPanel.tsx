import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import type { CommentDays } from '../../server/history/comments/schemas.ts';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Panel } from '../components/Panel.tsx';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { CategoryPattern } from './CategoryPattern.tsx';
import { DaysTable } from './DaysTable.tsx';
import { averageText, chartHeight, sumOf } from './daysModel.ts';
import { daysQuery } from './daysQuery.ts';

const DaysChart = lazy(() => import('./DaysChart.tsx'));

/** The last 30 days by category. @param limit of comments per day, both categories */
export function DaysPanel({ accountId, limit }: { accountId: string; limit: number }) {
  const t = useTranslate();
  const language = useLanguage();
  const counted = useQuery(daysQuery(accountId));
  const days = counted.data?.days ?? [];
  const total = sumOf(days);
  return (
    <Panel title={t('activity.chart.title')} actions={<Legend />}>
      <Typography
        variant="body2"
        className="tabular"
        sx={{ color: 'text.secondary', minHeight: 18, mt: -2, mb: 3 }}
      >
        {total > 0 &&
          `${t('activity.chart.total', { smart_count: total })}, ${t('activity.chart.perDay', { average: averageText(days, language) })}`}
      </Typography>
      <Box sx={{ minHeight: chartHeight, display: 'grid', alignContent: 'center' }}>
        {counted.data ? (
          <Filled days={days} total={total} limit={limit} />
        ) : counted.isError ? (
          <ErrorState
            title={t('activity.chart.failed')}
            error={counted.error}
            onRetry={() => void counted.refetch()}
            retrying={counted.isFetching}
          />
        ) : (
          <ChartSkeleton />
        )}
      </Box>
    </Panel>
  );
}

function Filled({ days, total, limit }: Pick<CommentDays, 'days'> & { total: number; limit: number }) {
  const t = useTranslate();
  if (total === 0) {
    return (
      <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {t('activity.chart.empty')}
      </Typography>
    );
  }
  return (
    <>
      <Box sx={visuallyHidden}>
        <DaysTable days={days} />
      </Box>
      <Box aria-hidden sx={{ minWidth: 0 }}>
        <ErrorBoundary resetKey={`${total}`}>
          <Suspense fallback={<ChartSkeleton />}>
            <DaysChart days={days} limit={limit} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </>
  );
}

function Legend() {
  const t = useTranslate();
  const id = useId();
  const swatch = { width: 12, height: 12 };
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        fontSize: 12,
        lineHeight: '16px',
        color: 'text.secondary',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ ...swatch, borderRadius: '3px', backgroundColor: 'primary.main' }} />
        {t('activity.categories.Searches')}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <svg {...swatch} aria-hidden="true">
          <defs>
            <CategoryPattern id={id} />
          </defs>
          <rect {...swatch} rx={3} fill={`url(#${id})`} />
        </svg>
        {t('activity.categories.Monitors')}
      </Box>
    </Box>
  );
}

const heights = [40, 62, 55, 80, 70, 20, 12, 48, 66, 58, 90, 74, 24, 16, 52, 70, 60, 84, 76, 30];

const ChartSkeleton = () => (
  <Box aria-hidden sx={bars}>
    {heights.map((height, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
      <span key={at} style={{ height: `${height}%` }} />
    ))}
  </Box>
);

const bars = {
  height: chartHeight,
  display: 'flex',
  alignItems: 'flex-end',
  gap: 1,
  pl: 7,
  pb: 6,
  '& span': { flex: 1, borderRadius: '8px', bgcolor: 'action.hover' },
};
