import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useAccounts } from '../accounts/useAccounts.ts';
import { type Filters, isFiltered, modes } from './commentsModel.ts';
import { DateRange } from './DateRange.tsx';

type Props = { filters: Filters; onChange: (patch: Filters) => void; onClear: () => void };

export function CommentFilters({ filters, onChange, onClear }: Props) {
  const { accounts } = useAccounts();
  const known = accounts.some((account) => account.accountId === filters.accountId);
  return (
    <Box role="search" aria-label="Filters" sx={isFiltered(filters) ? [row, withClear] : row}>
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

const row = {
  display: 'grid',
  alignItems: 'end',
  gap: 3,
  mb: 5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 1.2fr) repeat(3, minmax(0, 1fr))',
  },
} as const;
const withClear = { gridTemplateColumns: { md: 'minmax(0, 1.2fr) repeat(3, minmax(0, 1fr)) auto' } } as const;
