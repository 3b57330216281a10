import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel, TextField } from '@mui/material';
import { weekdays } from '../../server/settings/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { editTiming, toggleDay } from './dashboardModel.ts';
import { legend } from './fieldStyles.ts';
import { IntervalField } from './IntervalField.tsx';
import type { PanelProps } from './panelProps.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

/** What the two times mean together, where that is not plain. */
function windowHint(fromTime: string, toTime: string): string | undefined {
  if (!fromTime || !toTime || fromTime < toTime) return undefined;
  return fromTime === toTime ? 'The whole day' : `Runs past midnight, until ${toTime} of the next day`;
}

export function TimingPanel({ form, setForm, faults }: PanelProps) {
  const { fromTime, toTime, timezone, activeDays, timeBetweenComments } = form.draft.timing;
  const hint = windowHint(fromTime, toTime);
  return (
    <Panel title="Timing">
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
            <TextField
              label="From"
              type="time"
              value={fromTime}
              onChange={(event) => setForm((now) => editTiming(now, { fromTime: event.target.value }))}
              error={faults['timing.fromTime'] !== undefined}
              helperText={faults['timing.fromTime'] && 'Choose a time'}
            />
            <TextField
              label="To"
              type="time"
              value={toTime}
              onChange={(event) => setForm((now) => editTiming(now, { toTime: event.target.value }))}
              error={faults['timing.toTime'] !== undefined}
              helperText={faults['timing.toTime'] && 'Choose a time'}
            />
          </Box>
          {hint && <FormHelperText>{hint}</FormHelperText>}
        </Box>
        <TimeZoneField
          value={timezone}
          fault={faults['timing.timezone']}
          onChange={(timezone) => setForm((now) => editTiming(now, { timezone }))}
        />
        <FormControl component="fieldset">
          <FormLabel component="legend" sx={legend}>
            Working days
          </FormLabel>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))', ml: -1.5 }}>
            {weekdays.map((day) => (
              <FormControlLabel
                key={day}
                label={day}
                sx={{ ml: 0 }}
                control={
                  <Checkbox
                    checked={activeDays.includes(day)}
                    onChange={() =>
                      setForm((now) => editTiming(now, { activeDays: toggleDay(now.draft.timing.activeDays, day) }))
                    }
                  />
                }
              />
            ))}
          </Box>
          {activeDays.length === 0 && <FormHelperText>With no working day nothing is posted.</FormHelperText>}
        </FormControl>
        <IntervalField
          list={timeBetweenComments}
          fault={faults['timing.timeBetweenComments']}
          onChange={(change) =>
            setForm((now) => editTiming(now, { timeBetweenComments: change(now.draft.timing.timeBetweenComments) }))
          }
        />
      </Box>
    </Panel>
  );
}
