import { Dialog, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { type WebhookInput, webhookTypes } from '../../../server/messaging/webhooks/schemas.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import { refreshWebhooks, webhooksApi } from './webhooksApi.ts';

const blank: WebhookInput = { url: '', events: [...webhookTypes] };

/** Adds a webhook, then shows its secret: the one time that anybody sees it. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const [secret, setSecret] = useState<string | null>(null);

  async function create(input: WebhookInput): Promise<void> {
    setSecret((await webhooksApi.create(input)).secret);
    void refreshWebhooks();
  }

  if (secret) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('settings.webhooks.form.newTitle')}</DialogTitle>
      <WebhookFields
        values={blank}
        titleId={id}
        action={t('settings.webhooks.form.create')}
        save={create}
        onClose={onClose}
      />
    </Dialog>
  );
}
