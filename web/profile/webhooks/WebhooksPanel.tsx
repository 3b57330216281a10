import MoreVert from '@mui/icons-material/MoreVert';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { IconButton, MenuItem, Stack } from '@mui/material';
import { type RefObject, useRef, useState } from 'react';
import { useDelete, useGetList, useUpdate } from 'react-admin';
import type { Webhook } from '../../../server/messaging/webhooks/schemas.ts';
import { ItemRow, RowButton } from '../../components/ItemList.tsx';
import { CreateItemsPanel } from '../../components/ItemsPanel.tsx';
import { MenuButton } from '../../components/MenuButton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useAction } from '../../components/useAction.ts';
import { momentText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { DeliveriesDialog, SendButton } from './DeliveriesDialog.tsx';
import { EditWebhookDialog, NewWebhookDialog } from './WebhookDialogs.tsx';
import { refreshWebhooks, useMessages, webhooksApi } from './webhooksApi.ts';
import { stateOf, typeTextOf, typeTexts } from './webhooksModel.ts';

export function WebhooksPanel() {
  const list = useGetList<Webhook>('webhooks', { sort: { field: 'createdAt', order: 'ASC' } });
  const rows = useRef<HTMLUListElement>(null);
  const [making, setMaking] = useState(false);
  return (
    <CreateItemsPanel
      texts="webhooks"
      docs="/help/webhooks"
      icon={<WebhookOutlined />}
      list={list}
      ref={rows}
      row={(webhook) => <WebhookRow key={webhook.id} webhook={webhook} list={rows} />}
      onCreate={() => setMaking(true)}
    >
      {making && <NewWebhookDialog onClose={() => setMaking(false)} />}
    </CreateItemsPanel>
  );
}

function WebhookRow({ webhook, list }: { webhook: Webhook; list: RefObject<HTMLElement | null> }) {
  const t = useTranslate('settings.webhooks');
  const { id, url, events } = webhook;
  const { tone, label, reason, since } = stateOf(webhook);
  const messages = useMessages(id);
  const [reading, setReading] = useState(false);
  const [last] = messages.data ?? [];
  const lastText = last
    ? t('last', {
        what: `${t(typeTextOf(last.type))}, ${t(`states.${last.state}`)}`,
        when: momentText(last.triedAt ?? last.createdAt),
      })
    : t('lastNone');
  return (
    <ItemRow
      icon={<WebhookOutlined />}
      title={url}
      chip={<StatusChip tone={tone} label={t(label)} />}
      facts={[
        reason && since && t(reason, { when: momentText(since) }),
        events.map((type) => t(typeTexts[type])).join(', '),
        messages.data && lastText,
      ]}
      action={<WebhookMenu webhook={webhook} list={list} />}
    >
      <Stack direction="row" sx={{ gap: 2, mt: 2, flexWrap: 'wrap' }}>
        <RowButton
          onClick={() => setReading(true)}
          aria-label={t('actions.of', { action: t('actions.log'), url })}
        >
          {t('actions.log')}
        </RowButton>
        <SendButton
          label={t('actions.test')}
          about={url}
          send={() => webhooksApi.test(id)}
          texts={{
            done: 'tested',
            fault: 'testFailed',
            failed: 'failed',
          }}
        />
      </Stack>
      {reading && <DeliveriesDialog webhook={webhook} onClose={() => setReading(false)} />}
    </ItemRow>
  );
}

function WebhookMenu({ webhook, list }: { webhook: Webhook; list: RefObject<HTMLElement | null> }) {
  const t = useTranslate('settings.webhooks');
  const [update] = useUpdate<Webhook>();
  const [remove] = useDelete<Webhook>();
  const [isEditing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { id, url, enabled } = webhook;

  const own = { failed: t('failed'), settled: refreshWebhooks };
  const toggling = useAction({
    ...own,
    run: () =>
      update('webhooks', { id, data: { enabled: !enabled }, previousData: webhook }, { returnPromise: true }),
    done: t(enabled ? 'switchedOff' : 'switchedOn'),
  });
  const rotating = useAction({
    ...own,
    run: async () => setSecret((await webhooksApi.rotate(id)).secret),
    confirm: { title: t('rotateTitle'), text: t('rotateAsk', { url }), confirm: t('actions.rotate') },
  });
  const removing = useAction({
    ...own,
    run: () => remove('webhooks', { id, previousData: webhook }, { returnPromise: true }),
    confirm: {
      title: t('removeTitle'),
      text: t('removeAsk', { url }),
      confirm: t('actions.remove'),
      isDangerous: true,
    },
    done: t('removed'),
    focus: list,
  });

  return (
    <>
      <MenuButton
        button={(trigger) => (
          <IconButton {...trigger} aria-label={t('actions.menu', { url })} sx={{ alignSelf: 'flex-start' }}>
            <MoreVert />
          </IconButton>
        )}
      >
        <MenuItem onClick={() => setEditing(true)}>{t('actions.edit')}</MenuItem>
        <MenuItem onClick={() => toggling.act()}>
          {t(enabled ? 'actions.switchOff' : 'actions.switchOn')}
        </MenuItem>
        <MenuItem onClick={() => rotating.act()}>{t('actions.rotate')}</MenuItem>
        <MenuItem sx={{ color: 'tone.bad' }} onClick={() => removing.act()}>
          {t('actions.remove')}
        </MenuItem>
      </MenuButton>
      {isEditing && <EditWebhookDialog webhook={webhook} onClose={() => setEditing(false)} />}
      {secret && (
        <SecretDialog
          texts="webhooks"
          secret={secret}
          note={t('secret.oldValid')}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
