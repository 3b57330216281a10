import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button } from '@mui/material';
import { CopyButton } from '../components/CopyField.tsx';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { saveFile } from '../download.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Shown once, so only its button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useTranslate('settings.security');
  const text = `${codes.join('\n')}\n`;
  return (
    <TitledDialog
      title={t('codesTitle')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('saved')}
        </Button>
      }
    >
      <Alert severity="warning">{t('codesLead')}</Alert>
      <Box component="ol" aria-label={t('codes')} sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <CopyButton text={text} failure={t('copyFailed')} autoFocus />
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'chime-in-recovery-codes.txt')}
        >
          {t('download')}
        </Button>
      </Box>
    </TitledDialog>
  );
}

const list = {
  m: 0,
  p: 4,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2,
  fontFamily: 'monospace',
  textAlign: 'center',
  border: 1,
  borderColor: 'line',
  borderRadius: '8px',
};
