import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Operations } from '../../../server/operations/schemas.ts';
import { Panel } from '../../components/Panel.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { secondsText, timeText } from './operationsModel.ts';

const tones = { running: 'good', stopped: 'warning', stalled: 'bad' } as const;

type Props = Pick<Operations, 'engine' | 'backlog' | 'version'> & {
  /** It could not be asked anew: what is shown may be over. */
  stale: boolean;
};

/** Whether the engine works, and what waits. */
export function EnginePanel({ engine, backlog, version, stale }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { state, heartbeatAt, oldestDueSeconds, due, working, fault } = engine;
  const facts: [string, ReactNode][] = [
    [t('admin.operations.engine.heartbeat'), heartbeatAt ? timeText(heartbeatAt, language) : '-'],
    [t('admin.operations.engine.lag'), secondsText(oldestDueSeconds)],
    [t('admin.operations.engine.due'), due],
    [t('admin.operations.engine.working'), working],
    [t('admin.operations.engine.mails'), backlog.mails],
    [t('admin.operations.engine.webhooks'), backlog.webhooks],
    [t('admin.operations.engine.notices'), backlog.notices],
    [t('admin.operations.engine.endings'), backlog.closures + backlog.disconnections],
    [t('admin.operations.engine.version'), version],
  ];
  return (
    <Panel
      title={t('admin.operations.engine.title')}
      actions={<StatusChip tone={tones[state]} label={t(`admin.operations.engine.${state}`)} />}
    >
      {(fault || stale) && (
        <Alert severity={fault ? 'error' : 'warning'} sx={{ mb: 3 }}>
          {fault ?? t('admin.operations.stale')}
        </Alert>
      )}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 2, columnGap: 4 }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" className="tabular" sx={{ m: 0, textAlign: 'right', fontWeight: 500 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
