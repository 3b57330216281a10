import { useState } from 'react';
import { CheckboxGroupInput, TextInput } from 'react-admin';
import { type Webhook, type WebhookInput, webhookTypes } from '../../../server/messaging/webhooks/schemas.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { refreshWebhooks, webhooksApi } from './webhooksApi.ts';
import { typeTexts } from './webhooksModel.ts';

export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate('settings.webhooks.form');
  const [secret, setSecret] = useState<string | null>(null);
  if (secret) return <SecretDialog texts="webhooks" secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title={t('newTitle')}
      submit={t('create')}
      initial={{ url: '', events: [...webhookTypes] }}
      toInput={toInput}
      onSubmit={async (input) => {
        setSecret((await webhooksApi.create(input)).secret);
        void refreshWebhooks();
      }}
      failed={t('failed')}
      onClose={onClose}
    >
      <Inputs />
    </FormDialog>
  );
}

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslate('settings.webhooks.form');
  return (
    <FormDialog
      resource="webhooks"
      record={webhook}
      title={t('editTitle')}
      submit={t('save')}
      initial={{ url: webhook.url, events: webhook.events }}
      toInput={toInput}
      done={() => {
        void refreshWebhooks();
        return t('saved');
      }}
      failed={t('failed')}
      onClose={onClose}
    >
      <Inputs />
    </FormDialog>
  );
}

/** An emptied field is null to react-admin. */
const toInput = ({ url, events }: WebhookInput): WebhookInput => ({ url: url ?? '', events: events ?? [] });

function Inputs() {
  const t = useTranslate('settings.webhooks');
  return (
    <>
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
    </>
  );
}
