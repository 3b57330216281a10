import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Activity } from '../../../server/operations/schemas.ts';
import { Faces } from '../../components/Faces.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { visuallyHidden } from '../../components/visuallyHidden.ts';
import type { TextName } from '../../i18n/textNames.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { activityQuery } from './operationsApi.ts';
import { hourText, sumOf, topOf } from './operationsModel.ts';

const spans = [24, 168] as const;

export function ActivityPanel() {
  const t = useTranslate();
  const [hours, setHours] = useState<(typeof spans)[number]>(24);
  const activity = useQuery({
    ...activityQuery(hours),
    placeholderData: keepPreviousData,
  });
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={hours}
      aria-label={t('admin.operations.activity.span')}
      onChange={(_, chosen) => chosen && setHours(chosen)}
    >
      {spans.map((span) => (
        <ToggleButton key={span} value={span}>
          {t(span === 24 ? 'admin.operations.activity.day' : 'admin.operations.activity.week')}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <Panel title={t('admin.operations.activity.title')} actions={choice}>
      <Faces of={activity} failed={t('admin.operations.failed')} loading={<RowsSkeleton rows={4} />}>
        {(data) => (
          <Box
            sx={{
              display: 'grid',
              gap: 6,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography className="tabular" sx={{ color: 'text.secondary', mb: 4 }}>
                {t('admin.operations.activity.sum', {
                  posted: sumOf(data.hours, 'posted'),
                  faults: sumOf(data.hours, 'faults'),
                })}
              </Typography>
              <HoursChart hours={data.hours} />
              <Box sx={visuallyHidden}>
                <table>
                  <caption>{t('admin.operations.activity.title')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t('admin.operations.activity.hour')}</th>
                      <th scope="col">{t('admin.operations.activity.comments')}</th>
                      <th scope="col">{t('admin.operations.activity.faults')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {data.hours.map(({ at, posted, faults }) => (
                      <tr key={at}>
                        <th scope="row">{hourText(at, true)}</th>
                        <td>{posted}</td>
                        <td>{faults}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Box>
            </Box>
            <CauseBars faults={data.faults} />
          </Box>
        )}
      </Faces>
    </Panel>
  );
}

function CauseBars({ faults }: Pick<Activity, 'faults'>) {
  const t = useTranslate();
  const most = Math.max(1, ...faults.map(({ count }) => count));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ fontSize: 14, fontWeight: 600, mb: 4 }}>
        {t('admin.operations.activity.causes')}
      </Typography>
      {faults.length === 0 && (
        <Typography color="textSecondary">{t('admin.operations.activity.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {faults.map(({ cause, count }) => (
          <li key={cause}>
            <Box sx={{ display: 'flex', gap: 3 }}>
              <Typography sx={{ flex: 1, minWidth: 0 }}>
                {t(`admin.operations.causes.${cause}` as TextName, { _: cause })}
              </Typography>
              <Typography className="tabular">{count}</Typography>
            </Box>
            <Box
              aria-hidden
              sx={({ palette }) => ({
                mt: 1,
                height: 6,
                borderRadius: '3px',
                backgroundColor: palette.tint.bad,
              })}
            >
              <Box
                sx={({ palette }) => ({
                  width: `${(100 * count) / most}%`,
                  height: 1,
                  borderRadius: '3px',
                  backgroundColor: palette.tone.bad,
                })}
              />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const height = 160;
const width = 1000;

function HoursChart({ hours }: Pick<Activity, 'hours'>) {
  const { palette } = useTheme();
  const top = topOf(hours);
  const step = width / hours.length;
  const bar = Math.max(1, step * 0.72);
  const y = (n: number) => height - (n / top) * height;
  const labelled = hours.filter((_, at) => (hours.length - 1 - at) % (hours.length / 4) === 0).slice(-4);
  return (
    <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2 }}>
      <Box
        className="tabular"
        sx={{
          height,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          fontSize: 12,
          lineHeight: 1,
          color: 'text.secondary',
          textAlign: 'right',
        }}
      >
        <span>{top}</span>
        <span>{top / 2}</span>
        <span>0</span>
      </Box>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
        style={{ display: 'block' }}
        role="presentation"
      >
        {[0, height / 2, height].map((at) => (
          <line
            key={at}
            x1={0}
            x2={width}
            y1={at}
            y2={at}
            stroke={palette.line}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {hours.map(({ at, posted, faults }, n) => (
          <g key={at}>
            <title>{`${hourText(at, true)}: ${posted} / ${faults}`}</title>
            <rect
              x={n * step + (step - bar) / 2}
              y={y(posted)}
              width={bar}
              height={height - y(posted)}
              fill={palette.primary.main}
            />
            <rect
              x={n * step + (step - bar) / 2}
              y={y(posted + faults)}
              width={bar}
              height={height - y(faults)}
              fill={palette.tone.bad}
            />
          </g>
        ))}
      </svg>
      <span />
      <Box
        className="tabular"
        sx={{ display: 'flex', justifyContent: 'flex-end', fontSize: 12, color: 'text.secondary', mt: 1.5 }}
      >
        {labelled.map(({ at }) => (
          <Box component="span" key={at} sx={{ flex: 1, textAlign: 'right' }}>
            {hourText(at, hours.length > 24)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
