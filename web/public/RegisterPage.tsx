import { Button, Stack, TextField, Typography } from '@mui/material';
import { RegisterInput } from '../../server/auth/schemas.ts';
import { passwordMinimum } from '../../server/users/schemas.ts';
import { api } from '../api.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { notifyFailure } from '../notify.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { useVerification } from './useVerification.ts';

export function RegisterPage() {
  const verify = useVerification();
  const { field, busy, formProps } = useForm({
    schema: RegisterInput,
    initial: { firstName: '', lastName: '', companyName: '', email: '', password: '' },
    submit: async (input) => verify(await api.register(input)),
    failed: (error) => notifyFailure(error, 'Registration failed'),
  });

  return (
    <PublicFrame
      title="Register"
      lead="Free for 14 days, with one seat. No card needed; when the trial ends, nothing is charged."
      footer={
        <>
          Already registered? <TextLink to="/login">Sign In</TextLink>
        </>
      }
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
          <TextField
            {...field('firstName')}
            label="First name"
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'given-name' } }}
          />
          <TextField
            {...field('lastName')}
            label="Last name"
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'family-name' } }}
          />
        </Stack>
        <TextField
          {...field('companyName')}
          label="Company (optional)"
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'organization' } }}
        />
        <TextField
          {...field('email')}
          label="E-mail"
          type="email"
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'username' } }}
        />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint={`At least ${passwordMinimum} characters`}
        />
        <Button type="submit" variant="contained" size="large" loading={busy} sx={{ mt: 1 }}>
          Register
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: 'center', textWrap: 'balance' }}>
          By registering you accept the <TextLink to="/help#terms">terms</TextLink> and the{' '}
          <TextLink to="/help#privacy">privacy notice</TextLink>.
        </Typography>
      </Stack>
    </PublicFrame>
  );
}
