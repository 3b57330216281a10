import { Button, Stack, TextField } from '@mui/material';
import { ForgotPasswordInput } from '../../server/auth/schemas.ts';
import { api } from '../api.ts';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export function ForgotPasswordPage() {
  const { field, busy, formProps } = useForm({
    schema: ForgotPasswordInput,
    initial: { email: '' },
    submit: async ({ email }) => {
      await api.forgotPassword(email);
      notify.success('Please check your mailbox');
    },
    failed: (error) => notifyFailure(error, 'Something went wrong'),
  });

  return (
    <PublicFrame
      title="Forgot password"
      lead="We mail you a link to choose a new one. It works once, within an hour."
      footer={<TextLink to="/login">Back to Sign In</TextLink>}
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        <TextField
          {...field('email')}
          label="E-mail"
          type="email"
          autoFocus
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'username' } }}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Send link
        </Button>
      </Stack>
    </PublicFrame>
  );
}
