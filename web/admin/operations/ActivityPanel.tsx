import { Box, LinearProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Activity } from '../../../server/operations/schemas.ts';
import { Faces } from '../../components/Faces.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SmallTable } from '../../components/SmallTable.tsx';
import { visuallyHidden } from '../../components/visuallyHidden.ts';
import type { TextName } from '../../i18n/texts.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { HoursChart } from './HoursChart.tsx';
import { activityQuery } from './operationsApi.ts';
import { hourText, sumOf } from './operationsModel.ts';

export function ActivityPanel() {
  const t = useTranslate();
  const [hours, setHours] = useState(24);
  const found = useQuery({ ...activityQuery(hours), placeholderData: keepPreviousData });
  return (
    <Panel
      title={t('admin.operations.activity.title')}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={hours}
          aria-label={t('admin.operations.activity.span')}
          onChange={(_, chosen) => chosen && setHours(chosen)}
        >
          <ToggleButton value={24}>{t('admin.operations.activity.day')}</ToggleButton>
          <ToggleButton value={168}>{t('admin.operations.activity.week')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <Faces query={found} failed={t('admin.operations.failed')} loading={<RowsSkeleton rows={4} />}>
        {(data) => (
          <Box
            sx={{
              display: 'grid',
              gap: 6,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
            }}
          >
            <div>
              <Typography className="tabular" color="textSecondary">
                {t('admin.operations.activity.sum', {
                  posted: sumOf(data.hours, 'posted'),
                  faults: sumOf(data.hours, 'faults'),
                })}
              </Typography>
              <HoursChart hours={data.hours} />
              <Box sx={visuallyHidden}>
                <SmallTable
                  label={t('admin.operations.activity.title')}
                  heads={[
                    t('admin.operations.activity.hour'),
                    t('admin.operations.activity.comments'),
                    t('admin.operations.activity.faults'),
                  ]}
                  rows={data.hours.map(({ at, posted, faults }) => [hourText(at, true), posted, faults])}
                />
              </Box>
            </div>
            <CauseBars faults={data.faults} />
          </Box>
        )}
      </Faces>
    </Panel>
  );
}

function CauseBars({ faults }: Pick<Activity, 'faults'>) {
  const t = useTranslate();
  const most = Math.max(...faults.map(({ count }) => count));
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 4 }}>
        {t('admin.operations.activity.causes')}
      </Typography>
      {faults.length === 0 && (
        <Typography color="textSecondary">{t('admin.operations.activity.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {faults.map(({ cause, count }) => (
          <li key={cause}>
            <Typography sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 1 }}>
              <span>{t(`admin.operations.causes.${cause}` as TextName, { _: cause })}</span>
              <span className="tabular">{count}</span>
            </Typography>
            <LinearProgress aria-hidden variant="determinate" color="error" value={(100 * count) / most} />
          </li>
        ))}
      </Box>
    </div>
  );
}
