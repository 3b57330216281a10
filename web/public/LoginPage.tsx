import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import { LoginInput } from '../../server/auth/schemas.ts';
import { api } from '../api.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { login } from '../session.ts';
import { lostPlace } from '../token.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { useVerification } from './useVerification.ts';

export function LoginPage() {
  const t = useTranslate();
  const verify = useVerification();
  const { field, busy, formProps } = useForm({
    schema: LoginInput,
    initial: { email: '', password: '' },
    submit: async (input) => {
      const { token, verified, email } = await api.login(input);
      if (!verified) return verify({ token, email });
      if (login(token)) notify.success(t('public.login.success'));
      else notify.error(t('public.login.failed'));
    },
    failed: (error) => notifyFailure(error, t('public.login.failed')),
  });

  return (
    <PublicFrame
      title={t('public.login.title')}
      footer={
        <WithParts
          text={t('public.login.invite')}
          parts={{ register: <TextLink to="/register">{t('public.login.register')}</TextLink> }}
        />
      }
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        {lostPlace() && <Alert severity="info">{t('public.login.sessionEnded')}</Alert>}
        <TextField
          {...field('email')}
          label={t('public.email')}
          type="email"
          autoFocus
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'username' } }}
        />
        <PasswordField {...field('password')} label={t('public.password')} autoComplete="current-password" />
        <Button type="submit" variant="contained" size="large" loading={busy} sx={{ mt: 1 }}>
          {t('public.login.submit')}
        </Button>
        <Box sx={{ textAlign: 'center' }}>
          <TextLink to="/forgot-password">{t('public.login.forgot')}</TextLink>
        </Box>
      </Stack>
    </PublicFrame>
  );
}
