import { Box, FormHelperText } from '@mui/material';
import { useMemo, useState } from 'react';
import { AutocompleteInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Timing } from '../../server/accounts/settings/schemas.ts';
import { offsetName, timeIn } from '../activity/zoneTime.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { DaysInput } from './DaysInput.tsx';
import { asTyped } from './fieldStyles.ts';
import { IntervalsInput } from './IntervalsInput.tsx';

export function TimingPanel() {
  const t = useTranslate();
  const { fromTime, toTime }: Timing = useWatch({ name: 'timing' });
  const overnight = fromTime !== '' && toTime !== '' && fromTime >= toTime;
  return (
    <Panel title={t('dashboard.timing.title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
            <TextInput
              source="timing.fromTime"
              type="time"
              label={t('dashboard.timing.from')}
              parse={asTyped}
              helperText={false}
            />
            <TextInput
              source="timing.toTime"
              type="time"
              label={t('dashboard.timing.to')}
              parse={asTyped}
              helperText={false}
            />
          </Box>
          {overnight && (
            <FormHelperText>
              {fromTime === toTime
                ? t('dashboard.timing.wholeDay')
                : t('dashboard.timing.overnight', { time: toTime })}
            </FormHelperText>
          )}
        </Box>
        <TimeZoneInput />
        <DaysInput />
        <IntervalsInput />
      </Box>
    </Panel>
  );
}

// Made once: with new ones react-admin would take back what is being typed.
const withOffset = ({ name, offset }: ZoneChoice) => `${name} (${offset()})`;
const nameOf = ({ name }: ZoneChoice) => name;

function TimeZoneInput() {
  const t = useTranslate();
  const zone: string = useWatch({ name: 'timing.timezone' });
  // Four hundred choices are made when somebody looks for one.
  const [used, setUsed] = useState(false);
  const choices = useMemo(() => zoneChoices(zone, Date.now(), used), [zone, used]);
  const now = Date.now();
  const [typing, setTyping] = useState(false);
  return (
    <AutocompleteInput
      source="timing.timezone"
      label={t('dashboard.timing.zone')}
      choices={choices}
      optionText={withOffset}
      inputText={nameOf}
      matchSuggestion={(typed: string, choice: ZoneChoice) => matchesZone(typed, choice, choice.id === zone)}
      translateChoice={false}
      disableClearable
      autoHighlight
      // Among all zones the one that is set shows where one is; while typing it would only be in the way of what is found.
      filterSelectedOptions={typing}
      onInputChange={(_event, _text, reason) => setTyping(reason === 'input')}
      onFocus={() => setUsed(true)}
      onClose={() => setTyping(false)}
      noOptionsText={t('dashboard.timing.noZone')}
      helperText={t('dashboard.timing.zoneNow', { time: timeIn(now, zone), offset: offsetName(zone, now) })}
      fullWidth
    />
  );
}

interface ZoneChoice {
  id: string;
  name: string;
  offset(): string;
}

function zoneChoices(set: string, now: number, others = true): ZoneChoice[] {
  const zones = new Set([...(others ? ['UTC', ...Intl.supportedValuesOf('timeZone')] : []), set]);
  zones.delete('');
  return [...zones].map((id) => ({
    id,
    name: id.replaceAll('_', ' '),
    // Only asked for when it is shown: four hundred of them take a while.
    offset: () => offsetName(id, now),
  }));
}

/**
 * Whether every word that was typed is part of the zone's name. The zone that is set answers only to its whole name: react-admin
 * shows all choices while that one matches.
 */
function matchesZone(typed: string, { id, name }: ZoneChoice, isSet = false): boolean {
  if (isSet) return typed === '' || typed === name;
  const text = `${id} ${name} ${name.replaceAll('/', ' ')}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
