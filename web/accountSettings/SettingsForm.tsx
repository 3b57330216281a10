import { type ReactNode, useState } from 'react';
import { Form } from 'react-admin';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { settingsResolver } from './settingsResolver.ts';

/** Starts with `saved` but doesn't follow it, which `useActions` does. */
export function SettingsForm({ saved, children }: { saved: SettingsValues; children: ReactNode }) {
  const [initial] = useState(saved);
  return (
    <Form<SettingsValues>
      resource="settings"
      defaultValues={initial}
      resolver={settingsResolver}
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
