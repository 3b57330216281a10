import { Button } from '@mui/material';
import { useState } from 'react';
import type { WebhookMessage } from '../../../server/messaging/webhooks/schemas.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { said } from '../../i18n/said.ts';
import type { TextName } from '../../i18n/textNames.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { Changes } from '../../viewAs/Changes.tsx';
import { refreshWebhooks } from './webhooksApi.ts';

type Props = {
  label: string;
  about: string;
  disabled?: boolean;
  send: () => Promise<WebhookMessage>;
  texts: { done: TextName; fault: TextName; failed: TextName };
};

export function SendButton({ label, about, disabled = false, send, texts }: Props) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);

  async function press(): Promise<void> {
    setBusy(true);
    try {
      const { fault, faultText, status } = await withOverlay(send);
      if (fault === null) notify.success(t(texts.done, { status: String(status) }));
      else notify.error(t(texts.fault, { fault: said({ message: fault, text: faultText }) }));
    } catch (error) {
      notifyFailure(error, t(texts.failed));
    }
    await refreshWebhooks();
    setBusy(false);
  }

  return (
    <Changes>
      <Button
        size="small"
        variant="outlined"
        loading={busy}
        disabled={disabled}
        onClick={() => void press()}
        aria-label={t('settings.webhooks.actions.of', { action: label, url: about })}
        sx={{ flex: 'none' }}
      >
        {label}
      </Button>
    </Changes>
  );
}
