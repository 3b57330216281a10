import { Box } from '@mui/material';
import { useState } from 'react';
import { Form, minLength, PasswordInput, SaveButton } from 'react-admin';
import type { UpdateProfileInput } from '../../server/identity/auth/schemas.ts';
import { adminPasswordMinimum, passwordMinimum } from '../../server/identity/users/limits.ts';
import type { User } from '../../server/identity/users/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { saveProfile, told } from './saveProfile.ts';
import { useRequired } from './useRequired.ts';

type Passwords = Pick<UpdateProfileInput, 'currentPassword' | 'password'>;

/** Only admins give the current password each time; customers give a proof when the server asks. */
export function PasswordPanel({ user }: { user: User | undefined }) {
  const t = useTranslate();
  const required = useRequired();
  const [round, setRound] = useState(0);
  const isAdmin = user?.role === 'admin';
  const least = isAdmin ? adminPasswordMinimum : passwordMinimum;

  async function save({ currentPassword, password }: Passwords) {
    if (!user) return undefined;
    const change = isAdmin ? { currentPassword, password } : { password };
    const faults = await told(() => saveProfile(user, change), t('settings.failed'));
    if (faults) return faults;
    setRound(round + 1);
    return undefined;
  }

  return (
    <Panel title={t('settings.password.title')} description={t('settings.password.text')}>
      <Form
        key={round}
        defaultValues={{ currentPassword: '', password: '' }}
        sanitizeEmptyValues={false}
        noValidate
        onSubmit={(entered: unknown) => save(entered as Passwords)}
        aria-label={t('settings.password.title')}
      >
        {/* For the browser's password manager. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, rowGap: 3 }}
        >
          {isAdmin && (
            <PasswordInput
              source="currentPassword"
              label={t('settings.password.current')}
              validate={required(t('settings.password.current'))}
              autoComplete="current-password"
              helperText={false}
            />
          )}
          <NewPasswordInput
            source="password"
            label={t('settings.password.new')}
            validate={[
              ...required(t('settings.password.new')),
              minLength(least, t('settings.password.short', { smart_count: least })),
            ]}
            helperText={t('settings.password.hint', { smart_count: least })}
            least={least}
          />
        </Box>
        <SaveButton label={t('settings.password.save')} icon={null} sx={{ mt: 5 }} />
      </Form>
    </Panel>
  );
}
