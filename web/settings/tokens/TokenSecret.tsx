import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { CopyField } from '../CopyField.tsx';

/** A token that was just made, to be copied. */
export function TokenSecret({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTranslate();

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning">{t('settings.tokens.secret.text')}</Alert>
        <CopyField
          label={t('settings.tokens.secret.label')}
          value={token}
          failure={t('settings.tokens.secret.copyFailed')}
        />
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {t('settings.tokens.secret.use')}
          <Box
            component="code"
            sx={{
              display: 'block',
              mt: 1,
              overflowWrap: 'anywhere',
              color: 'text.primary',
              fontFamily: 'monospace',
            }}
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
