import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { SelectInput, TextInput } from 'react-admin';
import { api } from '../../api.ts';
import { DateRangeFilter } from '../../comments/DateRangeFilter.tsx';
import { FilterRow, filterField, filterPlace, filterSelect } from '../../components/FilterRow.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { actionText } from './auditModel.ts';

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
    <Box sx={filterPlace}>
      <FilterRow>
        <TextInput
          {...filterField}
          source="who"
          type="search"
          label={t('admin.audit.who')}
          placeholder={t('admin.audit.whoHint')}
        />
        <TextInput
          {...filterField}
          source="whom"
          type="search"
          label={t('admin.audit.whom')}
          placeholder={t('admin.audit.whoHint')}
        />
        <SelectInput
          {...filterSelect}
          source="action"
          label={<span>{t('admin.audit.what')}</span>}
          choices={[{ id: '', name: t('admin.audit.anything') }, ...actions]}
        />
        <DateRangeFilter />
      </FilterRow>
    </Box>
  );
}
