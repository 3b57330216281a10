import { Box } from '@mui/material';
import { useState } from 'react';
import { Form, minLength, PasswordInput, SaveButton } from 'react-admin';
import { adminPasswordMinimum, passwordMinimum } from '../../server/users/limits.ts';
import type { User } from '../../server/users/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { saveProfile, told } from './saveProfile.ts';
import { useRequired } from './useRequired.ts';

type Passwords = { currentPassword: string; password: string };
const empty: Passwords = { currentPassword: '', password: '' };

export function PasswordPanel({ user }: { user: User | undefined }) {
  const t = useTranslate();
  const required = useRequired();
  const [round, setRound] = useState(0);
  const least = user?.role === 'admin' ? adminPasswordMinimum : passwordMinimum;

  async function save(passwords: Passwords) {
    if (!user) return undefined;
    const faults = await told(() => saveProfile(user, passwords), t('settings.failed'));
    if (faults) return faults;
    // Every other sign-in has ended, and so has every token.
    for (const name of ['sessions', 'tokens']) void queryClient.invalidateQueries({ queryKey: [name] });
    setRound(round + 1);
    return undefined;
  }

  return (
    <Panel title={t('settings.password.title')} description={t('settings.password.text')}>
      <Form
        key={round}
        defaultValues={empty}
        sanitizeEmptyValues={false}
        noValidate
        onSubmit={(entered: unknown) => save(entered as Passwords)}
        aria-label={t('settings.password.title')}
      >
        {/* For the browser's password manager, which wants to know whose password it keeps. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, rowGap: 3 }}
        >
          <PasswordInput
            source="currentPassword"
            label={t('settings.password.current')}
            validate={required(t('settings.password.current'))}
            autoComplete="current-password"
            helperText={false}
          />
          <PasswordInput
            source="password"
            label={t('settings.password.new')}
            validate={[
              ...required(t('settings.password.new')),
              minLength(least, t('settings.password.short', { smart_count: least })),
            ]}
            autoComplete="new-password"
            helperText={t('settings.password.hint', { smart_count: least })}
          />
        </Box>
        <SaveButton label={t('settings.password.save')} icon={null} sx={{ mt: 5 }} />
      </Form>
    </Panel>
  );
}
