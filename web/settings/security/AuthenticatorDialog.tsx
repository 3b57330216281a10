import { Box, Button, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TextInput, useTranslate as useRaTranslate } from 'react-admin';
import { ApiError } from '../../call.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { tokens } from '../../tokens.ts';
import { CopyField } from '../CopyField.tsx';
import { factorsApi } from './factorsApi.ts';

type Props = { onAdded: (recoveryCodes: string[] | undefined) => void; onClose: () => void };
type Secret = { secret: string; uri: string };

const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
const digits = (code: string | null): string => (code ?? '').replace(/\s/g, '');

export function AuthenticatorDialog({ onAdded, onClose }: Props) {
  const t = useTranslate();
  const ra = useRaTranslate();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const begun = useRef(false);

  const begin = useCallback(async () => {
    setFailed(null);
    try {
      setSecret(await factorsApi.beginTotp());
    } catch (error) {
      // Canceling the proof closes the dialog.
      if (error instanceof ApiError && error.status === 428) onClose();
      else setFailed(error);
    }
  }, [onClose]);
  useEffect(() => {
    // Each call makes a new secret.
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, [begin]);

  async function confirm({ code }: { code: string | null }) {
    try {
      onAdded((await factorsApi.confirmTotp(digits(code))).recoveryCodes);
      return undefined;
    } catch (error) {
      return { code: error instanceof ApiError ? error.message : t('settings.security.failed') };
    }
  }

  if (!secret) {
    return (
      <TitledDialog
        title={t('settings.security.addApp')}
        actions={<Button onClick={onClose}>{ra('ra.action.cancel')}</Button>}
        onClose={onClose}
      >
        <Box sx={{ minWidth: { sm: 400 }, minHeight: 160, display: 'grid' }}>
          {failed ? (
            <ErrorState title={t('settings.security.failed')} error={failed} onRetry={() => void begin()} />
          ) : (
            <Loading />
          )}
        </Box>
      </TitledDialog>
    );
  }
  return (
    <FormDialog<{ code: string | null }>
      title={t('settings.security.addApp')}
      submit={t('settings.security.turnOn')}
      initial={{ code: '' }}
      onSubmit={confirm}
      failed={t('settings.security.failed')}
      onClose={onClose}
    >
      <Typography>{t('settings.security.scan')}</Typography>
      {/* Dark on light in both themes, because some apps can't read the inverse. */}
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
      <TextInput
        source="code"
        label={t('settings.security.firstCode')}
        validate={(code) => (/^\d{6}$/.test(digits(code)) ? undefined : t('settings.security.sixDigits'))}
        helperText={t('settings.security.firstCodeHint')}
        autoFocus
        autoComplete="one-time-code"
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 10 },
          formHelperText: { role: 'status' },
        }}
      />
    </FormDialog>
  );
}
