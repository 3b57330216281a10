import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, MenuItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { api } from '../../api.ts';
import { DateRangeFilter } from '../../comments/DateRangeFilter.tsx';
import { FilterRow, filterField, filterPlace, filterSelect } from '../../components/FilterRow.tsx';
import { MenuButton } from '../../components/MenuButton.tsx';
import { Page } from '../../components/Page.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminList } from '../list/AdminList.tsx';
import { exportFile } from '../list/exportFile.ts';
import { AuditTable } from './AuditTable.tsx';
import { actionText, filterIn } from './auditModel.ts';

export function AuditList() {
  const t = useTranslate();
  return (
    <Page title={t('admin.audit.title')} description={t('admin.audit.text')} isWide actions={<AuditExport />}>
      <AdminList
        resource="audit"
        failed={t('admin.audit.failed')}
        sort={{ field: 'createdAt', order: 'DESC' }}
        storeKey={false}
        actions={<AuditFilters />}
        empty={false}
      >
        <AuditTable />
      </AdminList>
    </Page>
  );
}

/** All that the filters in the address leave, made by the server: not only what is on the screen. */
function AuditExport() {
  const t = useTranslate();
  const { search } = useLocation();
  const [busy, setBusy] = useState(false);

  async function take(format: 'csv' | 'json'): Promise<void> {
    setBusy(true);
    await exportFile({
      path: `/api/admin/exports/audit.${format}`,
      filter: filterIn(search),
      name: `chime-in-audit.${format}`,
      failed: t('admin.audit.exportFailed'),
    });
    setBusy(false);
  }

  return (
    <MenuButton
      button={(trigger) => (
        <Button variant="outlined" startIcon={<FileDownloadOutlined />} loading={busy} {...trigger}>
          {t('admin.audit.export')}
        </Button>
      )}
    >
      <MenuItem onClick={() => void take('csv')}>{t('comments.export.csv')}</MenuItem>
      <MenuItem onClick={() => void take('json')}>{t('comments.export.json')}</MenuItem>
    </MenuButton>
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
