import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuButton } from '../../components/MenuButton.tsx';
import { download, saveFile } from '../../download.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { filterIn } from './auditModel.ts';

/** All that the filters in the address leave, made by the server: not only what is on the screen. */
export function AuditExport() {
  const t = useTranslate();
  const { search } = useLocation();
  const [busy, setBusy] = useState(false);

  async function take(format: 'csv' | 'json'): Promise<void> {
    setBusy(true);
    const query = new URLSearchParams({ filter: JSON.stringify(filterIn(search)) });
    try {
      const file = await download(
        `/api/admin/exports/audit.${format}?${query}`,
        () => {},
        new AbortController().signal,
      );
      saveFile(file, `chime-in-audit.${format}`);
    } catch (error) {
      notifyFailure(error, t('admin.audit.exportFailed'));
    }
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
