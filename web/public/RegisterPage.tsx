import { Button, Stack, TextField, Typography } from '@mui/material';
import { RegisterInput } from '../../server/auth/schemas.ts';
import { passwordMinimum } from '../../server/users/schemas.ts';
import { api } from '../api.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { useVerification } from './useVerification.ts';

export function RegisterPage() {
  const t = useTranslate();
  const verify = useVerification();
  const { field, busy, formProps } = useForm({
    schema: RegisterInput,
    initial: { firstName: '', lastName: '', companyName: '', email: '', password: '' },
    submit: async (input) => verify(await api.register(input)),
    failed: (error) => notifyFailure(error, t('public.register.failed')),
  });

  return (
    <PublicFrame
      title={t('public.register.title')}
      lead={t('public.register.lead')}
      footer={
        <WithParts
          text={t('public.register.known')}
          parts={{ signIn: <TextLink to="/login">{t('public.register.signIn')}</TextLink> }}
        />
      }
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
          <TextField
            {...field('firstName')}
            label={t('public.register.firstName')}
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'given-name' } }}
          />
          <TextField
            {...field('lastName')}
            label={t('public.register.lastName')}
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'family-name' } }}
          />
        </Stack>
        <TextField
          {...field('companyName')}
          label={t('public.register.company')}
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'organization' } }}
        />
        <TextField
          {...field('email')}
          label={t('public.email')}
          type="email"
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'username' } }}
        />
        <PasswordField
          {...field('password')}
          label={t('public.password')}
          autoComplete="new-password"
          hint={t('public.passwordHint', { least: passwordMinimum })}
        />
        <Button type="submit" variant="contained" size="large" loading={busy} sx={{ mt: 1 }}>
          {t('public.register.submit')}
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: 'center', textWrap: 'balance' }}>
          <WithParts
            text={t('public.register.notice')}
            parts={{
              terms: <TextLink to="/help/terms">{t('public.register.terms')}</TextLink>,
              privacy: <TextLink to="/help/privacy">{t('public.register.privacy')}</TextLink>,
            }}
          />
        </Typography>
      </Stack>
    </PublicFrame>
  );
}
