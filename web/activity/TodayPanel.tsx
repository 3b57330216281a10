import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import type { DayPlan } from '../../server/automation/schedule/schemas.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { PlanWarnings } from './PlanWarnings.tsx';
import { Timeline, timelineHeight } from './Timeline.tsx';
import { TimelineLegend } from './TimelineLegend.tsx';
import { TimelineList } from './TimelineList.tsx';
import { countMarks, dayPicture } from './timelineModel.ts';
import type { usePlan } from './usePlan.ts';
import { dayIn, placeOf, timeIn } from './zoneTime.ts';

type Props = { plan: ReturnType<typeof usePlan>; timezone: string; now: number };

/** Today in the account's time zone, as a picture or a list, with warnings. */
export function TodayPanel({ plan, timezone, now }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [asList, setAsList] = useState(false);
  const { plans, error } = plan;
  if (error && plans.length === 0) {
    return (
      <ErrorState
        title={t('activity.timeline.failed')}
        error={error}
        onRetry={() => void plan.refetch()}
        retrying={plan.isFetching}
      />
    );
  }
  const today = plans.at(-1);
  const picture = dayPicture(plans, now, timezone);
  const time = timeIn(now, timezone);
  return (
    <Box sx={{ mt: 6 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 3, mb: 2, minHeight: 32 }}
      >
        <Typography variant="h2" sx={{ fontSize: 14, lineHeight: '20px' }}>
          {t('activity.timeline.title')}
        </Typography>
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', flex: { xs: '1 0 100%', sm: 1 }, order: { xs: 1, sm: 0 } }}
        >
          {today ? (
            t('activity.timeline.where', { date: dayIn(now, timezone, language), place: placeOf(timezone) })
          ) : (
            <Skeleton width={200} />
          )}
        </Typography>
        <Button
          size="small"
          color="inherit"
          aria-pressed={asList}
          disabled={!today}
          onClick={() => setAsList(!asList)}
          sx={{ ml: 'auto', mr: -2.5 }}
        >
          {t(asList ? 'activity.timeline.picture' : 'activity.timeline.list')}
        </Button>
      </Box>
      {!today ? (
        <Skeleton variant="rounded" height={timelineHeight} />
      ) : asList ? (
        <TimelineList marks={picture.marks} timezone={timezone} />
      ) : (
        <Timeline picture={picture} timezone={timezone} label={summaryOf(plans)} />
      )}
      {picture.marks.length > 0 && !asList && <TimelineLegend />}
      {today && <PlanWarnings warnings={today.warnings} />}
    </Box>
  );

  function summaryOf(shown: readonly DayPlan[]): string {
    const windows = shown.flatMap(({ window }) => (window ? [window] : []));
    const hours = windows.map(({ opensAt, closesAt }) =>
      t('activity.timeline.hours', {
        from: timeIn(Date.parse(opensAt), timezone),
        to: timeIn(Date.parse(closesAt), timezone),
      }),
    );
    return t('activity.timeline.summary', {
      hours: hours.join(' ') || t('activity.timeline.noHours'),
      ...countMarks(picture.marks),
      now: time,
    });
  }
}
