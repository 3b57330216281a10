import { TextInput } from 'react-admin';
import { ApiError } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { deviceOf } from '../sessions/device.ts';
import { factorsApi } from './factorsApi.ts';

type Props = { onAdded: (recoveryCodes: string[] | undefined) => void; onClose: () => void };

export function PasskeyDialog({ onAdded, onClose }: Props) {
  const t = useTranslate();
  const { browser, system } = deviceOf(navigator.userAgent);

  async function add({ name }: { name: string }) {
    try {
      const options = await factorsApi.passkeyOptions();
      const { createPasskey } = await import('../../security/passkey.ts');
      const response = await createPasskey(options);
      onAdded((await factorsApi.addPasskey(name.trim(), response)).recoveryCodes);
      return undefined;
    } catch (error) {
      // The browser's reason, such as a canceled prompt, is no sentence for people.
      return { name: error instanceof ApiError ? error.message : t('settings.security.notMade') };
    }
  }

  return (
    <FormDialog
      title={t('settings.security.addPasskey')}
      text={t('settings.security.passkeyLead')}
      submit={t('settings.security.continue')}
      initial={{ name: browser && system ? t('settings.sessions.device', { browser, system }) : '' }}
      onSubmit={add}
      isUncovered
      failed={t('settings.security.failed')}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label={t('settings.security.name')}
        validate={(name?: string) =>
          name?.trim() ? undefined : t('settings.required', { what: t('settings.security.name') })
        }
        helperText={t('settings.security.nameHint')}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 60 }, formHelperText: { role: 'status' } }}
      />
    </FormDialog>
  );
}
