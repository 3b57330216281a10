import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Webhook } from '../../../server/messaging/webhooks/schemas.ts';
import { ItemsPanel } from '../ItemsPanel.tsx';
import { NewWebhookDialog } from './WebhookDialogs.tsx';
import { WebhookRow } from './WebhookRow.tsx';

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
