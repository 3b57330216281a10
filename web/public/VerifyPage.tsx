import { Button, Stack, TextField } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { VerifyInput } from '../../server/auth/schemas.ts';
import { api } from '../api.ts';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { login } from '../session.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { ResendButton } from './ResendButton.tsx';
import { VerifyState } from './useVerification.ts';

export function VerifyPage() {
  const state = VerifyState.safeParse(useLocation().state);
  return state.success ? <CodeForm {...state.data} /> : <WrongWay />;
}

function CodeForm({ token, email }: VerifyState) {
  const t = useTranslate();
  const { field, busy, formProps } = useForm({
    schema: VerifyInput,
    initial: { otp: '' },
    toInput: (values) => ({ ...values, email }),
    submit: async (input) => {
      await api.verifyOtp(input);
      if (login(token)) notify.success(t('public.login.success'));
      else notify.error(t('public.verify.failed'));
    },
    failed: (error) => notifyFailure(error, t('public.verify.failed')),
  });

  return (
    <PublicFrame
      title={t('public.verify.title')}
      lead={<WithParts text={t('public.verify.lead')} parts={{ email: <strong>{email}</strong> }} />}
      footer={<TextLink to="/login">{t('public.backToSignIn')}</TextLink>}
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        <TextField
          {...field('otp')}
          label={t('public.verify.code')}
          autoFocus
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 20 } }}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {t('public.verify.submit')}
        </Button>
        <ResendButton email={email} />
      </Stack>
    </PublicFrame>
  );
}

/** Opened by its address: there is nobody to verify. */
function WrongWay() {
  const t = useTranslate();
  return (
    <PublicFrame title={t('public.verify.title')} lead={t('public.verify.wrongWay')}>
      <Stack>
        <Button component={Link} to="/login" variant="contained" size="large">
          {t('public.verify.toSignIn')}
        </Button>
      </Stack>
    </PublicFrame>
  );
}
