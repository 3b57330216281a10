import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { type Export, useExport } from './exportFile.ts';
import { MenuButton } from './MenuButton.tsx';

type Props = Export & { disabled?: boolean; children?: ReactNode };

export function ExportMenu({ disabled = false, children, ...file }: Props) {
  const t = useTranslate();
  const exporting = useExport(file);
  return (
    <MenuButton
      button={(trigger) => (
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          loading={exporting.busy}
          disabled={disabled}
          {...trigger}
        >
          {t('comments.export.button')}
        </Button>
      )}
    >
      {children}
      <MenuItem onClick={() => exporting.act('csv')}>{t('comments.export.csv')}</MenuItem>
      <MenuItem onClick={() => exporting.act('json')}>{t('comments.export.json')}</MenuItem>
    </MenuButton>
  );
}
