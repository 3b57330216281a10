import { Button, Stack } from '@mui/material';
import { useNavigate, useParams } from 'react-router-dom';
import { ResetPasswordInput } from '../../server/auth/schemas.ts';
import { passwordMinimum } from '../../server/users/schemas.ts';
import { api } from '../api.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export function ResetPasswordPage() {
  const t = useTranslate();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { field, busy, formProps } = useForm({
    schema: ResetPasswordInput,
    initial: { password: '' },
    toInput: (values) => ({ ...values, token }),
    submit: async (input) => {
      await api.resetPassword(input);
      notify.success(t('public.reset.success'));
      navigate('/login');
    },
    failed: (error) => notifyFailure(error, t('public.failed')),
  });

  return (
    <PublicFrame
      title={t('public.reset.title')}
      lead={t('public.reset.lead')}
      footer={
        <WithParts
          text={t('public.reset.stale')}
          parts={{ askAgain: <TextLink to="/forgot-password">{t('public.reset.askAgain')}</TextLink> }}
        />
      }
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        <PasswordField
          {...field('password')}
          label={t('public.reset.password')}
          autoComplete="new-password"
          hint={t('public.passwordHint', { least: passwordMinimum })}
          autoFocus
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {t('public.reset.submit')}
        </Button>
      </Stack>
    </PublicFrame>
  );
}
