import { Stack } from '@mui/material';
import { useState } from 'react';
import { NumberInput, PasswordInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AddUserInput, EditUserInput } from '../../../server/identity/admin/schemas.ts';
import { adminPasswordMinimum, passwordMinimum } from '../../../server/identity/users/limits.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DialogForm } from '../forms/DialogForm.tsx';
import { EditEffect } from './EditEffect.tsx';
import { fullName, type UserRecord } from './userModel.ts';

/** Spec section 2: 'Create New User'. */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <DialogForm<UserValues, UserRecord>
      resource="users"
      record={null}
      done={(user) => t('admin.users.create.done', { name: fullName(user) })}
      failed={t('admin.users.create.failed')}
      title={t('admin.users.create.title')}
      text={t('admin.users.create.text')}
      submit={t('admin.users.create.submit')}
      initial={initialValues(null)}
      schema={AddUserInput}
      toInput={toAddInput}
      onClose={onClose}
    >
      <Fields least={1} hint={t('admin.users.form.passwordHint', { least: passwordMinimum })} />
    </DialogForm>
  );
}

/** Spec section 2: 'Edit User Details'. Sends only what was changed, and says beforehand what that does to the user's standing. */
export function EditUserDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const t = useTranslate();
  const [initial] = useState(() => initialValues(user));
  const [isAsking, setAsking] = useState(false);
  const least = user.role === 'admin' ? adminPasswordMinimum : passwordMinimum;
  return (
    <DialogForm<UserValues, UserRecord>
      resource="users"
      record={user}
      done={() => t('admin.users.edit.done', { name: fullName(user) })}
      failed={t('admin.users.edit.failed')}
      title={t('admin.users.edit.title')}
      submit={t('admin.users.edit.submit')}
      initial={initial}
      schema={EditUserInput}
      toInput={(values) => changesIn(values, initial)}
      isHeld={isAsking}
      onClose={onClose}
    >
      <Fields least={0} hint={t('admin.users.form.passwordOptional', { least })} />
      {user.role === 'admin' && <OwnPassword initial={initial} />}
      <Effect user={user} initial={initial} onAsking={setAsking} />
    </DialogForm>
  );
}

function Fields({ least, hint }: { least: number; hint: string }) {
  const t = useTranslate();
  return (
    <>
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
        helperText={hint}
      />
      <Stack direction="row" sx={{ gap: 4, alignItems: 'start' }}>
        <NumberInput source="seats" label={t('admin.users.form.seats')} min={least} helperText={false} />
        <NumberInput
          source="trialDays"
          label={t('admin.users.form.trialDays')}
          min={least}
          helperText={false}
        />
      </Stack>
    </>
  );
}

const useValues = () => useWatch() as UserValues;

function OwnPassword({ initial }: { initial: UserValues }) {
  const t = useTranslate();
  const { password, email } = useValues();
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

type EffectProps = { user: UserRecord; initial: UserValues; onAsking: (isAsking: boolean) => void };

function Effect({ user, initial, onAsking }: EffectProps) {
  const { seats, trialDays } = changesIn(useValues(), initial);
  const parsed = EditUserInput.safeParse({ seats, trialDays });
  const isOne = parsed.success && (seats !== undefined || trialDays !== undefined);
  return <EditEffect user={user} input={isOne ? parsed.data : null} onAsking={onAsking} />;
}

/** react-admin's inputs hold null where nothing is entered. */
type UserValues = Record<string, string | number | null>;

/**
 * Spec section 5: seats 1 and 14 days of trial; an edit has the user's, and 14 days again. An admin's own password is asked for
 * when the sign-in of an admin changes.
 */
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
/** An empty text is one; an empty number is none, and the schema says what it wants. */
const entered = (name: string, value: string | number | null | undefined) =>
  numbers.includes(name) ? value : String(value ?? '').trim();

const toAddInput = (values: UserValues): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, entered(name, value)]));

/**
 * Returns the values that differ from those the form began with. The 14 days that it is filled with stand for nothing: sent along
 * they would shorten a longer trial.
 */
const changesIn = (values: UserValues, initial: UserValues): UserValues =>
  Object.fromEntries(
    Object.keys(initial)
      .map((name) => [name, entered(name, values[name])] as const)
      .filter(([name, value]) => value !== entered(name, initial[name])),
  ) as UserValues;
