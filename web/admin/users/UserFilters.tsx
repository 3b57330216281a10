import Search from '@mui/icons-material/Search';
import { InputAdornment, MenuItem, Stack, TextField } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { roles, userStatuses } from '../../../server/users/limits.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportUsersButton } from './ExportUsersButton.tsx';
import { SavedQueries } from './SavedQueries.tsx';
import { seatRangeOf, seatRanges } from './userModel.ts';

const typingPauseMs = 250;

/** Above the table: what of the users it shows, and how. */
export function UserFilters() {
  const t = useTranslate();
  const { filterValues, setFilters, total, sort } = useListContext();
  const set = (change: Record<string, unknown>) =>
    setFilters(
      Object.fromEntries(
        Object.entries({ ...filterValues, ...change }).filter(([, value]) => value !== undefined),
      ),
    );

  function setSeats(name: string): void {
    const [seats_gte, seats_lte] = seatRanges[name as keyof typeof seatRanges] ?? [];
    set({ seats_gte, seats_lte });
  }

  return (
    <Stack direction="row" sx={{ gap: 2, mb: 4, width: '100%', flexWrap: 'wrap', alignItems: 'center' }}>
      <SearchField value={filterValues.q ?? ''} onChange={(q) => set({ q: q || undefined })} />
      <Choice
        label={t('admin.users.filters.status')}
        any={t('admin.users.filters.anyStatus')}
        value={filterValues.status ?? ''}
        onChange={(status) => set({ status: status || undefined })}
      >
        {userStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            {t(`admin.users.statuses.${status}`)}
          </MenuItem>
        ))}
      </Choice>
      <Choice
        label={t('admin.users.filters.role')}
        any={t('admin.users.filters.anyRole')}
        value={filterValues.role ?? ''}
        onChange={(role) => set({ role: role || undefined })}
      >
        {roles.map((role) => (
          <MenuItem key={role} value={role}>
            {t(`admin.users.roles.${role}`)}
          </MenuItem>
        ))}
      </Choice>
      <Choice
        label={t('admin.users.filters.seats')}
        any={t('admin.users.filters.anySeats')}
        value={seatRangeOf(filterValues)}
        onChange={setSeats}
      >
        {Object.keys(seatRanges).map((name) => (
          <MenuItem key={name} value={name}>
            {t('admin.users.filters.seatCount', { seats: name, smart_count: name === '1' ? 1 : 2 })}
          </MenuItem>
        ))}
      </Choice>
      <Stack direction="row" sx={tools}>
        <SavedQueries />
        <ColumnsMenu />
        <ExportUsersButton list={{ filter: filterValues, sort }} disabled={!total} />
      </Stack>
    </Stack>
  );
}

// On a phone a line of their own, which is too short for icons as well.
const tools = {
  gap: 2,
  // Their words begin and end where all else does.
  ml: { xs: -2.5, md: 'auto' },
  mr: { xs: -2.5, md: 0 },
  width: { xs: 'calc(100% + 20px)', md: 'auto' },
  justifyContent: 'space-between',
  '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } },
};

function SearchField({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const t = useTranslate();
  const [q, setQ] = useState(value);
  // Another filter came from elsewhere: a saved query, the address.
  const sent = useRef(value);
  useEffect(() => {
    // Not what was typed here: more may have been typed since.
    if (value !== sent.current) setQ(value);
    sent.current = value;
  }, [value]);

  // Another filter that is chosen within the pause stays.
  const latest = useRef(onChange);
  latest.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what was typed that is waited for
  useEffect(() => {
    if (q.trim() === value) return;
    const timer = setTimeout(() => {
      sent.current = q.trim();
      latest.current(sent.current);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [q]);

  return (
    <TextField
      type="search"
      value={q}
      onChange={(event) => setQ(event.target.value)}
      placeholder={t('admin.users.filters.searchHint')}
      sx={{ width: { xs: '100%', sm: 244 } }}
      slotProps={{
        htmlInput: { 'aria-label': t('admin.users.filters.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start" sx={{ color: 'text.secondary' }}>
              <Search color="inherit" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

type ChoiceProps = {
  label: string;
  any: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

const Choice = ({ label, any, value, onChange, children }: ChoiceProps) => (
  <TextField
    select
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={{ width: { xs: 'calc(50% - 4px)', sm: 'auto' }, minWidth: 116 }}
    slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
  >
    <MenuItem value="">{any}</MenuItem>
    {children}
  </TextField>
);
