import { ExportButton, type SortPayload } from 'react-admin';
import { exportFile, listQuery } from '../../components/exportFile.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** The server writes the file. react-admin's exporter would load every row first, so it gets one only. */
export function ExportUsersButton({ filter, sort }: { filter: object; sort: SortPayload }) {
  const t = useTranslate();
  const users = {
    path: '/api/admin/exports/users.csv',
    name: 'chime-in-users.csv',
    failed: t('admin.users.export.failed'),
  };
  return (
    <ExportButton maxResults={1} exporter={() => exportFile({ ...users, query: listQuery(filter, sort) })} />
  );
}
