import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import { useCreate, useListContext, useUpdate } from 'react-admin';
import { AddUserInput, EditUserInput } from '../../../server/admin/schemas.ts';
import { adminPasswordMinimum, passwordMinimum } from '../../../server/users/limits.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import { useForm } from '../../components/useForm.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { EditEffect } from './EditEffect.tsx';
import { changesIn, initialValues, toAddInput } from './userForm.ts';
import { fullName, type UserRecord } from './userModel.ts';

type Props = { user: UserRecord | null; onClose: () => void };

/** Makes a user, or edits one: then only what was changed is sent, and what that does to their standing is said beforehand. */
export function UserDialog({ user, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  const { refetch } = useListContext();
  const [create] = useCreate<UserRecord>();
  const [update] = useUpdate<UserRecord>();
  const initial = initialValues(user);

  async function submit(data: object): Promise<void> {
    if (user === null) {
      const made = await create('users', { data }, { returnPromise: true });
      void refetch();
      notify.success(t('admin.users.create.done', { name: fullName(made as UserRecord) }));
    } else if (Object.keys(data).length > 0) {
      await update('users', { id: user.id, data, previousData: user }, { returnPromise: true });
      notify.success(t('admin.users.edit.done', { name: fullName(user) }));
    }
    onClose();
  }

  const { values, field, busy, formProps } = useForm({
    schema: user === null ? AddUserInput : EditUserInput,
    initial,
    toInput: (entered) => (user === null ? toAddInput(entered) : changesIn(entered, initial)),
    submit,
    failed: (error) =>
      notifyFailure(error, t(user === null ? 'admin.users.create.failed' : 'admin.users.edit.failed')),
  });
  const number = {
    htmlInput: { inputMode: 'numeric', min: user === null ? 1 : 0, className: 'tabular' },
  } as const;

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>
        {t(user === null ? 'admin.users.create.title' : 'admin.users.edit.title')}
      </DialogTitle>
      <form {...formProps}>
        <DialogContent>
          {user === null && (
            <DialogContentText sx={{ mb: 4 }}>{t('admin.users.create.text')}</DialogContentText>
          )}
          <Stack sx={{ gap: 4 }}>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
              <TextField
                {...field('firstName')}
                label={t('admin.users.form.firstName')}
                autoFocus
                fullWidth
              />
              <TextField {...field('lastName')} label={t('admin.users.form.lastName')} fullWidth />
            </Stack>
            <TextField {...field('companyName')} label={t('admin.users.form.company')} fullWidth />
            <TextField {...field('email')} label={t('admin.users.form.email')} type="email" fullWidth />
            <PasswordField
              {...field('password')}
              label={t('admin.users.form.password')}
              autoComplete="new-password"
              hint={t(user === null ? 'admin.users.form.passwordHint' : 'admin.users.form.passwordOptional', {
                least: user?.role === 'admin' ? adminPasswordMinimum : passwordMinimum,
              })}
            />
            {user?.role === 'admin' && (values.password || values.email !== initial.email) && (
              <PasswordField
                {...field('currentPassword')}
                label={t('admin.users.form.currentPassword')}
                autoComplete="current-password"
                hint={t('admin.users.form.currentPasswordHint')}
              />
            )}
            <Stack direction="row" sx={{ gap: 4, alignItems: 'start' }}>
              <TextField
                {...field('seats')}
                label={t('admin.users.form.seats')}
                type="number"
                fullWidth
                slotProps={number}
              />
              <TextField
                {...field('trialDays')}
                label={t('admin.users.form.trialDays')}
                type="number"
                fullWidth
                slotProps={number}
              />
            </Stack>
            {user && <EditEffect user={user} input={standingChanges(changesIn(values, initial))} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('admin.users.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t(user === null ? 'admin.users.create.submit' : 'admin.users.edit.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What of an edit says something about their standing, where the form holds something that can be sent. */
function standingChanges({
  seats,
  trialDays,
}: {
  seats?: unknown;
  trialDays?: unknown;
}): EditUserInput | null {
  const parsed = EditUserInput.safeParse({
    ...(seats === undefined ? {} : { seats }),
    ...(trialDays === undefined ? {} : { trialDays }),
  });
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}
