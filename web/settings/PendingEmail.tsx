import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Form, SaveButton, TextInput } from 'react-admin';
import type { User } from '../../server/identity/users/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { meKey } from '../me.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { visitorApi } from '../public/visitorApi.ts';
import { queryClient } from '../queryClient.ts';
import { keepPendingEmail } from './pendingEmail.ts';
import { saveProfile, told } from './saveProfile.ts';
import { useRequired } from './useRequired.ts';

export function PendingEmail({ user, email }: { user: User; email: string }) {
  const t = useTranslate();
  const required = useRequired();
  const [busy, setBusy] = useState(false);

  const confirm = (otp: string) =>
    told(async () => {
      await visitorApi.verifyOtp({ otp, email });
      await queryClient.invalidateQueries({ queryKey: meKey });
      keepPendingEmail(user._id, null);
    }, t('settings.pendingEmail.failed'));

  async function press(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    await work().finally(() => setBusy(false));
  }
  const sendAgain = () =>
    visitorApi.sendOtp(email).then(
      () => notify.success(t('settings.pendingEmail.sent')),
      (error) => notifyFailure(error, t('settings.pendingEmail.failed')),
    );
  // Saving the current address cancels the change.
  const keepOld = () => told(() => saveProfile(user, { email: user.email }), t('settings.failed'));

  return (
    <Panel title={t('settings.pendingEmail.title')} description={t('settings.pendingEmail.text', { email })}>
      <Form
        defaultValues={{ otp: '' }}
        sanitizeEmptyValues={false}
        noValidate
        onSubmit={(entered: unknown) => confirm((entered as { otp: string }).otp)}
        aria-label={t('settings.pendingEmail.title')}
      >
        <TextInput
          source="otp"
          label={t('settings.pendingEmail.code')}
          validate={required(t('settings.pendingEmail.code'))}
          autoFocus
          autoComplete="one-time-code"
          helperText={false}
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
          <Button disabled={busy} onClick={() => void press(sendAgain)}>
            {t('settings.pendingEmail.again')}
          </Button>
          <Button disabled={busy} onClick={() => void press(keepOld)}>
            {t('settings.pendingEmail.keep')}
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}
