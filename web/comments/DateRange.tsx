import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import type { Filters } from './commentsModel.ts';
import 'dayjs/locale/en-gb.js';

type Props = { filters: Filters; onChange: (patch: Filters) => void };

/** Two pickers that hold each other: neither day can pass the other. */
export function DateRange({ filters, onChange }: Props) {
  const { createdAt_gte: from, createdAt_lte: to } = filters;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <DayField
        label="From"
        value={from}
        before={to}
        onDay={(day) => onChange({ createdAt_gte: day?.startOf('day').toISOString() })}
      />
      <DayField
        label="To"
        value={to}
        after={from}
        onDay={(day) => onChange({ createdAt_lte: day?.endOf('day').toISOString() })}
      />
    </LocalizationProvider>
  );
}

type FieldProps = {
  label: string;
  value: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
  onDay: (day: Dayjs | null) => void;
};

const dayOf = (iso: string | undefined): Dayjs | null => (iso ? dayjs(iso) : null);

/** Keeps what is half typed to itself: a date is not one for most of the time that it takes to type it. */
function DayField({ label, value, before, after, onDay }: FieldProps) {
  const [typed, setTyped] = useState({ for: value, day: dayOf(value) });
  // The filters were changed elsewhere: cleared, or by Back.
  if (typed.for !== value) setTyped({ for: value, day: dayOf(value) });
  return (
    <DatePicker
      label={label}
      value={typed.day}
      minDate={dayOf(after) ?? earliest}
      maxDate={dayOf(before) ?? undefined}
      disableFuture
      onChange={(day, { validationError }) => {
        setTyped({ for: value, day });
        if (validationError === null) onDay(day);
      }}
      slotProps={{ field: { clearable: true }, textField: { size: 'small', fullWidth: true, sx: picker } }}
    />
  );
}

/** A year that is being typed passes through 0002 and 0020. */
const earliest = dayjs('2000-01-01');

/** The theme's fields are MUI's own; the pickers' are not, and would draw a gap for a label that isn't there. */
const picker = {
  '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper', borderRadius: '8px' },
  '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
  '& .MuiPickersOutlinedInput-root:not(.Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'lineStrong',
  },
  '& .MuiPickersInputBase-sectionsContainer': { opacity: '1 !important' },
} as const;
