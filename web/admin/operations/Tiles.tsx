import { Alert, Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Operations } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { activityQuery } from './operationsApi.ts';
import { secondsText, sumOf, timeText } from './operationsModel.ts';

const tones = { running: 'good', stopped: 'warning', stalled: 'bad' } as const;
/** Above these values a figure is red: seconds overdue, pending messages. */
const late = 300;
const many = 100;

/** @param stale the last refetch failed */
export function Tiles({ engine, backlog, version, stale }: Operations & { stale: boolean }) {
  const t = useTranslate();
  const { data } = useQuery(activityQuery(24));
  const { state, heartbeatAt, oldestDueSeconds, due, working, fault } = engine;
  const failures = data && sumOf(data.hours, 'faults');
  const counts = {
    [t('admin.operations.engine.notices')]: backlog.notices,
    [t('admin.operations.engine.endings')]: backlog.closures + backlog.disconnections,
    [t('admin.operations.parts.dead')]: backlog.dead,
  };
  const notes = [
    ...Object.entries(counts).flatMap(([name, count]) => (count > 0 ? `${name}: ${count}` : [])),
    `${t('admin.operations.engine.version')} ${version}`,
  ];
  const tiles = {
    title: {
      value: <StatusChip tone={tones[state]} label={t(`admin.operations.engine.${state}`)} />,
      note: `${t('admin.operations.engine.heartbeat')}: ${heartbeatAt ? timeText(heartbeatAt) : '-'}`,
      isWrong: false,
    },
    lag: {
      value: secondsText(oldestDueSeconds),
      note: t('admin.operations.engine.accounts', { due, working }),
      isWrong: oldestDueSeconds > late,
    },
    failures: {
      value: failures ?? '-',
      note: data && t('admin.operations.engine.posted', { smart_count: sumOf(data.hours, 'posted') }),
      isWrong: Boolean(failures),
    },
    mails: { value: backlog.mails, note: '', isWrong: backlog.mails > many },
    webhooks: { value: backlog.webhooks, note: '', isWrong: backlog.webhooks > many },
  };
  return (
    <Box component="section" aria-label={t('admin.operations.engine.title')} sx={{ minWidth: 0 }}>
      {(fault || stale) && (
        <Alert severity={fault ? 'error' : 'warning'} sx={{ mb: 3 }}>
          {fault ?? t('admin.operations.stale')}
        </Alert>
      )}
      <Box component="dl" sx={row}>
        {(Object.keys(tiles) as (keyof typeof tiles)[]).map((name) => (
          <Card key={name} sx={{ p: 3, '& dd': { m: 0, mt: 1 } }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`admin.operations.engine.${name}`)}
            </Typography>
            <Typography component="dd" variant="h2" color={tiles[name].isWrong ? 'error' : 'textPrimary'}>
              {tiles[name].value}
            </Typography>
            {tiles[name].note && (
              <Typography component="dd" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {tiles[name].note}
              </Typography>
            )}
          </Card>
        ))}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {notes.join(' · ')}
      </Typography>
    </Box>
  );
}

const row = {
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
};
