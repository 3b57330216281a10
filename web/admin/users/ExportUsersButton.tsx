import { ExportButton, type SortPayload } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { exportFile } from '../list/exportFile.ts';

/** The server writes the file, so the button asks for one row only: react-admin's exporter would need all of them. */
export function ExportUsersButton({ filter, sort }: { filter: object; sort: SortPayload }) {
  const t = useTranslate();
  const users = {
    path: '/api/admin/exports/users.csv',
    name: 'chime-in-users.csv',
    failed: t('admin.users.export.failed'),
  };
  return <ExportButton maxResults={1} exporter={() => exportFile({ ...users, filter, sort })} />;
}
