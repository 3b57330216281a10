import { Autocomplete, Box, TextField } from '@mui/material';
import { useMemo } from 'react';
import { offsetName, timeIn } from '../activity/zoneTime.ts';

type Props = { value: string; fault: string | undefined; onChange: (timeZone: string) => void };

/** 'new york' finds America/New_York. */
const searchText = (zone: string) => `${zone} ${zone.replaceAll(/[/_]/g, ' ')}`.toLowerCase();

export function TimeZoneField({ value, fault, onChange }: Props) {
  const zones = useMemo(() => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), value])].filter(Boolean), [value]);
  const now = Date.now();
  return (
    <Autocomplete
      options={zones}
      value={value}
      onChange={(_, zone) => onChange(zone)}
      disableClearable
      autoHighlight
      filterOptions={(all, { inputValue }) => {
        const words = inputValue.toLowerCase().split(/\s+/).filter(Boolean);
        return all.filter((zone) => words.every((word) => searchText(zone).includes(word)));
      }}
      renderOption={({ key, ...props }, zone) => (
        <Box component="li" key={key} {...props} sx={{ gap: 3 }}>
          <Box component="span" sx={{ flex: 1 }}>
            {zone.replaceAll('_', ' ')}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
            {offsetName(zone, now)}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Time zone"
          error={fault !== undefined}
          helperText={fault ?? `${timeIn(now, value)} there now, ${offsetName(value, now)}`}
        />
      )}
    />
  );
}
