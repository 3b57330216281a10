import { Button, Stack, TextField } from '@mui/material';
import { VerifyInput } from '../../server/auth/schemas.ts';
import { api } from '../api.ts';
import { Panel } from '../components/Panel.tsx';
import { useForm } from '../components/useForm.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { meKey, queryClient } from '../session.ts';

/** A changed e-mail waits for the code that was mailed to it. */
export function PendingEmail({ email, onDone }: { email: string; onDone: () => void }) {
  const { field, busy, formProps } = useForm({
    schema: VerifyInput,
    initial: { otp: '' },
    toInput: (values) => ({ ...values, email }),
    submit: async (input) => {
      await api.verifyOtp(input);
      await queryClient.invalidateQueries({ queryKey: meKey });
      notify.success('Updating successful!');
      onDone();
    },
    failed: (error) => notifyFailure(error, 'Verification failed'),
  });

  return (
    <Panel
      title="Confirm your new e-mail"
      description={
        <>
          We mailed a code to <strong>{email}</strong>. Until you enter it, your old address stays.
        </>
      }
    >
      <Stack component="form" {...formProps} aria-label="Confirm your new e-mail" sx={{ gap: 3, alignItems: 'start' }}>
        <TextField
          {...field('otp')}
          label="Code"
          autoFocus
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 20 } }}
        />
        <Stack direction="row" sx={{ gap: 2 }}>
          <Button type="submit" variant="contained" loading={busy}>
            Confirm
          </Button>
          <Button onClick={onDone}>Later</Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
