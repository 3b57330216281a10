import { Alert, Button, Pagination, Typography } from '@mui/material';
import { useState } from 'react';
import type { Webhook } from '../../../server/messaging/webhooks/schemas.ts';
import { Faces } from '../../components/Faces.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ItemList } from '../ItemList.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { messagesPerPage, useMessages } from './useMessages.ts';

/** While the log is open, what is tried meanwhile appears. */
const lookAgainMs = 10_000;

export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const list = useMessages(webhook.id, page, lookAgainMs);
  const pages = Math.ceil((list.total ?? 0) / messagesPerPage);
  return (
    <TitledDialog
      title={t('settings.webhooks.log.title')}
      onClose={onClose}
      actions={
        <>
          {pages > 1 && (
            <Pagination
              size="small"
              count={pages}
              page={page}
              onChange={(_, chosen) => setPage(chosen)}
              aria-label={t('settings.webhooks.log.pages')}
              sx={{ mr: 'auto' }}
            />
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('settings.webhooks.log.close')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('settings.webhooks.log.text', { url: webhook.url })}
      </Typography>
      {!webhook.enabled && <Alert severity="info">{t('settings.webhooks.log.off')}</Alert>}
      <Faces
        of={list}
        failed={t('settings.webhooks.log.loadFailed')}
        loading={<RowsSkeleton rows={3} height={60} />}
        empty={<Typography>{t('settings.webhooks.log.none')}</Typography>}
      >
        {(messages) => (
          <ItemList label={t('settings.webhooks.log.label')}>
            {messages.map((message) => (
              <DeliveryRow key={message.id} message={message} canReplay={webhook.enabled} />
            ))}
          </ItemList>
        )}
      </Faces>
    </TitledDialog>
  );
}
