import { Box, Button, Stack, TextField } from '@mui/material';
import { useEffect } from 'react';
import { UpdateProfileInput } from '../../server/auth/schemas.ts';
import { passwordMinimum, type User } from '../../server/users/schemas.ts';
import { api } from '../api.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import { useForm } from '../components/useForm.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { login, meKey, queryClient } from '../session.ts';
import { needsCurrentPassword, profileValues, toProfileInput } from './profileModel.ts';

export function ProfileForm({ user, onPendingEmail }: { user: User; onPendingEmail: (email: string | null) => void }) {
  const { values, field, busy, reset, formProps } = useForm({
    schema: UpdateProfileInput,
    initial: profileValues(user),
    toInput: (current) => toProfileInput(current, user),
    submit: async (input) => {
      const { token, pendingEmail } = await api.updateProfile(input);
      login(token);
      onPendingEmail(pendingEmail);
      notify.success('Updating successful!');
      const fresh = await queryClient.fetchQuery({ queryKey: meKey, queryFn: () => api.me(), staleTime: 0 }).catch(() => user);
      reset(profileValues(fresh));
    },
    failed: (error) => notifyFailure(error, 'Updating failed'),
  });

  // A new address counts once its code is verified: then, and only then, the field follows.
  const { email } = user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being typed must not be lost at every refresh of the user
  useEffect(() => reset({ ...values, email }), [email]);

  return (
    <Stack component="form" {...formProps} aria-label="Profile" sx={{ gap: 4 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <TextField {...field('firstName')} label="First name" slotProps={{ htmlInput: { autoComplete: 'given-name' } }} />
        <TextField {...field('lastName')} label="Last name" slotProps={{ htmlInput: { autoComplete: 'family-name' } }} />
      </Box>
      <TextField
        {...field('companyName')}
        label="Company (optional)"
        slotProps={{ htmlInput: { autoComplete: 'organization' } }}
      />
      <TextField {...field('email')} label="E-mail" type="email" slotProps={{ htmlInput: { autoComplete: 'email' } }} />
      <PasswordField
        {...field('password')}
        label="New password (optional)"
        autoComplete="new-password"
        hint={`At least ${passwordMinimum} characters. Leave it empty to keep the one you have.`}
      />
      {needsCurrentPassword(values, user) && (
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          hint="Needed to change the e-mail or the password, unless you have just signed in."
        />
      )}
      <Box>
        <Button type="submit" variant="contained" loading={busy}>
          Save
        </Button>
      </Box>
    </Stack>
  );
}
