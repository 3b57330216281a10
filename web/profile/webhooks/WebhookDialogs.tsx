import { useState } from 'react';
import { CheckboxGroupInput, TextInput, useUpdate } from 'react-admin';
import { type Webhook, type WebhookInput, webhookTypes } from '../../../server/messaging/webhooks/schemas.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify } from '../../notify.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { refreshWebhooks, webhooksApi } from './webhooksApi.ts';
import { typeTexts } from './webhooksModel.ts';

export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate('settings.webhooks.form');
  const [secret, setSecret] = useState<string | null>(null);
  if (secret) return <SecretDialog texts="webhooks" secret={secret} onClose={onClose} />;
  return (
    <WebhookForm
      title={t('newTitle')}
      submit={t('create')}
      initial={{ url: '', events: [...webhookTypes] }}
      save={async (input) => {
        setSecret((await webhooksApi.create(input)).secret);
        void refreshWebhooks();
      }}
      onClose={onClose}
    />
  );
}

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslate('settings.webhooks.form');
  const [update] = useUpdate<Webhook>();
  return (
    <WebhookForm
      title={t('editTitle')}
      submit={t('save')}
      initial={{ url: webhook.url, events: webhook.events }}
      save={async (data) => {
        await update('webhooks', { id: webhook.id, data, previousData: webhook }, { returnPromise: true });
        notify.success(t('saved'));
        await refreshWebhooks();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type FormProps = {
  title: string;
  submit: string;
  initial: WebhookInput;
  save: (input: WebhookInput) => Promise<void>;
  onClose: () => void;
};

function WebhookForm({ save, ...dialog }: FormProps) {
  const t = useTranslate('settings.webhooks');
  return (
    <FormDialog
      {...dialog}
      // An emptied field is null to react-admin.
      onSubmit={({ url, events }) => save({ url: url ?? '', events: events ?? [] })}
      failed={t('form.failed')}
    >
      <TextInput
        source="url"
        type="url"
        label={t('form.url')}
        helperText={t('form.urlHint')}
        autoFocus
        autoComplete="off"
      />
      <CheckboxGroupInput
        source="events"
        label={t('form.events')}
        row={false}
        choices={webhookTypes.map((type) => ({ id: type, name: t(typeTexts[type]) }))}
        translateChoice={false}
        helperText={false}
        sx={{ '& .MuiFormControlLabel-root': { ml: '-8px' } }}
      />
    </FormDialog>
  );
}
