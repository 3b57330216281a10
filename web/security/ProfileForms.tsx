import { Box, Button, Stack } from '@mui/material';
import { type ReactNode, useMemo, useState } from 'react';
import { Form, minLength, PasswordInput, SaveButton, TextInput, email as validEmail } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { adminPasswordMinimum, passwordMinimum } from '../../server/identity/users/limits.ts';
import type { User } from '../../server/identity/users/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { faultsOf, useAction } from '../components/useAction.ts';
import { useRequired } from '../components/useRequired.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { meKey } from '../me.ts';
import { queryClient } from '../queryClient.ts';
import { keepPendingEmail, saveProfile } from '../saveProfile.ts';
import { useSession } from '../session.ts';
import { visitorApi } from '../visitor/visitorApi.ts';
import { PasswordAdvice } from './PasswordAdvice.tsx';

type FormProps<Values> = {
  title: string;
  values: Values;
  /** @returns the error of a failure */
  save: (values: Values) => Promise<unknown>;
  /** Whether to reset the form after these values are saved. */
  isReset?: (values: Values) => boolean;
  children: ReactNode;
};

function SettingsForm<Values extends object>({ title, values, save, isReset, children }: FormProps<Values>) {
  const [round, setRound] = useState(0);
  return (
    <Form
      key={round}
      defaultValues={values}
      sanitizeEmptyValues={false}
      noValidate
      onSubmit={async (entered: unknown) => {
        const error = await save(entered as Values);
        if (error) return faultsOf(error);
        if (isReset?.(entered as Values)) setRound(round + 1);
        return undefined;
      }}
      aria-label={title}
    >
      {children}
    </Form>
  );
}

type FieldsProps = { email: string | undefined; submit: string; children: ReactNode };

function Fields({ email, submit, children }: FieldsProps) {
  return (
    <>
      {/* For the browser's password manager. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, rowGap: 3 }}
      >
        {children}
      </Box>
      <SaveButton label={submit} icon={null} sx={{ mt: 5 }} />
    </>
  );
}

function NewPasswordInput({ least, isOptional = false }: { least: number; isOptional?: boolean }) {
  const t = useTranslate('settings.password');
  const field = useRequired();
  const password: unknown = useWatch({ name: 'password' });
  const { validate, ...input } = field('password', t(isOptional ? 'optional' : 'new'));
  const long = minLength(least, t('short', { smart_count: least }));
  return (
    <div>
      <PasswordInput
        {...input}
        validate={isOptional ? long : [...validate, long]}
        helperText={t('hint', { smart_count: least })}
        autoComplete="new-password"
        fullWidth
      />
      <PasswordAdvice password={typeof password === 'string' ? password : ''} least={least} />
    </div>
  );
}

type Change = Parameters<typeof saveProfile>[1];

function useSaving(user: User | undefined) {
  const t = useTranslate('settings');
  return useAction({
    run: async (change: Change) => user && saveProfile(user, change),
    done: t('saved'),
    failed: t('failed'),
  });
}

export function ProfileForm({ user }: { user: User }) {
  const t = useTranslate('settings');
  const field = useRequired();
  const values = useMemo(() => {
    const { firstName, lastName, companyName, email } = user;
    return { firstName, lastName, companyName, email, password: '' };
  }, [user]);

  const saving = useSaving(user);
  const save = ({ email, password, companyName, ...names }: typeof values) => {
    // Sending the current e-mail would cancel a pending change.
    const isOwn = email.trim() === user.email;
    return saving.submit({
      ...names,
      companyName: companyName ?? '',
      ...(!isOwn && { email: email.trim() }),
      ...(password && { password }),
    });
  };

  return (
    <SettingsForm
      title={t('profile.title')}
      values={values}
      save={save}
      // A new address takes effect later, with its code. Until then the form shows the old one.
      isReset={({ email, password }) =>
        password !== '' || email.trim().toLowerCase() !== user.email.toLowerCase()
      }
    >
      <Fields email={user.email} submit={t('profile.save')}>
        <TextInput {...field('firstName', t('profile.firstName'))} autoComplete="given-name" />
        <TextInput {...field('lastName', t('profile.lastName'))} autoComplete="family-name" />
        <TextInput
          source="companyName"
          label={t('profile.company')}
          autoComplete="organization"
          helperText={false}
        />
        <TextInput
          {...field('email', t('profile.email'))}
          type="email"
          validate={[...field('email', t('profile.email')).validate, validEmail(t('profile.emailWrong'))]}
          autoComplete="email"
        />
        <NewPasswordInput least={passwordMinimum} isOptional />
      </Fields>
    </SettingsForm>
  );
}

/** Only admins give the current password each time; customers give a proof when the server asks. */
export function PasswordPanel({ user }: { user: User | undefined }) {
  const t = useTranslate('settings');
  const field = useRequired();
  const isAdmin = useSession().userData?.role === 'admin';
  const saving = useSaving(user);
  const values = { password: '', ...(isAdmin && { currentPassword: '' }) };
  return (
    <Panel title={t('password.title')} description={t('password.text')}>
      <SettingsForm title={t('password.title')} values={values} save={saving.submit} isReset={() => true}>
        <Fields email={user?.email} submit={t('password.save')}>
          {isAdmin && (
            <PasswordInput
              {...field('currentPassword', t('password.current'))}
              autoComplete="current-password"
            />
          )}
          <NewPasswordInput least={isAdmin ? adminPasswordMinimum : passwordMinimum} />
        </Fields>
      </SettingsForm>
    </Panel>
  );
}

export function PendingEmail({ user, email }: { user: User; email: string }) {
  const t = useTranslate('settings');
  const field = useRequired();
  const failed = t('pendingEmail.failed');
  const confirming = useAction({
    async run({ otp }: { otp: string }) {
      await visitorApi.verifyOtp({ otp, email });
      await queryClient.invalidateQueries({ queryKey: meKey });
      keepPendingEmail(user._id, null);
    },
    done: t('saved'),
    failed,
  });
  const resending = useAction({
    run: () => visitorApi.sendOtp(email),
    done: t('pendingEmail.sent'),
    failed,
  });
  // Saving the current address cancels the change.
  const keeping = useSaving(user);
  const busy = resending.busy || keeping.busy;
  return (
    <Panel title={t('pendingEmail.title')} description={t('pendingEmail.text', { email })}>
      <SettingsForm title={t('pendingEmail.title')} values={{ otp: '' }} save={confirming.submit}>
        <TextInput
          {...field('otp', t('pendingEmail.code'))}
          autoFocus
          autoComplete="one-time-code"
          fullWidth={false}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
        />
        <Stack direction="row" sx={{ gap: 2, mt: 4, flexWrap: 'wrap' }}>
          <SaveButton label={t('pendingEmail.confirm')} icon={null} disabled={busy} alwaysEnable={!busy} />
          <Button disabled={busy} onClick={() => resending.act()}>
            {t('pendingEmail.again')}
          </Button>
          <Button disabled={busy} onClick={() => keeping.act({ email: user.email })}>
            {t('pendingEmail.keep')}
          </Button>
        </Stack>
      </SettingsForm>
    </Panel>
  );
}
