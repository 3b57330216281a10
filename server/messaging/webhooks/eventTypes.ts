import { z } from 'zod';

const time = z.iso.datetime().describe('ISO 8601, UTC');
const category = z.enum(['Monitor', 'Search']).describe('Whether a profile or a search found the post');
const comment = {
  accountId: z.string(),
  commentId: z.string(),
  category,
  postUrl: z.string(),
  posterName: z.string(),
  comment: z.string(),
};
const change = {
  accountId: z.string(),
  reason: z.string().describe('Reason code of the state'),
  message: z.string().describe('For people'),
};
const invoice = {
  invoiceId: z.string(),
  invoiceNumber: z.string().nullable(),
  amount: z.int().describe('In cents'),
  currency: z.string(),
};

const exampleComment = {
  accountId: 'Yk08cDzzdsqs9_8ds',
  commentId: '0199a1b2c3d4e5f60718293a',
  category: 'Search',
  postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7301',
  posterName: 'Ada Okafor',
  comment: 'The part on hiring for curiosity matches what we saw.',
} as const;
const { accountId } = exampleComment;
const exampleInvoice = { invoiceId: 'in_1R4a', invoiceNumber: 'A1B2-0003', amount: 4900, currency: 'usd' };

/** The schema and an example of `data` per type of message. */
export const webhookEvents = {
  'comment.posted': { summary: 'A comment was posted', data: z.object(comment), example: exampleComment },
  'comment.failed': {
    summary: 'A comment was not posted, or nobody can tell whether it was',
    data: z.object({
      ...comment,
      outcome: z
        .enum(['not_posted', 'unknown'])
        .describe('Whether it was surely not posted, or nobody can tell'),
    }),
    example: { ...exampleComment, outcome: 'not_posted' },
  },
  'comment.removed': {
    summary: 'A posted comment is no longer on LinkedIn',
    data: z.object(comment).omit({ category: true }),
    example: (({ category: _, ...rest }) => rest)(exampleComment),
  },
  'comment.replied': {
    summary: 'Another person replied to a comment',
    data: z.object({
      accountId: z.string(),
      replyId: z.string(),
      commentId: z.string(),
      authorName: z.string().describe('Empty, with `authorUrl`, for people who have opted out'),
      authorUrl: z.string(),
      text: z.string().describe('Text of the reply'),
      comment: z.string(),
      posterName: z.string(),
      postUrl: z.string(),
      url: z.string().describe('Shows the reply on the network'),
    }),
    example: {
      accountId,
      replyId: '0199a1b2c3d4e5f60718293b',
      commentId: exampleComment.commentId,
      authorName: 'Ada Okafor',
      authorUrl: 'https://www.linkedin.com/in/ada-okafor',
      text: 'Thank you!',
      comment: exampleComment.comment,
      posterName: exampleComment.posterName,
      postUrl: exampleComment.postUrl,
      url: `${exampleComment.postUrl}?commentUrn=urn%3Ali%3Acomment%3A%287301%2C1%29`,
    },
  },
  'draft.waiting': {
    summary: 'A draft is waiting for your approval',
    data: z.object(comment),
    example: exampleComment,
  },
  'draft.decided': {
    summary: 'Somebody decided about a draft',
    data: z.object({
      ...comment,
      decision: z
        .enum(['approved', 'discarded', 'changed', 'held'])
        .describe('`changed` is an edit; `held` waits until somebody decides'),
    }),
    example: { ...exampleComment, decision: 'approved' },
  },
  'draft.lapsed': {
    summary: 'A draft expired',
    data: z.object({ accountId: z.string(), commentId: z.string() }),
    example: { accountId, commentId: exampleComment.commentId },
  },
  'proposal.created': {
    summary: 'Edits of drafts propose a line for the writer',
    data: z.object({
      accountId: z.string(),
      proposalId: z.string(),
      kind: z.string().describe('The kind of habit'),
      line: z.string().describe('The proposed line'),
      changed: z.int().describe('So many of the latest comments that had something to change were changed'),
      of: z.int().describe('The number of these comments'),
    }),
    example: {
      accountId,
      proposalId: '0199a1b2c3d4e5f607182944',
      kind: 'closing_question',
      line: "Don't end with a question.",
      changed: 5,
      of: 5,
    },
  },
  'account.connected': {
    summary: 'An account was connected, or its sign-in works again',
    data: z.object({ accountId: z.string(), name: z.string() }),
    example: { accountId, name: 'Nora Lindqvist' },
  },
  'account.disconnected': {
    summary: 'You removed an account, or its sign-in stopped working',
    data: z.object({
      accountId: z.string(),
      name: z.string(),
      reason: z.enum(['removed', 'login']).describe('`removed` by you, or a `login` that stopped working'),
    }),
    example: { accountId, name: 'Nora Lindqvist', reason: 'login' },
  },
  'account.started': {
    summary: 'You started an account',
    data: z.object(change),
    example: { accountId, reason: 'interval', message: 'Next comment at 11:00 AM' },
  },
  'account.resumed': {
    summary: 'You resumed all accounts; one message per running account',
    data: z.object(change),
    example: { accountId, reason: 'interval', message: 'Next comment at 11:00 AM' },
  },
  'account.paused': {
    summary: 'An account stopped: you paused it, stopped all accounts, or its sign-in stopped working',
    data: z.object(change),
    example: { accountId, reason: 'paused', message: 'Paused' },
  },
  'limit.reached': {
    summary: 'An account reached one of its limits',
    data: z.object({
      accountId: z.string(),
      until: time.nullable().describe('When the account goes on; null if that is not known'),
      message: z.string().describe('For people'),
    }),
    example: { accountId, until: '2026-03-03T09:00:00.000Z', message: "Today's limit is reached" },
  },
  'subscription.changed': {
    summary: 'Your status, your seats or the end of your period changed',
    data: z.object({
      status: z.enum(['Paid', 'Expired', 'Trial', 'None']).describe('Status of the user'),
      seats: z.int().describe('Number of accounts that can be connected'),
      subscriptionEndsAt: time.nullable(),
    }),
    example: { status: 'Paid', seats: 2, subscriptionEndsAt: '2026-04-02T10:00:00.000Z' },
  },
  'payment.succeeded': {
    summary: 'An invoice was paid',
    data: z.object(invoice),
    example: exampleInvoice,
  },
  'payment.failed': {
    summary: 'The payment of an invoice failed',
    data: z.object(invoice),
    example: exampleInvoice,
  },
} as const;

export type WebhookType = keyof typeof webhookEvents;
export const webhookTypes = Object.keys(webhookEvents) as [WebhookType, ...WebhookType[]];

export const testType = 'webhook.test';
/** The message of *Send a test*. Nobody subscribes to it, and it is sent once. */
export const testEvent = {
  summary: 'You sent a test',
  data: z.object({ message: z.string().describe('For people') }),
  example: { message: 'This is a test' },
};

/** By standard-webhooks: type, timestamp, and of `data` the fields that the type's schema names. */
export function messageBody(
  type: WebhookType | typeof testType,
  at: number,
  data: Record<string, unknown>,
): string {
  const { shape } = (type === 'webhook.test' ? testEvent : webhookEvents[type]).data;
  const named = Object.keys(shape).map((name) => [name, data[name]]);
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: Object.fromEntries(named) });
}
