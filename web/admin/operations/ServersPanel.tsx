import { Box, Typography } from '@mui/material';
import type { Operations } from '../../../server/operations/schemas.ts';
import { Panel } from '../../components/Panel.tsx';
import { SmallTable } from '../../components/SmallTable.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { secondsText, timeText } from './operationsModel.ts';

type Server = Operations['servers'][number];
/** Other servers take over the work of a server that is silent for longer. */
const silentAfter = 20;

export function ServersPanel({ servers }: Pick<Operations, 'servers'>) {
  const t = useTranslate();
  const circuitsOf = ({ circuits }: Server): string =>
    (['network', 'writer'] as const)
      .flatMap((name) => {
        const state = circuits[name];
        if (state === 'closed') return [];
        return [`${t(`admin.operations.checks.names.${name}`)}: ${t(`admin.operations.checks.${state}`)}`];
      })
      .join('\n') || t('admin.operations.servers.called');
  return (
    <Panel title={t('admin.operations.servers.title')} description={t('admin.operations.servers.text')}>
      <Box sx={wholeWords}>
        <SmallTable
          label={t('admin.operations.servers.title')}
          heads={(['name', 'heartbeat', 'providers', 'jobs'] as const).map((head) =>
            t(`admin.operations.servers.${head}`),
          )}
          rows={servers.map((server) => [
            [
              server.name,
              `${t(`admin.operations.servers.roles.${server.role}`)} · ${server.version}`,
              t('admin.operations.servers.started', { time: timeText(server.startedAt) }),
            ].join('\n'),
            <Typography
              key="heartbeat"
              variant="inherit"
              component="span"
              color={server.heartbeatSeconds > silentAfter ? 'error' : 'inherit'}
            >
              {t('admin.operations.servers.ago', { time: secondsText(server.heartbeatSeconds) })}
            </Typography>,
            circuitsOf(server),
            server.jobs,
          ])}
        />
      </Box>
    </Panel>
  );
}

const wholeWords = { '& thead th': { overflowWrap: 'normal' } };
