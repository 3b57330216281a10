import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { Results, ResultWeek } from '../../server/history/results/schemas.ts';
import { fewestComments } from '../../server/history/results/thresholds.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { shareText } from '../comments/traceModel.ts';
import { Panel } from '../components/Panel.tsx';
import { SmallTable } from '../components/SmallTable.tsx';
import { countText } from '../i18n/numbers.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { CourseChart } from './CourseChart.tsx';
import { courseText, dateText, promptChangeText } from './courseModel.ts';

type Props = {
  results: Pick<Results, 'since' | 'until' | 'totals' | 'before' | 'claim' | 'weeks' | 'promptChanges'>;
};

/** The weeks of the period beside those of the period before, and the one sentence about each change. */
export function OverTime({ results }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { accounts } = useAccounts();
  const { weeks, promptChanges } = results;
  const ends = [dateText(weeks[0]?.since ?? results.since), dateText(results.until)] as const;
  const percent = (value: number) => shareText(value, language);
  const pointsOf = (name: 'comments' | 'share' | 'replies' | 'unchangedShare' | 'wordsChanged') =>
    weeks.map((week) => ({
      now: week[name],
      before: week.before[name],
      ...(name === 'share' && { interval: week.interval }),
    }));
  const hasReviews = pointsOf('unchangedShare').some(({ now, before }) => now !== null || before !== null);
  const sentences = [
    courseText(results, t, language),
    ...promptChanges.map((change) => {
      const account = accounts.find(({ accountId }) => accountId === change.accountId)?.name ?? '';
      return promptChangeText(change, accounts.length > 1 ? account : '', t, language);
    }),
  ];
  return (
    <Panel title={t('results.course.title')}>
      <Box sx={{ display: 'grid', gap: 1, mb: 4, overflowWrap: 'anywhere' }}>
        {sentences.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
      </Box>
      <Legend />
      <Box sx={charts}>
        <CourseChart
          title={t('results.figures.comments')}
          points={pointsOf('comments')}
          ends={ends}
          textOf={countText}
        />
        <CourseChart
          title={t('results.figures.share')}
          points={pointsOf('share')}
          ends={ends}
          textOf={percent}
        />
        <CourseChart
          title={t('results.figures.replies')}
          points={pointsOf('replies')}
          ends={ends}
          textOf={countText}
        />
        <CourseChart
          title={t('results.course.unchanged')}
          points={pointsOf('unchangedShare')}
          ends={ends}
          textOf={percent}
        />
        <CourseChart
          title={t('results.course.wordsChanged')}
          points={pointsOf('wordsChanged')}
          ends={ends}
          textOf={percent}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t('results.course.note', { smart_count: fewestComments })}
        {hasReviews && ` ${t('results.course.reviewNote')}`}
      </Typography>
      <Weeks weeks={weeks} />
    </Panel>
  );
}

function Legend() {
  const t = useTranslate('results.course');
  return (
    <Typography
      aria-hidden
      variant="caption"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mb: 3 }}
    >
      {(['now', 'before'] as const).map((series) => (
        <Box component="span" key={series} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
          <Box
            component="svg"
            width={24}
            height={8}
            sx={{ color: series === 'now' ? 'primary.main' : 'text.secondary' }}
          >
            <line
              x1="1"
              x2="23"
              y1="4"
              y2="4"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={series === 'now' ? undefined : '2 4'}
            />
          </Box>
          {t(series)}
        </Box>
      ))}
    </Typography>
  );
}

/** The figures of the charts, built only once they are opened. */
function Weeks({ weeks }: { weeks: readonly ResultWeek[] }) {
  const t = useTranslate('results');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const beside = (now: string, before: string) => (
    <>
      {now}
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {t('course.beforeOf', { value: before })}
      </Typography>
    </>
  );
  const counts = (week: ResultWeek, name: 'comments' | 'replies' | 'decided') =>
    beside(countText(week[name]), countText(week.before[name]));
  const shares = (week: ResultWeek, name: 'share' | 'unchangedShare' | 'wordsChanged') => {
    const text = (value: number | null) => (value === null ? t('by.tooFew') : shareText(value, language));
    return beside(text(week[name]), text(week.before[name]));
  };
  const nameOf = ({ since, until }: ResultWeek) =>
    t('prompts.days', { from: dateText(since), to: dateText(until) });
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={{ mt: 2 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1 }}>
        {t('course.table')}
      </Typography>
      {isOpen && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <SmallTable
            label={t('course.answers')}
            isNumeric
            heads={[t('course.week'), t('figures.comments'), t('figures.share'), t('figures.replies')]}
            rows={weeks.map((week) => [
              nameOf(week),
              counts(week, 'comments'),
              shares(week, 'share'),
              counts(week, 'replies'),
            ])}
          />
          <SmallTable
            label={t('course.review')}
            isNumeric
            heads={[t('course.week'), t('course.decided'), t('course.unchanged'), t('course.wordsChanged')]}
            rows={weeks.map((week) => [
              nameOf(week),
              counts(week, 'decided'),
              shares(week, 'unchangedShare'),
              shares(week, 'wordsChanged'),
            ])}
          />
        </Box>
      )}
    </Box>
  );
}

const charts = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
};
