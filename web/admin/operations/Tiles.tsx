import { Alert, Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Operations } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { activityQuery } from './operationsApi.ts';
import { secondsText, sumOf, timeText } from './operationsModel.ts';

const tones = { running: 'good', stopped: 'warning', stalled: 'bad' } as const;
/** From here on a figure is coloured: seconds that an account is overdue, messages that wait. */
const late = 300;
const many = 100;

type Props = Pick<Operations, 'engine' | 'backlog' | 'version'> & {
  /** It could not be asked anew: what is shown may be over. */
  stale: boolean;
};

export function Tiles({ engine, backlog, version, stale }: Props) {
  const t = useTranslate();
  const { data } = useQuery(activityQuery(24));
  const { state, heartbeatAt, oldestDueSeconds, due, working, fault } = engine;
  const failures = data && sumOf(data.hours, 'faults');
  const endings = backlog.closures + backlog.disconnections;
  const notes = [
    backlog.notices > 0 && `${t('admin.operations.engine.notices')}: ${backlog.notices}`,
    endings > 0 && `${t('admin.operations.engine.endings')}: ${endings}`,
    backlog.dead > 0 && `${t('admin.operations.parts.dead')}: ${backlog.dead}`,
    `${t('admin.operations.engine.version')} ${version}`,
  ].filter(Boolean);
  return (
    <Box component="section" aria-label={t('admin.operations.engine.title')} sx={{ minWidth: 0 }}>
      {(fault || stale) && (
        <Alert severity={fault ? 'error' : 'warning'} sx={{ mb: 3 }}>
          {fault ?? t('admin.operations.stale')}
        </Alert>
      )}
      <Box component="dl" sx={row}>
        <Tile
          name={t('admin.operations.engine.title')}
          value={<StatusChip tone={tones[state]} label={t(`admin.operations.engine.${state}`)} />}
          note={`${t('admin.operations.engine.heartbeat')}: ${heartbeatAt ? timeText(heartbeatAt) : '-'}`}
        />
        <Tile
          name={t('admin.operations.engine.lag')}
          value={secondsText(oldestDueSeconds)}
          isWrong={oldestDueSeconds > late}
          note={t('admin.operations.engine.accounts', { due, working })}
        />
        <Tile
          name={t('admin.operations.engine.failures')}
          value={failures ?? '-'}
          isWrong={Boolean(failures)}
          note={data && t('admin.operations.engine.posted', { smart_count: sumOf(data.hours, 'posted') })}
        />
        <Tile
          name={t('admin.operations.engine.mails')}
          value={backlog.mails}
          isWrong={backlog.mails > many}
        />
        <Tile
          name={t('admin.operations.engine.webhooks')}
          value={backlog.webhooks}
          isWrong={backlog.webhooks > many}
        />
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
        {notes.join(' · ')}
      </Typography>
    </Box>
  );
}

type TileProps = { name: string; value: ReactNode; isWrong?: boolean; note?: ReactNode };

const Tile = ({ name, value, isWrong = false, note }: TileProps) => (
  <Card sx={{ p: 3, minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography
      component="dd"
      variant="h2"
      className="tabular"
      sx={{ m: 0, mt: 1, color: isWrong ? 'error.main' : 'text.primary' }}
    >
      {value}
    </Typography>
    {note && (
      <Typography
        component="dd"
        variant="caption"
        sx={{ display: 'block', m: 0, mt: 1, color: 'text.secondary' }}
      >
        {note}
      </Typography>
    )}
  </Card>
);

const row = {
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
};
