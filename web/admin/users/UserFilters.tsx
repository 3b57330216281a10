import Search from '@mui/icons-material/Search';
import { InputAdornment, MenuItem, Stack, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { userStatuses } from '../../../server/users/schemas.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

const typingPauseMs = 250;

/** MUI's own fields: react-admin's search input still passes props that this MUI no longer knows. */
export function UserFilters() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [q, setQ] = useState<string>(filterValues.q ?? '');
  const { q: applied = '' } = filterValues;

  useEffect(() => {
    const wanted = q.trim();
    if (wanted === applied) return;
    const timer = setTimeout(() => setFilters({ ...filterValues, q: wanted || undefined }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [q, applied, filterValues, setFilters]);

  return (
    <Stack direction="row" sx={{ gap: 3, mb: 4, flexWrap: 'wrap' }}>
      <TextField
        type="search"
        value={q}
        onChange={(event) => setQ(event.target.value)}
        placeholder={t('admin.users.searchHint')}
        sx={{ width: 280 }}
        slotProps={{
          htmlInput: { 'aria-label': t('admin.users.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start" sx={{ color: 'text.secondary' }}>
                <Search color="inherit" />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        value={filterValues.status ?? ''}
        onChange={(event) => setFilters({ ...filterValues, status: event.target.value || undefined })}
        sx={{ width: 160 }}
        slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t('admin.users.status') } } }}
      >
        <MenuItem value="">{t('admin.users.anyStatus')}</MenuItem>
        {userStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            {status}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
