import { Box, Button, Stack } from '@mui/material';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  Form,
  maxLength,
  minLength,
  PasswordInput,
  required,
  SaveButton,
  TextInput,
  email as validEmail,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { adminPasswordMinimum, passwordMinimum } from '../../server/identity/users/limits.ts';
import type { User } from '../../server/identity/users/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { type Errors, report } from '../components/report.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { meKey } from '../me.ts';
import { visitorApi } from '../public/visitorApi.ts';
import { queryClient } from '../queryClient.ts';
import { PasswordAdvice } from '../security/PasswordAdvice.tsx';
import { keepPendingEmail, saveProfile } from './saveProfile.ts';

/** The props of a required input. */
export function useRequired() {
  const t = useTranslate();
  return useCallback(
    (source: string, label: string) => ({
      source,
      label,
      validate: [required(t('settings.required', { what: label })), maxLength(254)],
      helperText: false as const,
    }),
    [t],
  );
}

type FormProps<Values> = {
  title: string;
  values: Values;
  save: (values: Values) => Promise<Errors | undefined>;
  /** Whether the form starts anew after these values are saved. */
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
        const errors = await save(entered as Values);
        if (!errors && isReset?.(entered as Values)) setRound(round + 1);
        return errors;
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
  const t = useTranslate();
  const field = useRequired();
  const password: unknown = useWatch({ name: 'password' });
  const { validate, ...input } = field(
    'password',
    t(isOptional ? 'settings.password.optional' : 'settings.password.new'),
  );
  const long = minLength(least, t('settings.password.short', { smart_count: least }));
  return (
    <div>
      <PasswordInput
        {...input}
        validate={isOptional ? long : [...validate, long]}
        helperText={t('settings.password.hint', { smart_count: least })}
        autoComplete="new-password"
        fullWidth
      />
      <PasswordAdvice password={typeof password === 'string' ? password : ''} least={least} />
    </div>
  );
}

export function ProfileForm({ user }: { user: User }) {
  const t = useTranslate();
  const field = useRequired();
  const values = useMemo(() => {
    const { firstName, lastName, companyName, email } = user;
    return { firstName, lastName, companyName, email, password: '' };
  }, [user]);

  const save = ({ email, password, companyName, ...names }: typeof values) => {
    // An unchanged e-mail is left out, so that a pending change stays.
    const isOwn = email.trim() === user.email;
    const change = {
      ...names,
      companyName: companyName ?? '',
      ...(!isOwn && { email: email.trim() }),
      ...(password && { password }),
    };
    return report(() => saveProfile(user, change), t('settings.failed'), t('settings.saved'));
  };

  return (
    <SettingsForm
      title={t('settings.profile.title')}
      values={values}
      save={save}
      // A new address takes effect with its code, so the form shows the old one until then.
      isReset={({ email, password }) =>
        password !== '' || email.trim().toLowerCase() !== user.email.toLowerCase()
      }
    >
      <Fields email={user.email} submit={t('settings.profile.save')}>
        <TextInput {...field('firstName', t('settings.profile.firstName'))} autoComplete="given-name" />
        <TextInput {...field('lastName', t('settings.profile.lastName'))} autoComplete="family-name" />
        <TextInput
          source="companyName"
          label={t('settings.profile.company')}
          autoComplete="organization"
          helperText={false}
        />
        <TextInput
          {...field('email', t('settings.profile.email'))}
          type="email"
          validate={[
            ...field('email', t('settings.profile.email')).validate,
            validEmail(t('settings.profile.emailWrong')),
          ]}
          autoComplete="email"
        />
        <NewPasswordInput least={passwordMinimum} isOptional />
      </Fields>
    </SettingsForm>
  );
}

/** Only admins give the current password each time; customers give a proof when the server asks. */
export function PasswordPanel({ user }: { user: User | undefined }) {
  const t = useTranslate();
  const field = useRequired();
  const isAdmin = user?.role === 'admin';
  const values = { password: '', ...(isAdmin && { currentPassword: '' }) };
  return (
    <Panel title={t('settings.password.title')} description={t('settings.password.text')}>
      <SettingsForm
        title={t('settings.password.title')}
        values={values}
        save={async (change) =>
          user && report(() => saveProfile(user, change), t('settings.failed'), t('settings.saved'))
        }
        isReset={() => true}
      >
        <Fields email={user?.email} submit={t('settings.password.save')}>
          {isAdmin && (
            <PasswordInput
              {...field('currentPassword', t('settings.password.current'))}
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
  const t = useTranslate();
  const field = useRequired();
  const [busy, setBusy] = useState(false);
  const failed = t('settings.pendingEmail.failed');
  const confirm = async (otp: string) => {
    await visitorApi.verifyOtp({ otp, email });
    await queryClient.invalidateQueries({ queryKey: meKey });
    keepPendingEmail(user._id, null);
  };
  const press = (...of: Parameters<typeof report>) => {
    setBusy(true);
    void report(...of).finally(() => setBusy(false));
  };
  return (
    <Panel title={t('settings.pendingEmail.title')} description={t('settings.pendingEmail.text', { email })}>
      <SettingsForm
        title={t('settings.pendingEmail.title')}
        values={{ otp: '' }}
        save={({ otp }) => report(() => confirm(otp), failed, t('settings.saved'))}
      >
        <TextInput
          {...field('otp', t('settings.pendingEmail.code'))}
          autoFocus
          autoComplete="one-time-code"
          fullWidth={false}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
        />
        <Stack direction="row" sx={{ gap: 2, mt: 4, flexWrap: 'wrap' }}>
          <SaveButton
            label={t('settings.pendingEmail.confirm')}
            icon={null}
            disabled={busy}
            alwaysEnable={!busy}
          />
          <Button
            disabled={busy}
            onClick={() => press(() => visitorApi.sendOtp(email), failed, t('settings.pendingEmail.sent'))}
          >
            {t('settings.pendingEmail.again')}
          </Button>
          {/* Saving the current address cancels the change. */}
          <Button
            disabled={busy}
            onClick={() =>
              press(() => saveProfile(user, { email: user.email }), t('settings.failed'), t('settings.saved'))
            }
          >
            {t('settings.pendingEmail.keep')}
          </Button>
        </Stack>
      </SettingsForm>
    </Panel>
  );
}
