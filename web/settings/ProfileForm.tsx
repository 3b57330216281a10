import { Box } from '@mui/material';
import { useMemo, useState } from 'react';
import { Form, minLength, SaveButton, TextInput, email as validEmail } from 'react-admin';
import { passwordMinimum } from '../../server/identity/users/limits.ts';
import type { User } from '../../server/identity/users/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { changesEmail, type ProfileValues, profileValues, toProfileInput } from './profileModel.ts';
import { saveProfile, told } from './saveProfile.ts';
import { useRequired } from './useRequired.ts';

export function ProfileForm({ user }: { user: User }) {
  const t = useTranslate();
  const required = useRequired();
  const [round, setRound] = useState(0);
  const values = useMemo(() => profileValues(user), [user]);

  async function save(entered: ProfileValues) {
    const faults = await told(() => saveProfile(user, toProfileInput(entered, user)), t('settings.failed'));
    // A new address takes effect with its code, so the form resets to the old one.
    if (!faults && (entered.password || changesEmail(entered.email, user))) setRound(round + 1);
    return faults;
  }

  return (
    <Form
      key={round}
      defaultValues={values}
      sanitizeEmptyValues={false}
      noValidate
      onSubmit={(entered: unknown) => save(entered as ProfileValues)}
      aria-label={t('settings.profile.title')}
    >
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, rowGap: 3 }}
      >
        <TextInput
          source="firstName"
          label={t('settings.profile.firstName')}
          validate={required(t('settings.profile.firstName'))}
          autoComplete="given-name"
          helperText={false}
        />
        <TextInput
          source="lastName"
          label={t('settings.profile.lastName')}
          validate={required(t('settings.profile.lastName'))}
          autoComplete="family-name"
          helperText={false}
        />
        <TextInput
          source="companyName"
          label={t('settings.profile.company')}
          autoComplete="organization"
          helperText={false}
        />
        <TextInput
          source="email"
          type="email"
          label={t('settings.profile.email')}
          validate={[...required(t('settings.profile.email')), validEmail(t('settings.profile.emailWrong'))]}
          autoComplete="email"
          helperText={false}
        />
        <NewPasswordInput
          source="password"
          label={t('settings.password.optional')}
          validate={minLength(
            passwordMinimum,
            t('settings.password.short', { smart_count: passwordMinimum }),
          )}
          helperText={t('settings.password.hint', { smart_count: passwordMinimum })}
          least={passwordMinimum}
        />
      </Box>
      <SaveButton label={t('settings.profile.save')} icon={null} sx={{ mt: 5 }} />
    </Form>
  );
}
