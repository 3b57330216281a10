import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { download, saveFile } from '../../download.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { bytesText } from '../bytes.ts';
import { ProgressLine } from '../ProgressLine.tsx';

export function ExportButton() {
  const t = useTranslate();
  const [bytes, setBytes] = useState<number | null>(null);
  const aborter = useRef<AbortController>(null);

  async function start(): Promise<void> {
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    setBytes(0);
    try {
      saveFile(await download('/api/me/export', setBytes, signal), 'chime-in-export.json');
      notify.success(t('settings.data.exported'));
    } catch (error) {
      if (!signal.aborted) notifyFailure(error, t('settings.data.exportFailed'));
    }
    setBytes(null);
  }

  if (bytes === null) {
    return (
      <Button variant="outlined" onClick={() => void start()}>
        {t('settings.data.export')}
      </Button>
    );
  }
  return (
    <Box sx={{ width: { xs: '100%', sm: 220 }, display: 'flex', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: 1 }}>
        <ProgressLine share={null} label={t('settings.data.exporting', { size: bytesText(bytes) })} />
      </Box>
      <Button size="small" onClick={() => aborter.current?.abort()}>
        {t('settings.cancel')}
      </Button>
    </Box>
  );
}
