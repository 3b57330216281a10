import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import {
  Box,
  Button,
  Card,
  LinearProgress,
  ListSubheader,
  MenuItem,
  Portal,
  Typography,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { MenuButton } from '../components/MenuButton.tsx';
import { download, saveFile } from '../download.ts';
import { locale } from '../i18n/locale.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import type { Filters } from './commentsModel.ts';
import { exportPath, type Format, fileName, rowsIn } from './exportModel.ts';

type Props = { filters: Filters; total: number };

export function ExportButton({ filters, total }: Props) {
  const t = useTranslate();
  const { done, start, cancel } = useExport(filters);
  const choose = (format: Format) => void start(format);
  return (
    <>
      <MenuButton
        button={(trigger) => (
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            disabled={total === 0 || done !== null}
            {...trigger}
          >
            {t('comments.export.button')}
          </Button>
        )}
      >
        <ListSubheader role="presentation" sx={{ lineHeight: '28px', px: 2.5, bgcolor: 'transparent' }}>
          {t('comments.export.all', { smart_count: total })}
        </ListSubheader>
        <MenuItem onClick={() => choose('csv')}>{t('comments.export.csv')}</MenuItem>
        <MenuItem onClick={() => choose('json')}>{t('comments.export.json')}</MenuItem>
      </MenuButton>
      {done !== null && <Progress done={done} total={total} onCancel={cancel} />}
    </>
  );
}

function Progress({ done, total, onCancel }: { done: number; total: number; onCancel: () => void }) {
  const t = useTranslate();
  const number = (value: number) => value.toLocaleString(locale());
  const text = t('comments.export.running', { done: number(Math.min(done, total)), total: number(total) });
  return (
    <Portal>
      <Card
        sx={({ palette }) => ({
          position: 'fixed',
          insetInlineEnd: 16,
          bottom: 16,
          zIndex: 'snackbar',
          width: 'min(360px, calc(100vw - 32px))',
          p: 4,
          backgroundColor: palette.raised,
          boxShadow: palette.shadow1,
        })}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2 }}>
          <Typography variant="body2" className="tabular" sx={{ flex: 1 }}>
            {text}
          </Typography>
          <Button size="small" onClick={onCancel}>
            {t('comments.export.cancel')}
          </Button>
        </Box>
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (done / Math.max(1, total)) * 100)}
          aria-label={text}
        />
      </Card>
    </Portal>
  );
}

function useExport(filters: Filters) {
  const t = useTranslate();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(format: Format): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      // The first line is no comment.
      let rows = -1;
      const count = (_: number, latest: Uint8Array) => {
        rows += rowsIn(latest, format);
        setDone(Math.max(0, rows));
      };
      const file = await download(exportPath(filters, format), count, controller.signal);
      saveFile(file, fileName(filters, format, new Date()));
      notify.success(t('comments.export.done'));
    } catch (error) {
      if (!controller.signal.aborted) notifyFailure(error, t('comments.export.failed'));
    }
    running.current = null;
    setDone(null);
  }

  return { done, start, cancel: () => running.current?.abort() };
}
