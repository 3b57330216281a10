import { Button, Stack, TextField } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { VerifyInput } from '../../server/auth/schemas.ts';
import { api } from '../api.ts';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
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
  const { field, busy, formProps } = useForm({
    schema: VerifyInput,
    initial: { otp: '' },
    toInput: (values) => ({ ...values, email }),
    submit: async (input) => {
      await api.verifyOtp(input);
      if (login(token)) notify.success('Login successful!');
      else notify.error('Verification failed');
    },
    failed: (error) => notifyFailure(error, 'Verification failed'),
  });

  return (
    <PublicFrame
      title="Verify your e-mail"
      lead={
        <>
          We mailed a code of 6 digits to <strong>{email}</strong>. It works for 10 minutes.
        </>
      }
      footer={<TextLink to="/login">Back to Sign In</TextLink>}
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        <TextField
          {...field('otp')}
          label="Code"
          autoFocus
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 20 } }}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Verify
        </Button>
        <ResendButton email={email} />
      </Stack>
    </PublicFrame>
  );
}

/** Opened by its address: there is nobody to verify. */
function WrongWay() {
  return (
    <PublicFrame
      title="Verify your e-mail"
      lead="This page follows signing in or registering. Sign in with your e-mail and password, and we send you a code."
    >
      <Stack>
        <Button component={Link} to="/login" variant="contained" size="large">
          Go to Sign In
        </Button>
      </Stack>
    </PublicFrame>
  );
}
