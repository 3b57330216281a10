import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { api } from '../../api.ts';
import { DateRangeFilter } from '../../comments/DateRangeFilter.tsx';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { listQuery } from '../../components/exportFile.ts';
import { FilterRow, FilterText, filterPlace } from '../../components/FilterRow.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { Page } from '../../components/Page.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminList } from '../list/AdminList.tsx';
import { AuditTable } from '../list/AuditTable.tsx';
import { actionText, filterIn } from '../list/auditModel.ts';

export function AuditList() {
  const t = useTranslate();
  const { search } = useLocation();
  return (
    <Page
      title={t('admin.audit.title')}
      description={t('admin.audit.text')}
      isWide
      actions={
        <ExportMenu
          path="/api/admin/exports/audit"
          query={listQuery(filterIn(search))}
          name="chime-in-audit"
          failed={t('admin.audit.exportFailed')}
        />
      }
    >
      <AdminList failed={t('admin.audit.failed')} storeKey={false} actions={<AuditFilters />} empty={false}>
        <AuditTable />
      </AdminList>
    </Page>
  );
}

function AuditFilters() {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ['audit-actions'],
    queryFn: ({ signal }) => api.auditActions({ signal }),
  });
  const actions = (data?.actions ?? [])
    .map((id) => ({ id, name: actionText(id, t) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Box sx={filterPlace}>
      <FilterRow>
        <FilterText source="who" placeholder={t('admin.audit.whoHint')} />
        <FilterText source="whom" placeholder={t('admin.audit.whoHint')} />
        <FilterSelect
          source="action"
          label={t('resources.audit.fields.action')}
          all={t('admin.audit.anything')}
          choices={actions}
        />
        <DateRangeFilter />
      </FilterRow>
    </Box>
  );
}
