import { Button, Stack, TextField } from '@mui/material';
import { ForgotPasswordInput } from '../../server/auth/schemas.ts';
import { api } from '../api.ts';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export function ForgotPasswordPage() {
  const t = useTranslate();
  const { field, busy, formProps } = useForm({
    schema: ForgotPasswordInput,
    initial: { email: '' },
    submit: async ({ email }) => {
      await api.forgotPassword(email);
      notify.success(t('public.forgot.success'));
    },
    failed: (error) => notifyFailure(error, t('public.failed')),
  });

  return (
    <PublicFrame
      title={t('public.forgot.title')}
      lead={t('public.forgot.lead')}
      footer={<TextLink to="/login">{t('public.backToSignIn')}</TextLink>}
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        <TextField
          {...field('email')}
          label={t('public.email')}
          type="email"
          autoFocus
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'username' } }}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {t('public.forgot.submit')}
        </Button>
      </Stack>
    </PublicFrame>
  );
}
