import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { WebhookMessage } from '../../../server/messaging/webhooks/schemas.ts';

export const messagesPerPage = 10;

/** The row and the log share the first page. */
export const useMessages = (webhookId: string, page = 1, refetchInterval: number | false = false) =>
  useGetList<WebhookMessage>(
    'webhook-messages',
    {
      pagination: { page, perPage: messagesPerPage },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { webhookId },
    },
    { placeholderData: keepPreviousData, refetchInterval },
  );
