import type { SortPayload } from 'react-admin';
import { listQuery } from '../../components/exportFile.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { CsvButton } from '../list/CsvButton.tsx';

export function ExportUsersButton({ filter, sort }: { filter: object; sort: SortPayload }) {
  const t = useTranslate();
  return (
    <CsvButton
      path="/api/admin/exports/users"
      name="chime-in-users"
      query={listQuery(filter, sort)}
      failed={t('admin.users.export.failed')}
    />
  );
}
