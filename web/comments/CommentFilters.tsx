import { Box, Button, MenuItem, TextField } from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb.js';
import { useAccounts } from '../accounts/useAccounts.ts';
import { type Filters, isFiltered, modes } from './commentsModel.ts';

type Props = { filters: Filters; onChange: (patch: Filters) => void; onClear: () => void };

export function CommentFilters({ filters, onChange, onClear }: Props) {
  const { accounts } = useAccounts();
  const known = accounts.some((account) => account.accountId === filters.accountId);
  return (
    <Box role="search" aria-label="Filters" sx={row}>
      <TextField
        select
        label="Select senders"
        value={known ? filters.accountId : ''}
        onChange={(event) => onChange({ accountId: event.target.value || undefined })}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">All senders</MenuItem>
        {accounts.map((account) => (
          <MenuItem key={account.accountId} value={account.accountId}>
            {account.name}
          </MenuItem>
        ))}
      </TextField>
      <DateRange filters={filters} onChange={onChange} />
      <TextField
        select
        label="Select mode"
        value={filters.category ?? ''}
        onChange={(event) => onChange({ category: modes.find((mode) => mode.value === event.target.value)?.value || undefined })}
        slotProps={{ select: { displayEmpty: true } }}
      >
        {modes.map((mode) => (
          <MenuItem key={mode.value} value={mode.value}>
            {mode.label}
          </MenuItem>
        ))}
      </TextField>
      {isFiltered(filters) && (
        <Button onClick={onClear} sx={{ justifySelf: 'start' }}>
          Clear filters
        </Button>
      )}
    </Box>
  );
}

/** Two pickers that hold each other: neither day can pass the other. */
function DateRange({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const from = filters.createdAt_gte ? dayjs(filters.createdAt_gte) : null;
  const to = filters.createdAt_lte ? dayjs(filters.createdAt_lte) : null;
  const field = { field: { clearable: true }, textField: { size: 'small' as const, fullWidth: true, sx: picker } };
  // A date is half typed most of the time.
  const whole = (day: Dayjs | null) => day === null || (day.isValid() && day.year() > 2000);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <DatePicker
        label="From"
        value={from}
        maxDate={to ?? undefined}
        disableFuture
        onChange={(day) => whole(day) && onChange({ createdAt_gte: day?.startOf('day').toISOString() })}
        slotProps={field}
      />
      <DatePicker
        label="To"
        value={to}
        minDate={from ?? undefined}
        onChange={(day) => whole(day) && onChange({ createdAt_lte: day?.endOf('day').toISOString() })}
        slotProps={field}
      />
    </LocalizationProvider>
  );
}

const row = {
  display: 'grid',
  alignItems: 'end',
  gap: 3,
  mb: 5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  },
} as const;

/** The theme's fields are MUI's own; the pickers' are not, and would draw a gap for a label that isn't there. */
const picker = {
  '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper', borderRadius: '8px' },
  '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
  '& .MuiPickersOutlinedInput-root:not(.Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'lineStrong',
  },
  '& .MuiPickersInputBase-sectionsContainer': { opacity: '1 !important' },
} as const;
