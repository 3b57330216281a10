import { type ReactNode, useMemo, useState } from 'react';
import { Form } from 'react-admin';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { settingsResolver } from './faultTexts.ts';

/** Starts with `saved` but doesn't follow it, which `useActions` does. */
export function SettingsForm({ saved, children }: { saved: SettingsValues; children: ReactNode }) {
  const t = useTranslate();
  const [initial] = useState(saved);
  const resolver = useMemo(() => settingsResolver(t), [t]);
  return (
    <Form<SettingsValues>
      resource="settings"
      defaultValues={initial}
      resolver={resolver}
      mode="onChange"
      // Saving is up to the button and Ctrl+S.
      onSubmit={() => {}}
      disableInvalidFormNotification
      noValidate
    >
      {children}
    </Form>
  );
}
