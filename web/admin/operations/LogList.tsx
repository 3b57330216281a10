import { MenuItem, Stack, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminList } from '../list/AdminList.tsx';

type Choice = { value: string; label: string };
type Props = {
  resource: string;
  states: readonly Choice[];
  search?: string;
  empty: { title: string; text: string };
  children: ReactNode;
};

const refreshMs = 15_000;

export function LogList({ resource, states, search, empty, children }: Props) {
  const t = useTranslate();
  return (
    <AdminList
      resource={resource}
      failed={t('admin.operations.failed')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<Filters states={states} search={search} />}
      empty={<EmptyState {...empty} />}
      queryOptions={{ refetchInterval: refreshMs }}
    >
      {children}
    </AdminList>
  );
}

export function NothingFound() {
  const t = useTranslate();
  return <EmptyState title={t('admin.operations.logs.none')} text={t('admin.operations.logs.noneText')} />;
}

function Filters({ states, search }: { states: readonly Choice[]; search: string | undefined }) {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext<RaRecord>();
  const [words, setWords] = useState<string>(filterValues.q ?? '');
  const put = (change: Record<string, string | undefined>) => setFilters({ ...filterValues, ...change });
  return (
    <Stack direction="row" sx={{ gap: 3, mb: 4, flexWrap: 'wrap' }}>
      {search && (
        <TextField
          type="search"
          placeholder={search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onBlur={() => put({ q: words.trim() || undefined })}
          onKeyDown={(event) => event.key === 'Enter' && put({ q: words.trim() || undefined })}
          slotProps={{ htmlInput: { 'aria-label': search } }}
          sx={{ width: 240 }}
        />
      )}
      <TextField
        select
        value={filterValues.state ?? ''}
        onChange={(event) => put({ state: event.target.value || undefined })}
        sx={{ width: 180 }}
        slotProps={{
          select: {
            displayEmpty: true,
            SelectDisplayProps: { 'aria-label': t('admin.operations.logs.state') },
          },
        }}
      >
        <MenuItem value="">{t('admin.operations.logs.any')}</MenuItem>
        {states.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
