import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FilterLiveForm, SelectInput, TextInput } from 'react-admin';
import { api } from '../../api.ts';
import { DateRangeFilter } from '../../comments/DateRangeFilter.tsx';
import { filterField, filterRow, filterSelect } from '../../components/filterStyles.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { actionText } from './auditModel.ts';

/** Who, whom, what and when. */
export function AuditFilters() {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ['audit-actions'],
    queryFn: ({ signal }) => api.auditActions({ signal }),
  });
  const actions = (data?.actions ?? [])
    .map((id) => ({ id, name: actionText(id, t) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Box role="search" aria-label={t('comments.filters.name')} sx={filterRow}>
      <FilterLiveForm debounce={250}>
        <TextInput
          {...filterField}
          source="who"
          type="search"
          label={t('admin.audit.who')}
          placeholder={t('admin.audit.whoHint')}
        />
      </FilterLiveForm>
      <FilterLiveForm debounce={250}>
        <TextInput
          {...filterField}
          source="whom"
          type="search"
          label={t('admin.audit.whom')}
          placeholder={t('admin.audit.whoHint')}
        />
      </FilterLiveForm>
      <FilterLiveForm debounce={false}>
        <SelectInput
          {...filterSelect}
          source="action"
          label={<span>{t('admin.audit.what')}</span>}
          choices={[{ id: '', name: t('admin.audit.anything') }, ...actions]}
        />
      </FilterLiveForm>
      <DateRangeFilter />
    </Box>
  );
}
