import { startTransition, useMemo, useState } from 'react';
import { AutocompleteInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { offsetName, timeIn } from '../activity/zoneTime.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { matchesZone, type ZoneChoice, zoneChoices } from './zoneChoices.ts';

// Made once: with new ones react-admin would take back what is being typed.
const withOffset = ({ name, offset }: ZoneChoice) => `${name} (${offset()})`;
const nameOf = ({ name }: ZoneChoice) => name;

export function TimeZoneInput() {
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
      onFocus={() => startTransition(() => setUsed(true))}
      onClose={() => setTyping(false)}
      noOptionsText={t('dashboard.timing.noZone')}
      helperText={t('dashboard.timing.zoneNow', { time: timeIn(now, zone), offset: offsetName(zone, now) })}
      fullWidth
    />
  );
}
