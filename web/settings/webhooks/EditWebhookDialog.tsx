import { Dialog, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import type { Webhook, WebhookInput } from '../../../server/messaging/webhooks/schemas.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify } from '../../notify.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import { refreshWebhooks } from './webhooksApi.ts';

/** Changes where a webhook's messages go, and what of. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const dataProvider = useDataProvider();

  async function save(data: WebhookInput): Promise<void> {
    await dataProvider.update('webhooks', { id: webhook.id, data, previousData: webhook });
    notify.success(t('settings.webhooks.form.saved'));
    await refreshWebhooks();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('settings.webhooks.form.editTitle')}</DialogTitle>
      <WebhookFields
        values={{ url: webhook.url, events: webhook.events }}
        titleId={id}
        action={t('settings.webhooks.form.save')}
        save={save}
        onClose={onClose}
      />
    </Dialog>
  );
}
