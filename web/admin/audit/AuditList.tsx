import { Page } from '../../components/Page.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminList } from '../list/AdminList.tsx';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';

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
