import type { Webhook, WebhookMessage, WebhookType } from '../../../server/messaging/webhooks/schemas.ts';
import type { Translate } from '../../i18n/useTranslate.ts';
import type { Tone } from '../../theme.ts';

export type WebhookText = Parameters<Translate<'settings.webhooks'>>[0];

export const typeTexts: Record<WebhookType, WebhookText> = {
  'comment.posted': 'types.commentPosted',
  'comment.failed': 'types.commentFailed',
  'comment.removed': 'types.commentRemoved',
  'comment.replied': 'types.commentReplied',
  'draft.waiting': 'types.draftWaiting',
  'draft.decided': 'types.draftDecided',
  'draft.lapsed': 'types.draftLapsed',
  'proposal.created': 'types.proposalCreated',
  'account.connected': 'types.accountConnected',
  'account.disconnected': 'types.accountDisconnected',
  'account.started': 'types.accountStarted',
  'account.resumed': 'types.accountResumed',
  'account.paused': 'types.accountPaused',
  'limit.reached': 'types.limitReached',
  'subscription.changed': 'types.subscriptionChanged',
  'payment.succeeded': 'types.paymentSucceeded',
  'payment.failed': 'types.paymentFailed',
};

export const typeTextOf = (type: string): WebhookText =>
  (typeTexts as Record<string, WebhookText>)[type] ?? 'types.test';

export const messageTones: Record<WebhookMessage['state'], Tone> = {
  waiting: 'info',
  delivered: 'good',
  failed: 'bad',
};

type State = { tone: Tone; label: WebhookText; reason: WebhookText | null; since: string | null };

const offReasons: Record<NonNullable<Webhook['disabledWhy']>, WebhookText> = {
  by_user: 'offByUser',
  failing: 'offFailing',
  gone: 'offGone',
};

export function stateOf({ enabled, disabledAt, disabledWhy, failingSince }: Webhook): State {
  if (!enabled) {
    const why = disabledWhy ?? 'by_user';
    const tone = why === 'by_user' ? 'neutral' : 'bad';
    return { tone, label: 'off', reason: offReasons[why], since: disabledAt };
  }
  if (failingSince)
    return {
      tone: 'warning',
      label: 'failing',
      reason: 'failingSince',
      since: failingSince,
    };
  return { tone: 'good', label: 'on', reason: null, since: null };
}
