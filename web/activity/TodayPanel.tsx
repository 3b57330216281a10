import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import type { ScheduleWarning } from '../../server/automation/schedule/schemas.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { Legend } from './Legend.tsx';
import { MarkIcon } from './MarkShape.tsx';
import { Timeline, timelineHeight } from './Timeline.tsx';
import { TimelineList } from './TimelineList.tsx';
import { countMarks, dayPicture, type Mark } from './timelineModel.ts';
import type { useSchedule } from './useSchedule.ts';
import { shownWarnings, warningText } from './warningText.ts';
import { dayIn, placeOf, timeIn } from './zoneTime.ts';

type Props = { schedule: ReturnType<typeof useSchedule>; timezone: string; now: number };

export function TodayPanel({ schedule: { schedules, error, refetch, isFetching }, timezone, now }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [asList, setAsList] = useState(false);
  const today = schedules.at(-1);
  if (error && !today) {
    return (
      <ErrorState
        title={t('activity.timeline.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const picture = dayPicture(schedules, now, timezone);
  const hours = schedules.flatMap(({ window }) => {
    if (!window) return [];
    const [from, to] = [window.opensAt, window.closesAt].map((at) => timeIn(Date.parse(at), timezone));
    return [t('activity.timeline.hours', { from, to })];
  });
  const summary = t('activity.timeline.summary', {
    hours: hours.join(' ') || t('activity.timeline.noHours'),
    ...countMarks(picture.marks),
    now: timeIn(now, timezone),
  });
  return (
    <Box sx={{ mt: 6 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 3, mb: 2, minHeight: 32 }}
      >
        <Typography variant="h3" component="h2">
          {t('activity.timeline.title')}
        </Typography>
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          sx={{ flex: { xs: '1 0 100%', sm: 1 }, order: { xs: 1, sm: 0 } }}
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
        <Timeline picture={picture} timezone={timezone} label={summary} />
      )}
      {picture.marks.length > 0 && !asList && (
        <Box sx={{ mt: 2.5 }}>
          <Legend
            entries={[
              [icon('Search'), t('activity.categories.Searches')],
              [icon('Monitor'), t('activity.categories.Monitors')],
              [
                <>
                  {icon('Search', 'planned')}
                  {icon('Monitor', 'planned')}
                </>,
                t('activity.timeline.planned'),
              ],
            ]}
          />
        </Box>
      )}
      {today && <Warnings warnings={today.warnings} />}
    </Box>
  );
}

const icon = (category: Mark['category'], kind: Mark['kind'] = 'posted') => (
  <MarkIcon category={category} kind={kind} />
);

const notes: ScheduleWarning['code'][] = [
  'not_running',
  'not_a_working_day',
  'clock_change',
  'warm_up',
  'nothing_approved',
];

function Warnings({ warnings }: { warnings: readonly ScheduleWarning[] }) {
  const t = useTranslate();
  const language = useLanguage();
  if (warnings.length === 0) return null;
  return (
    <Typography variant="body2" component="ul" aria-label={t('activity.warnings.label')} sx={list}>
      {shownWarnings(warnings).map((warning) => {
        const isNote = notes.includes(warning.code);
        const Icon = isNote ? InfoOutlined : WarningAmberRounded;
        return (
          <Box
            component="li"
            key={`${warning.code} ${warning.message}`}
            sx={{ display: 'flex', gap: 2, color: isNote ? 'text.secondary' : 'tone.warning' }}
          >
            <Icon aria-hidden sx={{ fontSize: 16, mt: '1px' }} />
            {warningText(t, language, warning)}
          </Box>
        );
      })}
    </Typography>
  );
}

const list = { listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 1.5 };
