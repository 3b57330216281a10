import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type {
  WebhookInput,
  WebhookMessage,
  WebhookWithSecret,
} from '../../../server/messaging/webhooks/schemas.ts';
import { request } from '../../call.ts';
import { queryClient } from '../../queryClient.ts';

const pathOf = (id: string) => `/api/webhooks/${encodeURIComponent(id)}`;

export const webhooksApi = {
  create: (input: WebhookInput) => request<WebhookWithSecret>('POST', '/api/webhooks', input, { once: true }),
  rotate: (id: string) => request<WebhookWithSecret>('POST', `${pathOf(id)}/secret`),
  test: (id: string) => request<WebhookMessage>('POST', `${pathOf(id)}/test`),
  replay: (id: string) =>
    request<WebhookMessage>('POST', `/api/webhook-messages/${encodeURIComponent(id)}/replay`),
};

export const refreshWebhooks = () =>
  Promise.all(
    ['webhooks', 'webhook-messages'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  );

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
