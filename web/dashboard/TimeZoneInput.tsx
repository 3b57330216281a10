import { useMemo } from 'react';
import { AutocompleteInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { offsetName, timeIn } from '../activity/zoneTime.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { matchesZone, type ZoneChoice, zoneChoices } from './zoneChoices.ts';

/** All zones of the browser, found by any words of their names: 'new york' is America/New_York. */
export function TimeZoneInput() {
  const t = useTranslate();
  const zone: string = useWatch({ name: 'timing.timezone' });
  const choices = useMemo(() => zoneChoices(zone, Date.now()), [zone]);
  const now = Date.now();
  return (
    <AutocompleteInput
      source="timing.timezone"
      label={t('dashboard.timing.zone')}
      choices={choices}
      optionText={(choice: ZoneChoice) => `${choice.name} (${choice.offset()})`}
      inputText={(choice: ZoneChoice) => choice.name}
      matchSuggestion={matchesZone}
      translateChoice={false}
      disableClearable
      autoHighlight
      filterSelectedOptions={false}
      noOptionsText={t('dashboard.timing.noZone')}
      helperText={t('dashboard.timing.zoneNow', { time: timeIn(now, zone), offset: offsetName(zone, now) })}
      fullWidth
    />
  );
}
