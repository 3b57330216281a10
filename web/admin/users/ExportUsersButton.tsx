import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { download, saveFile } from '../../download.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';

type Props = {
  list: { filter: object; sort?: { field: string; order: string } };
  disabled?: boolean;
};

/** All that the filter leaves as a table, made by the server: not only what is on the screen. */
export function ExportUsersButton({ list: { filter, sort }, disabled = false }: Props) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    if (sort) query.set('sort', JSON.stringify([sort.field, sort.order]));
    try {
      const file = await download(
        `/api/admin/exports/users.csv?${query}`,
        () => {},
        new AbortController().signal,
      );
      saveFile(file, 'chime-in-users.csv');
    } catch (error) {
      notifyFailure(error, t('admin.users.export.failed'));
    }
    setBusy(false);
  }

  return (
    <Button
      size="small"
      startIcon={<FileDownloadOutlined />}
      loading={busy}
      disabled={disabled}
      onClick={() => void take()}
    >
      {t('admin.users.export.button')}
    </Button>
  );
}
