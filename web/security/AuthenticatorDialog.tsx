import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect } from 'react';
import { TextInput, useTranslate as useRaTranslate } from 'react-admin';
import { ApiError } from '../call.ts';
import { CopyField } from '../components/CopyField.tsx';
import { Faces } from '../components/Faces.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { tokens } from '../tokens.ts';
import { type AddedProps, factorsApi } from './factorsApi.ts';

const digits = (code: string | null): string => (code ?? '').replace(/\s/g, '');

export function AuthenticatorDialog({ onAdded, onClose }: AddedProps) {
  const t = useTranslate('settings.security');
  const ra = useRaTranslate();
  // Each call makes a new secret.
  const secret = useQuery({
    queryKey: ['totpSecret'],
    queryFn: factorsApi.beginTotp,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const isUnproved = secret.error instanceof ApiError && secret.error.status === 428;
  useEffect(() => {
    if (isUnproved) onClose();
  }, [isUnproved, onClose]);

  if (!secret.data) {
    return (
      <TitledDialog
        title={t('addApp')}
        actions={<Button onClick={onClose}>{ra('ra.action.cancel')}</Button>}
        onClose={onClose}
      >
        <Box sx={{ minWidth: { sm: 400 }, minHeight: 160, display: 'grid' }}>
          <Faces query={secret} failed={t('failed')} loading={<Loading minHeight={160} />}>
            {null}
          </Faces>
        </Box>
      </TitledDialog>
    );
  }
  const { light } = tokens;
  return (
    <FormDialog<{ code: string | null }>
      title={t('addApp')}
      submit={t('turnOn')}
      initial={{ code: '' }}
      onSubmit={async ({ code }) => onAdded((await factorsApi.confirmTotp(digits(code))).recoveryCodes)}
      failed={t('failed')}
      field="code"
      onClose={onClose}
    >
      <Typography>{t('scan')}</Typography>
      {/* Dark on light in both themes, because some apps can't read the inverse. */}
      <Box sx={{ justifySelf: 'center', p: 3, borderRadius: '8px', lineHeight: 0, bgcolor: light.surface }}>
        <QRCodeSVG
          value={secret.data.uri}
          size={176}
          fgColor={light.text}
          bgColor={light.surface}
          title={t('qr')}
          role="img"
        />
      </Box>
      <CopyField
        label={t('secret')}
        value={secret.data.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        failure={t('copyFailed')}
        isQuiet
      />
      <TextInput
        source="code"
        label={t('firstCode')}
        validate={(code) => (/^\d{6}$/.test(digits(code)) ? undefined : t('sixDigits'))}
        helperText={t('firstCodeHint')}
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
