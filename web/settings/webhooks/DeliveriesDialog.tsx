import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Pagination,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { Webhook } from '../../../server/messaging/webhooks/schemas.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ItemList } from '../ItemList.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { messagesPerPage, useMessages } from './useMessages.ts';

/** While the log is open, what is tried meanwhile appears. */
const lookAgainMs = 10_000;

/** What was sent to a webhook and what waits, with how each went. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const [page, setPage] = useState(1);
  const list = useMessages(webhook.id, page, lookAgainMs);
  const pages = Math.ceil((list.total ?? 0) / messagesPerPage);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('settings.webhooks.log.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 4, overflowWrap: 'anywhere' }}>
          {t('settings.webhooks.log.text', { url: webhook.url })}
        </Typography>
        {!webhook.enabled && (
          <Alert severity="info" sx={{ mb: 4 }}>
            {t('settings.webhooks.log.off')}
          </Alert>
        )}
        {list.data ? (
          list.data.length === 0 ? (
            <Typography>{t('settings.webhooks.log.none')}</Typography>
          ) : (
            <ItemList label={t('settings.webhooks.log.label')}>
              {list.data.map((message) => (
                <DeliveryRow key={message.id} message={message} canReplay={webhook.enabled} />
              ))}
            </ItemList>
          )
        ) : list.isError ? (
          <ErrorState
            title={t('settings.webhooks.log.loadFailed')}
            error={list.error}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        ) : (
          <RowsSkeleton rows={3} height={60} />
        )}
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', flexWrap: 'wrap', rowGap: 2 }}>
        {pages > 1 ? (
          <Pagination
            size="small"
            count={pages}
            page={page}
            onChange={(_, chosen) => setPage(chosen)}
            aria-label={t('settings.webhooks.log.pages')}
          />
        ) : (
          <span />
        )}
        <Button variant="outlined" onClick={onClose}>
          {t('settings.webhooks.log.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
