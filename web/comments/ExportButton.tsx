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
import { useState } from 'react';
import { Menu } from '../components/whenOpened.tsx';
import { localeOf } from '../i18n/languages.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import type { Filters } from './commentsModel.ts';
import type { Format } from './exportModel.ts';
import { useExport } from './useExport.ts';

type Props = { filters: Filters; total: number };

/** All that the filters leave, not only what is on the screen. */
export function ExportButton({ filters, total }: Props) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { done, start, cancel } = useExport(filters);
  const choose = (format: Format) => {
    setAnchor(null);
    void start(format);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        disabled={total === 0 || done !== null}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('comments.export.button')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <ListSubheader role="presentation" sx={{ lineHeight: '28px', px: 2.5, bgcolor: 'transparent' }}>
          {t('comments.export.all', { smart_count: total })}
        </ListSubheader>
        <MenuItem onClick={() => choose('csv')}>{t('comments.export.csv')}</MenuItem>
        <MenuItem onClick={() => choose('json')}>{t('comments.export.json')}</MenuItem>
      </Menu>
      {done !== null && <Progress done={done} total={total} onCancel={cancel} />}
    </>
  );
}

function Progress({ done, total, onCancel }: { done: number; total: number; onCancel: () => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const number = (value: number) => value.toLocaleString(localeOf[language]);
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
