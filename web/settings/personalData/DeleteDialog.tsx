import { Box, Typography } from '@mui/material';
import { PasswordInput, TextInput } from 'react-admin';
import type { User } from '../../../server/identity/users/schemas.ts';
import { api } from '../../api.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify } from '../../notify.tsx';
import { logout } from '../../session.ts';
import { useRequired } from '../useRequired.ts';

const consequences = ['automation', 'subscription', 'data'] as const;

export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslate();
  const required = useRequired();
  const isTyped = (typed: string | null) => (typed ?? '').trim().toLowerCase() === user.email.toLowerCase();
  return (
    <FormDialog<{ password: string | null; typed: string | null }>
      title={t('settings.deletion.title')}
      submit={t('settings.deletion.confirm')}
      color="error"
      initial={{ password: '', typed: '' }}
      isHeld={({ password, typed }) => !password || !isTyped(typed)}
      onSubmit={async ({ password }) => {
        await api.deleteMe(password ?? '');
        logout();
        notify.success(t('settings.deletion.done'));
      }}
      failed={t('settings.deletion.failed')}
      onClose={onClose}
    >
      <div>
        <Typography>{t('settings.deletion.lead')}</Typography>
        <Box component="ul" sx={{ my: 2, pl: 5, display: 'grid', gap: 1 }}>
          {consequences.map((name) => (
            <li key={name}>{t(`settings.deletion.${name}`)}</li>
          ))}
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('settings.deletion.stays')} {t('settings.deletion.exportFirst')}
        </Typography>
      </div>
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordInput
        source="password"
        label={t('settings.deletion.password')}
        validate={required(t('settings.deletion.password'))}
        autoComplete="current-password"
        helperText={false}
        autoFocus
      />
      <TextInput
        source="typed"
        label={t('settings.deletion.typed', { email: user.email })}
        validate={(typed) => (isTyped(typed) ? undefined : t('settings.deletion.typedWrong'))}
        autoComplete="off"
        helperText={false}
      />
    </FormDialog>
  );
}
