import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { Button, Stack } from '@mui/material';
import { type RefObject, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Webhook } from '../../../server/messaging/webhooks/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { momentText } from '../../i18n/momentText.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ItemRow } from '../ItemRow.tsx';
import { ItemsPanel } from '../ItemsPanel.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { SendButton } from './SendButton.tsx';
import { useMessages } from './useMessages.ts';
import { NewWebhookDialog } from './WebhookDialogs.tsx';
import { WebhookMenu } from './WebhookMenu.tsx';
import { webhooksApi } from './webhooksApi.ts';
import { stateOf, typeTextOf, typeTexts } from './webhooksModel.ts';

export function WebhooksPanel() {
  const list = useGetList<Webhook>('webhooks');
  const rows = useRef<HTMLUListElement>(null);
  const [making, setMaking] = useState(false);
  return (
    <ItemsPanel
      texts="webhooks"
      docs="/help/webhooks"
      icon={<WebhookOutlined />}
      list={list}
      ref={rows}
      row={(webhook) => <WebhookRow key={webhook.id} webhook={webhook} list={rows} />}
      onCreate={() => setMaking(true)}
    >
      {making && <NewWebhookDialog onClose={() => setMaking(false)} />}
    </ItemsPanel>
  );
}

function WebhookRow({ webhook, list }: { webhook: Webhook; list: RefObject<HTMLElement | null> }) {
  const t = useTranslate();
  const { id, url, events } = webhook;
  const { tone, label, reason, since } = stateOf(webhook);
  const messages = useMessages(id);
  const [reading, setReading] = useState(false);
  const [last] = messages.data ?? [];
  const lastText = last
    ? t('settings.webhooks.last', {
        what: `${t(typeTextOf(last.type))}, ${t(`settings.webhooks.states.${last.state}`)}`,
        when: momentText(last.triedAt ?? last.createdAt),
      })
    : t('settings.webhooks.lastNone');
  return (
    <ItemRow
      icon={<WebhookOutlined />}
      title={url}
      chip={<StatusChip tone={tone} label={t(label)} />}
      facts={[
        ...(reason && since ? [t(reason, { when: momentText(since) })] : []),
        events.map((type) => t(typeTexts[type])).join(', '),
        ...(messages.data ? [lastText] : []),
      ]}
      action={<WebhookMenu webhook={webhook} list={list} />}
    >
      <Stack direction="row" sx={{ gap: 2, mt: 2, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => setReading(true)}
          aria-label={t('settings.webhooks.actions.of', { action: t('settings.webhooks.actions.log'), url })}
        >
          {t('settings.webhooks.actions.log')}
        </Button>
        <SendButton
          label={t('settings.webhooks.actions.test')}
          about={url}
          send={() => webhooksApi.test(id)}
          texts={{
            done: 'settings.webhooks.tested',
            fault: 'settings.webhooks.testFailed',
            failed: 'settings.webhooks.failed',
          }}
        />
      </Stack>
      {reading && <DeliveriesDialog webhook={webhook} onClose={() => setReading(false)} />}
    </ItemRow>
  );
}
