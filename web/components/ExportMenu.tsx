import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, MenuItem } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { type Export, exportFile } from './exportFile.ts';
import { MenuButton } from './MenuButton.tsx';

type Props = Export & { disabled?: boolean; children?: ReactNode };

/** @param path and name, without the format's extension */
export function ExportMenu({ path, name, disabled = false, children, ...what }: Props) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);

  async function take(format: string): Promise<void> {
    setBusy(true);
    await exportFile({ ...what, path: `${path}.${format}`, name: `${name}.${format}` });
    setBusy(false);
  }

  return (
    <MenuButton
      button={(trigger) => (
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          loading={busy}
          disabled={disabled}
          {...trigger}
        >
          {t('comments.export.button')}
        </Button>
      )}
    >
      {children}
      <MenuItem onClick={() => void take('csv')}>{t('comments.export.csv')}</MenuItem>
      <MenuItem onClick={() => void take('json')}>{t('comments.export.json')}</MenuItem>
    </MenuButton>
  );
}
