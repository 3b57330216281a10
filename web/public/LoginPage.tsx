import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import { LoginInput } from '../../server/auth/schemas.ts';
import { api } from '../api.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { login } from '../session.ts';
import { lostPlace } from '../token.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { useVerification } from './useVerification.ts';

export function LoginPage() {
  const verify = useVerification();
  const { field, busy, formProps } = useForm({
    schema: LoginInput,
    initial: { email: '', password: '' },
    submit: async (input) => {
      const { token, verified, email } = await api.login(input);
      if (!verified) return verify({ token, email });
      if (login(token)) notify.success('Login successful!');
      else notify.error('Login failed');
    },
    failed: (error) => notifyFailure(error, 'Login failed'),
  });

  return (
    <PublicFrame
      title="Sign In"
      footer={
        <>
          New here? <TextLink to="/register">Register</TextLink> and try it free for 14 days.
        </>
      }
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        {lostPlace() && <Alert severity="info">Your session ended. Sign in to go on where you were.</Alert>}
        <TextField
          {...field('email')}
          label="E-mail"
          type="email"
          autoFocus
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'username' } }}
        />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <Button type="submit" variant="contained" size="large" loading={busy} sx={{ mt: 1 }}>
          Sign In
        </Button>
        <Box sx={{ textAlign: 'center' }}>
          <TextLink to="/forgot-password">Forgot Password?</TextLink>
        </Box>
      </Stack>
    </PublicFrame>
  );
}
