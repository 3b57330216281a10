import { Box } from '@mui/material';
import { limits } from '../../server/settings/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { clampPerDay, edit } from './dashboardModel.ts';
import { NumberField } from './NumberField.tsx';
import type { PanelProps } from './panelProps.ts';

export function LimitsPanel({ form, setForm }: PanelProps) {
  return (
    <Panel title="Daily limits" description={`From 0 to ${limits.commentsPerDay} a day. At 0 that kind is off.`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4, alignItems: 'end' }}>
        <NumberField
          label="Comments per day (searches)"
          value={form.draft.dailySearchComments}
          read={clampPerDay}
          maximum={limits.commentsPerDay}
          onNumber={(dailySearchComments) => setForm((now) => edit(now, { dailySearchComments }))}
          fullWidth
        />
        <NumberField
          label="Comments per day (monitors)"
          value={form.draft.dailyMonitorComments}
          read={clampPerDay}
          maximum={limits.commentsPerDay}
          onNumber={(dailyMonitorComments) => setForm((now) => edit(now, { dailyMonitorComments }))}
          fullWidth
        />
      </Box>
    </Panel>
  );
}
