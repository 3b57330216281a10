import { Box, Button, FormHelperText, Stack } from '@mui/material';
import { startTransition, useMemo, useState } from 'react';
import { AutocompleteInput, TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Timing } from '../../server/accounts/settings/schemas.ts';
import { offsetName, timeIn } from '../activity/zoneTime.ts';
import { passFocus } from '../components/keepFocus.ts';
import { Panel } from '../components/Panel.tsx';
import { wallTimeText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { DaysInput } from './DaysInput.tsx';
import { asTyped } from './fieldStyles.ts';
import { IntervalsInput } from './IntervalsInput.tsx';

export function TimingPanel() {
  const t = useTranslate();
  const { fromTime, toTime }: Timing = useWatch({ name: 'timing' });
  const time = (source: string, label: string) => (
    <TextInput source={source} type="time" label={label} parse={asTyped} helperText={false} />
  );
  return (
    <Panel title={t('dashboard.fields.timing')}>
      <Stack sx={{ gap: 4 }}>
        <Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
            {time('timing.fromTime', t('dashboard.fields.fromTime'))}
            {time('timing.toTime', t('dashboard.fields.toTime'))}
          </Box>
          {fromTime !== '' && toTime !== '' && fromTime >= toTime && (
            <FormHelperText>
              {fromTime === toTime
                ? t('dashboard.timing.wholeDay')
                : t('dashboard.timing.overnight', { time: wallTimeText(toTime) })}
            </FormHelperText>
          )}
        </Box>
        <Box>
          <TimeZoneInput />
          <BrowserZone />
        </Box>
        <DaysInput />
        <IntervalsInput />
      </Stack>
    </Panel>
  );
}

interface ZoneChoice {
  id: string;
  name: string;
}

const nameOf = ({ name }: ZoneChoice) => name;

/** A component of its own, so that React can pause while it renders the 400 choices. */
function ZoneOption() {
  const zone = useRecordContext<ZoneChoice>();
  return zone && `${zone.name} (${offsetName(zone.id, Date.now())})`;
}
// Stable, because react-admin resets the typed text when it changes.
const option = <ZoneOption />;

function TimeZoneInput() {
  const t = useTranslate();
  const zone: string = useWatch({ name: 'timing.timezone' });
  const [open, setOpen] = useState(false);
  // The 400 choices are created when the list first opens.
  const [used, setUsed] = useState(false);
  const choices = useMemo(() => zoneChoices(zone, used), [zone, used]);
  const now = Date.now();
  const [typing, setTyping] = useState(false);
  return (
    <AutocompleteInput
      source="timing.timezone"
      label={t('dashboard.fields.timezone')}
      choices={choices}
      optionText={option}
      inputText={nameOf}
      matchSuggestion={(typed: string, choice: ZoneChoice) => matchesZone(typed, choice, choice.id === zone)}
      translateChoice={false}
      disableClearable
      autoHighlight
      // The chosen zone shows among all zones, but not among search results.
      filterSelectedOptions={typing}
      onInputChange={(_event, _text, reason) => setTyping(reason === 'input')}
      open={open}
      // The field gets the focus before the list renders.
      onOpen={() =>
        startTransition(() => {
          setUsed(true);
          setOpen(true);
        })
      }
      onClose={() => {
        setOpen(false);
        setTyping(false);
      }}
      noOptionsText={t('dashboard.timing.noZone')}
      helperText={t('dashboard.timing.zoneNow', { time: timeIn(now, zone), offset: offsetName(zone, now) })}
    />
  );
}

/** Offers the browser's time zone, which is usually the customer's. */
function BrowserZone() {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const zone: string = useWatch({ name: 'timing.timezone' });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone === here) return null;
  return (
    <Button
      size="small"
      onClick={({ currentTarget }) => {
        passFocus(currentTarget);
        setValue('timing.timezone', here, { shouldDirty: true, shouldValidate: true });
      }}
      sx={{ ml: -2 }}
    >
      {t('dashboard.timing.useZone', { zone: here.replaceAll('_', ' ') })}
    </Button>
  );
}

function zoneChoices(chosen: string, all: boolean): ZoneChoice[] {
  const zones = new Set([...(all ? ['UTC', ...Intl.supportedValuesOf('timeZone')] : []), chosen]);
  return [...zones].filter(Boolean).map((id) => ({ id, name: id.replaceAll('_', ' ') }));
}

/**
 * Every typed word must match. The chosen zone matches only by its whole name, because react-admin shows all
 * choices while it matches.
 */
function matchesZone(typed: string, { id, name }: ZoneChoice, isChosen: boolean): boolean {
  if (isChosen) return typed === '' || typed === name;
  const text = `${id} ${name} ${name.replaceAll('/', ' ')}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
