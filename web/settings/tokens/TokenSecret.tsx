import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Alert, Box, Button, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify } from '../../notify.tsx';

/** A token that was just made, to be copied. */
export function TokenSecret({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Browsers keep it from pages without TLS; then what is selected can be copied by hand.
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      notify.error(t('settings.tokens.secret.copyFailed'));
    }
  }

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning">{t('settings.tokens.secret.text')}</Alert>
        <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2 }}>
          <TextField
            inputRef={field}
            label={t('settings.tokens.secret.label')}
            value={token}
            fullWidth
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false, autoComplete: 'off' } }}
          />
          <Button
            variant="contained"
            autoFocus
            startIcon={copied ? <CheckRounded /> : <ContentCopy />}
            onClick={() => void copy()}
            sx={{ minHeight: 38, flex: 'none' }}
          >
            <span role="status">{t(copied ? 'settings.tokens.secret.copied' : 'settings.tokens.secret.copy')}</span>
          </Button>
        </Box>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {t('settings.tokens.secret.use')}
          <Box
            component="code"
            sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere', color: 'text.primary', fontFamily: 'monospace' }}
          >
            curl -H "x-auth-token: $TOKEN" {location.origin}/api/me
          </Box>
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('settings.tokens.secret.done')}
        </Button>
      </DialogActions>
    </>
  );
}
