import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { Form, FormDataConsumer, PasswordInput, SaveButton, TextInput } from 'react-admin';
import type { User } from '../../../server/identity/users/schemas.ts';
import { api } from '../../api.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { logout } from '../../session.ts';
import { faultsOf } from '../saveProfile.ts';
import { useRequired } from '../useRequired.ts';

type Values = { password: string; typed: string };
const consequences = ['automation', 'subscription', 'data'] as const;

/** Says what deleting the account comes to, and does it for whoever has the password and means it. */
export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslate();
  const required = useRequired();
  const id = useId();
  const isTyped = (typed: string | null | undefined) =>
    (typed ?? '').trim().toLowerCase() === user.email.toLowerCase();

  async function remove({ password }: Values) {
    try {
      await withOverlay(() => api.deleteMe(password));
      logout();
      notify.success(t('settings.deletion.done'));
      return undefined;
    } catch (error) {
      notifyFailure(error, t('settings.deletion.failed'));
      return faultsOf(error);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{t('settings.deletion.title')}</DialogTitle>
      <Form
        defaultValues={{ password: '', typed: '' }}
        sanitizeEmptyValues={false}
        noValidate
        onSubmit={(values: unknown) => remove(values as Values)}
        aria-labelledby={`${id}-title`}
      >
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <Box id={`${id}-text`}>
            <Typography>{t('settings.deletion.lead')}</Typography>
            <Box component="ul" sx={{ my: 2, pl: 5, display: 'grid', gap: 1 }}>
              {consequences.map((name) => (
                <li key={name}>{t(`settings.deletion.${name}`)}</li>
              ))}
            </Box>
            <Typography sx={{ color: 'text.secondary' }}>
              {t('settings.deletion.stays')} {t('settings.deletion.exportFirst')}
            </Typography>
          </Box>
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('settings.cancel')}</Button>
          <FormDataConsumer<Values>>
            {({ formData: { password, typed } }) => (
              <SaveButton
                label={t('settings.deletion.confirm')}
                icon={null}
                color="error"
                disabled={!password || !isTyped(typed)}
              />
            )}
          </FormDataConsumer>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
