import { Stack } from '@mui/material';
import { useState } from 'react';
import { NumberInput, PasswordInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AddUserInput, EditUserInput } from '../../../server/identity/admin/schemas.ts';
import { adminPasswordMinimum, passwordMinimum } from '../../../server/identity/users/limits.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fullName, type UserRecord } from '../userModel.ts';
import { EditEffect } from './EditEffect.tsx';

/** Spec section 2: 'Create New User' and 'Edit User Details', which sends only changed fields. */
export function UserDialog({ user, onClose }: { user: UserRecord | null; onClose: () => void }) {
  const t = useTranslate();
  const [initial] = useState(() => initialValues(user));
  const [isAsking, setAsking] = useState(false);
  const kind = user ? 'edit' : 'create';
  const isAdmin = user?.role === 'admin';
  const toInput = (values: UserValues) => (user ? changesIn(values, initial) : changesIn(values, {}));
  return (
    <FormDialog<UserValues, object, UserRecord>
      resource="users"
      record={user}
      done={(saved: UserRecord) => t(`admin.users.${kind}.done`, { name: fullName(saved) })}
      failed={t(`admin.users.${kind}.failed`)}
      title={t(`admin.users.${kind}.title`)}
      text={user ? '' : t('admin.users.create.text')}
      submit={t(`admin.users.${kind}.submit`)}
      initial={initial}
      schema={user ? EditUserInput : AddUserInput}
      toInput={toInput}
      isHeld={isAsking}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
        <TextInput source="firstName" label={t('admin.users.form.firstName')} helperText={false} autoFocus />
        <TextInput source="lastName" label={t('admin.users.form.lastName')} helperText={false} />
      </Stack>
      <TextInput source="companyName" label={t('admin.users.form.company')} helperText={false} />
      <TextInput source="email" label={t('admin.users.form.email')} type="email" helperText={false} />
      <PasswordInput
        source="password"
        label={t('admin.users.form.password')}
        autoComplete="new-password"
        helperText={t(user ? 'admin.users.form.passwordOptional' : 'admin.users.form.passwordHint', {
          least: isAdmin ? adminPasswordMinimum : passwordMinimum,
        })}
      />
      <Stack direction="row" sx={{ gap: 4, alignItems: 'start' }}>
        {(['seats', 'trialDays'] as const).map((source) => (
          <NumberInput
            key={source}
            source={source}
            label={t(`admin.users.form.${source}`)}
            min={user ? 0 : 1}
            helperText={false}
          />
        ))}
      </Stack>
      {isAdmin && <OwnPassword initial={initial} />}
      {user && <EditEffect user={user} toInput={toInput} onAsking={setAsking} />}
    </FormDialog>
  );
}

/** An admin's own password is required to change an admin's sign-in. */
function OwnPassword({ initial }: { initial: UserValues }) {
  const t = useTranslate();
  const { password, email }: UserValues = useWatch();
  if (!password && email === initial.email) return null;
  return (
    <PasswordInput
      source="currentPassword"
      label={t('admin.users.form.currentPassword')}
      autoComplete="current-password"
      helperText={t('admin.users.form.currentPasswordHint')}
    />
  );
}

/** react-admin's inputs hold null where nothing is entered. */
type UserValues = Record<string, string | number | null | undefined>;

/** Spec section 5: 1 seat and 14 days of trial; an edit starts with the user's seats, and 14 days again. */
const initialValues = (user: UserRecord | null): UserValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  companyName: user?.companyName ?? '',
  email: user?.email ?? '',
  password: '',
  seats: user?.seats ?? 1,
  trialDays: 14,
  ...(user?.role === 'admin' && { currentPassword: '' }),
});

const numbers = ['seats', 'trialDays'];

/**
 * The values that differ from `initial`. An edit must not send the prefilled 14 days, which would shorten a
 * longer trial.
 */
const changesIn = (values: UserValues, initial: UserValues): UserValues =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, numbers.includes(name) ? value : String(value ?? '').trim()] as const)
      .filter(([name, value]) => value !== initial[name]),
  );
