import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../call.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Loading } from '../../components/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { tokens } from '../../tokens.ts';
import { CopyField } from '../CopyField.tsx';
import { factorsApi } from './factorsApi.ts';

type Props = { onAdded: (recoveryCodes: string[] | undefined) => void; onClose: () => void };
type Secret = { secret: string; uri: string };

/** Four and four, as people read it out. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret for the app as a QR code and as text, and takes the first code. */
export function AuthenticatorDialog({ onAdded, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const begun = useRef(false);

  const begin = useCallback(async () => {
    setFailed(null);
    try {
      setSecret(await factorsApi.beginTotp());
    } catch (error) {
      // Who does not confirm that it's them goes back to the page.
      if (error instanceof ApiError && error.status === 428) onClose();
      else setFailed(error);
    }
  }, [onClose]);
  useEffect(() => {
    // Each call makes another secret.
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, [begin]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const digits = code.replace(/\s/g, '');
    const refuse = (text: string) => {
      setWrong(text);
      field.current?.focus();
    };
    if (!/^\d{6}$/.test(digits)) return refuse(t('settings.security.sixDigits'));
    setBusy(true);
    setWrong(null);
    try {
      onAdded((await factorsApi.confirmTotp(digits)).recoveryCodes);
    } catch (error) {
      setBusy(false);
      refuse(error instanceof ApiError ? error.message : t('settings.security.failed'));
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('settings.security.addApp')}</DialogTitle>
      {secret ? (
        <form noValidate onSubmit={(event) => void onSubmit(event)} aria-labelledby={id}>
          <DialogContent sx={{ display: 'grid', gap: 3 }}>
            <Typography>{t('settings.security.scan')}</Typography>
            {/* Dark on light in both themes: not every app reads it the other way round. */}
            <Box
              sx={{
                justifySelf: 'center',
                p: 3,
                borderRadius: '8px',
                lineHeight: 0,
                backgroundColor: tokens.light.surface,
              }}
            >
              <QRCodeSVG
                value={secret.uri}
                size={176}
                fgColor={tokens.light.text}
                bgColor={tokens.light.surface}
                title={t('settings.security.qr')}
                role="img"
              />
            </Box>
            <CopyField
              label={t('settings.security.secret')}
              value={grouped(secret.secret)}
              failure={t('settings.security.copyFailed')}
              isQuiet
            />
            <TextField
              inputRef={field}
              label={t('settings.security.firstCode')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={wrong !== null}
              helperText={wrong ?? t('settings.security.firstCodeHint')}
              autoFocus
              autoComplete="one-time-code"
              slotProps={{
                htmlInput: { inputMode: 'numeric', maxLength: 10 },
                formHelperText: { role: 'status' },
              }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={busy}>
              {t('settings.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {t('settings.security.turnOn')}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <>
          <DialogContent sx={{ minWidth: { sm: 400 }, minHeight: 160, display: 'grid' }}>
            {failed ? (
              <ErrorState title={t('settings.security.failed')} error={failed} onRetry={() => void begin()} />
            ) : (
              <Loading />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('settings.cancel')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
