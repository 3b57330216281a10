import CheckRounded from '@mui/icons-material/CheckRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { Alert, Button, Pagination, Typography } from '@mui/material';
import { useState } from 'react';
import type { Webhook, WebhookMessage } from '../../../server/messaging/webhooks/schemas.ts';
import { Faces } from '../../components/Faces.tsx';
import { ItemList, ItemRow, RowButton } from '../../components/ItemList.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { useAction } from '../../components/useAction.ts';
import { momentText } from '../../i18n/clock.ts';
import { translated } from '../../i18n/translated.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify } from '../../notify.tsx';
import { Changes } from '../../viewAs/Changes.tsx';
import { messagesPerPage, refreshWebhooks, useMessages, webhooksApi } from './webhooksApi.ts';
import { messageTones, typeTextOf, type WebhookText } from './webhooksModel.ts';

export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslate('settings.webhooks.log');
  const [page, setPage] = useState(1);
  const list = useMessages(webhook.id, page, 10_000);
  const pages = Math.ceil((list.total ?? 0) / messagesPerPage);
  return (
    <TitledDialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          {pages > 1 && (
            <Pagination
              size="small"
              count={pages}
              page={page}
              onChange={(_, chosen) => setPage(chosen)}
              aria-label={t('pages')}
              sx={{ mr: 'auto' }}
            />
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('text', { url: webhook.url })}
      </Typography>
      {!webhook.enabled && <Alert severity="info">{t('off')}</Alert>}
      <Faces
        query={list}
        failed={t('loadFailed')}
        loading={<RowsSkeleton rows={3} height={60} />}
        empty={<Typography>{t('none')}</Typography>}
      >
        {(messages) => (
          <ItemList label={t('label')}>
            {messages.map((message) => (
              <DeliveryRow key={message.id} message={message} canReplay={webhook.enabled} />
            ))}
          </ItemList>
        )}
      </Faces>
    </TitledDialog>
  );
}

const icons = { delivered: <CheckRounded />, waiting: <ScheduleRounded />, failed: <ErrorOutlineRounded /> };

function DeliveryRow({ message, canReplay }: { message: WebhookMessage; canReplay: boolean }) {
  const t = useTranslate('settings.webhooks');
  const { id, type, state, createdAt, tries, status, fault, faultText, nextTryAt } = message;
  const what = t(typeTextOf(type));
  const when = momentText(createdAt);
  // A fault already contains the status.
  const outcome = fault
    ? translated({ message: fault, text: faultText })
    : status && t('log.status', { status });
  return (
    <ItemRow
      icon={icons[state]}
      title={what}
      chip={<StatusChip tone={messageTones[state]} label={t(`states.${state}`)} />}
      facts={[
        when,
        outcome,
        t('log.tries', { smart_count: tries }),
        nextTryAt && t('log.next', { when: momentText(nextTryAt) }),
      ]}
      action={
        <SendButton
          label={t('log.replay')}
          about={`${what}, ${when}`}
          disabled={!canReplay}
          send={() => webhooksApi.replay(id)}
          texts={{
            done: 'log.replayed',
            fault: 'log.replayFailed',
            failed: 'log.replayRefused',
          }}
        />
      }
    />
  );
}

type SendProps = {
  label: string;
  about: string;
  disabled?: boolean;
  send: () => Promise<WebhookMessage>;
  texts: { done: WebhookText; fault: WebhookText; failed: WebhookText };
};

export function SendButton({ label, about, disabled = false, send, texts }: SendProps) {
  const t = useTranslate('settings.webhooks');
  const sending = useAction({
    run: send,
    done({ fault, faultText, status }) {
      if (fault === null) return t(texts.done, { status: String(status) });
      notify.error(t(texts.fault, { fault: translated({ message: fault, text: faultText }) }));
    },
    failed: t(texts.failed),
    settled: refreshWebhooks,
  });

  return (
    <Changes>
      <RowButton
        loading={sending.busy}
        disabled={disabled}
        onClick={() => sending.act()}
        aria-label={t('actions.of', { action: label, url: about })}
      >
        {label}
      </RowButton>
    </Changes>
  );
}
