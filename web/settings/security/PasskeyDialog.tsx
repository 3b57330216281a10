import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../call.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { deviceOf } from '../sessions/device.ts';
import { factorsApi } from './factorsApi.ts';

type Props = { onAdded: (recoveryCodes: string[] | undefined) => void; onClose: () => void };

/** Names a passkey, and has the browser make it. */
export function PasskeyDialog({ onAdded, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  const { browser, system } = deviceOf(navigator.userAgent);
  const [name, setName] = useState(
    browser && system ? t('settings.sessions.device', { browser, system }) : '',
  );
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!name.trim()) return setWrong(t('settings.required', { what: t('settings.security.name') }));
    setBusy(true);
    setWrong(null);
    try {
      const options = await factorsApi.passkeyOptions();
      const { createPasskey } = await import('../../security/passkey.ts');
      const response = await createPasskey(options);
      onAdded((await factorsApi.addPasskey(name.trim(), response)).recoveryCodes);
    } catch (error) {
      setWrong(error instanceof ApiError ? error.message : t('settings.security.notMade'));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('settings.security.addPasskey')}</DialogTitle>
      <form noValidate onSubmit={(event) => void onSubmit(event)} aria-labelledby={id}>
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <Typography>{t('settings.security.passkeyLead')}</Typography>
          <TextField
            label={t('settings.security.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={wrong !== null}
            helperText={wrong ?? t('settings.security.nameHint')}
            autoFocus
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 60 }, formHelperText: { role: 'status' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('settings.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('settings.security.continue')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
