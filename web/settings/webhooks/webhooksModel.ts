import type { Webhook, WebhookMessage, WebhookType } from '../../../server/messaging/webhooks/schemas.ts';
import type { TextName } from '../../i18n/textNames.ts';
import type { Tone } from '../../theme.ts';

export const typeTexts: Record<WebhookType, TextName> = {
  'comment.posted': 'settings.webhooks.types.commentPosted',
  'draft.waiting': 'settings.webhooks.types.draftWaiting',
  'account.paused': 'settings.webhooks.types.accountPaused',
  'limit.reached': 'settings.webhooks.types.limitReached',
};

export const typeTextOf = (type: string): TextName =>
  (typeTexts as Record<string, TextName>)[type] ?? 'settings.webhooks.types.test';

export const messageTones: Record<WebhookMessage['state'], Tone> = {
  waiting: 'info',
  delivered: 'good',
  failed: 'bad',
};

type State = { tone: Tone; label: TextName; reason: TextName | null; since: string | null };

const offReasons: Record<NonNullable<Webhook['disabledWhy']>, TextName> = {
  by_user: 'settings.webhooks.offByUser',
  failing: 'settings.webhooks.offFailing',
  gone: 'settings.webhooks.offGone',
};

export function stateOf({ enabled, disabledAt, disabledWhy, failingSince }: Webhook): State {
  if (!enabled) {
    const why = disabledWhy ?? 'by_user';
    const tone = why === 'by_user' ? 'neutral' : 'bad';
    return { tone, label: 'settings.webhooks.off', reason: offReasons[why], since: disabledAt };
  }
  if (failingSince)
    return {
      tone: 'warning',
      label: 'settings.webhooks.failing',
      reason: 'settings.webhooks.failingSince',
      since: failingSince,
    };
  return { tone: 'good', label: 'settings.webhooks.on', reason: null, since: null };
}
