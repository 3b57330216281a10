import { z } from 'zod';
import type { Page } from '../http/list.ts';
import { Ids, Text } from '../http/schemas.ts';
import { WebhookMessage, webhookMessageStates } from '../messaging/webhooks/schemas.ts';

const time = z.string().nullable();

export const RowId = z.object({ id: z.string().max(100) });
export const logSorts = ['createdAt'] as const;
export type LogPage<Filter> = Page<(typeof logSorts)[number], Filter>;

export const webhookEventStates = ['waiting', 'failed', 'done', 'ignored'] as const;
export const ReceivedWebhook = z
  .object({
    id: z.string(),
    provider: z.enum(['network', 'payments']).describe('Who sent it'),
    kind: z.string().describe('Type of the event, as its sender names it'),
    about: z.string().nullable().describe('Customer ID at the provider, or account ID'),
    state: z.enum(webhookEventStates).describe('ignored: refers to nothing in the database'),
    createdAt: z.string(),
    handledAt: time,
    fault: z.string().nullable().describe('Error of the latest attempt'),
    faultText: Text.optional(),
  })
  .meta({
    id: 'ReceivedWebhook',
    example: {
      id: '31',
      provider: 'payments',
      kind: 'invoice.paid',
      about: 'cus_NffrFeUfNV2Hib',
      state: 'done',
      createdAt: '2026-03-02T10:30:00.000Z',
      handledAt: '2026-03-02T10:30:00.000Z',
      fault: null,
    },
  });
export type ReceivedWebhook = z.infer<typeof ReceivedWebhook>;
export const ReceivedFilter = z.strictObject({
  id: Ids,
  provider: z.enum(['network', 'payments']).optional().describe('Who sent it'),
  kind: z.string().max(100).optional().describe('Type of the event'),
  state: z.enum(webhookEventStates).optional().describe('State of the event'),
});
export type ReceivedFilter = z.infer<typeof ReceivedFilter>;

export const SentWebhook = WebhookMessage.omit({ body: true })
  .extend({ email: z.string() })
  .meta({
    id: 'SentWebhook',
    example: {
      id: 'msg_1204',
      webhookId: '0199a1b2c3d4e5f60718293a',
      url: 'https://hooks.example.com/chimein',
      type: 'comment.posted',
      state: 'failed',
      tries: 10,
      createdAt: '2026-03-02T10:30:00.000Z',
      triedAt: '2026-03-05T13:30:00.000Z',
      nextTryAt: null,
      status: 500,
      fault: '500: not a success',
      email: 'mara@example.com',
    },
  });
export type SentWebhook = z.infer<typeof SentWebhook>;
export const SentFilter = z.strictObject({
  id: Ids,
  state: z.enum(webhookMessageStates).optional().describe('State of the message'),
  type: z.string().max(100).optional().describe('Type of the message'),
});
export type SentFilter = z.infer<typeof SentFilter>;

/** As in the table `jobs`. */
export const jobKinds = [
  'mail',
  'webhook',
  'customer_deletion',
  'account_deletion',
  'account_refresh',
  'voice_read',
  'reconcile',
  'trial_mails',
  'lapse',
  'prune',
  'backup',
  'results',
  'result_reads',
  'digest',
] as const;
export const deadLetterStates = ['failed', 'waiting', 'done'] as const;
/** A job that failed after its last try. */
export const DeadLetter = z
  .object({
    id: z.string(),
    kind: z.enum(jobKinds).describe('Kind of job'),
    about: z.string().describe('Recipient and subject, address of the webhook, or ID'),
    state: z.enum(deadLetterStates).describe('failed until it is replayed'),
    tries: z.int(),
    createdAt: z.string(),
    failedAt: time,
    fault: z.string().nullable().describe('Error of the latest attempt'),
  })
  .meta({
    id: 'DeadLetter',
    example: {
      id: 'webhook:1204',
      kind: 'webhook',
      about: 'https://hooks.example.com/chimein',
      state: 'failed',
      tries: 10,
      createdAt: '2026-03-02T10:30:00.000Z',
      failedAt: '2026-03-05T13:30:00.000Z',
      fault: '500: no success',
    },
  });
export type DeadLetter = z.infer<typeof DeadLetter>;
export const DeadLetterFilter = z.strictObject({
  id: Ids,
  kind: z.enum(jobKinds).optional().describe('Kind of job'),
});
export type DeadLetterFilter = z.infer<typeof DeadLetterFilter>;

export const mailStates = ['waiting', 'sent', 'failed'] as const;
/** An e-mail without its content. */
export const SentMail = z
  .object({
    id: z.string(),
    kind: z.string().describe('Kind of e-mail'),
    recipient: z.string(),
    subject: z.string(),
    state: z.enum(mailStates).describe('State of the e-mail'),
    tries: z.int(),
    createdAt: z.string(),
    sentAt: time,
    nextTryAt: time,
    fault: z.string().nullable().describe('Error of the latest attempt'),
    again: z.boolean().describe('Whether it can be sent again; e-mails with a code or a link are not kept'),
  })
  .meta({
    id: 'SentMail',
    example: {
      id: '0199a1b2c3d4e5f60718293a',
      kind: 'receipt',
      recipient: 'mara@example.com',
      subject: 'Your Chime In receipt for $49.00',
      state: 'sent',
      tries: 0,
      createdAt: '2026-03-02T10:30:00.000Z',
      sentAt: '2026-03-02T10:30:01.000Z',
      nextTryAt: null,
      fault: null,
      again: true,
    },
  });
export type SentMail = z.infer<typeof SentMail>;
export const MailFilter = z.strictObject({
  id: Ids,
  state: z.enum(mailStates).optional().describe('State of the e-mail'),
  kind: z.string().max(100).optional().describe('Kind of e-mail'),
  q: z.string().max(200).optional().describe('Part of the recipient or the subject'),
});
export type MailFilter = z.infer<typeof MailFilter>;
