import { Button, Stack } from '@mui/material';
import { useNavigate, useParams } from 'react-router-dom';
import { ResetPasswordInput } from '../../server/auth/schemas.ts';
import { passwordMinimum } from '../../server/users/schemas.ts';
import { api } from '../api.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { field, busy, formProps } = useForm({
    schema: ResetPasswordInput,
    initial: { password: '' },
    toInput: (values) => ({ ...values, token }),
    submit: async (input) => {
      await api.resetPassword(input);
      notify.success('Password reset successful!');
      navigate('/login');
    },
    failed: (error) => notifyFailure(error, 'Something went wrong'),
  });

  return (
    <PublicFrame
      title="Reset password"
      lead="Choose a new password. You are then signed out everywhere."
      footer={
        <>
          The link no longer works? <TextLink to="/forgot-password">Ask for a new one</TextLink>
        </>
      }
    >
      <Stack component="form" {...formProps} sx={{ gap: 4 }}>
        <PasswordField
          {...field('password')}
          label="New password"
          autoComplete="new-password"
          hint={`At least ${passwordMinimum} characters`}
          autoFocus
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Reset password
        </Button>
      </Stack>
    </PublicFrame>
  );
}
