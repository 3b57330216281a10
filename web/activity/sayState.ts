import type { AutomationState } from '../../server/automation/schemas.ts';
import type { Language } from '../i18n/languages.ts';
import { translateSentence } from '../i18n/sentences.ts';
import type { TextName } from '../i18n/textNames.ts';
import type { Translate } from '../i18n/useTranslate.ts';
import { momentIn } from './zoneTime.ts';

export type Say = { t: Translate; language: Language };

/** The server's sentence in the language that is shown, where its table has it: that says more than its parts do. */
export function saidOr(message: string, otherwise: () => string): string {
  const said = translateSentence(message);
  return said === message ? otherwise() : said;
}

const names: Record<AutomationState['reason'], { plain: TextName; until?: TextName }> = {
  paused: { plain: 'activity.state.paused' },
  interval: { plain: 'activity.state.working', until: 'activity.state.interval' },
  window: { plain: 'activity.state.noWindow', until: 'activity.state.window' },
  limit: { plain: 'activity.state.limit', until: 'activity.state.limitUntil' },
  backoff: { plain: 'activity.state.backoff' },
  no_posts: { plain: 'activity.state.noSources', until: 'activity.state.noPosts' },
  review: { plain: 'activity.state.review' },
  not_connected: { plain: 'activity.state.not_connected' },
  subscription: { plain: 'activity.state.subscription' },
  stopped_by_user: { plain: 'activity.state.stopped_by_user' },
  stopped_by_operator: { plain: 'activity.state.stopped_by_operator' },
  provider_key: { plain: 'activity.state.provider_key' },
};

/**
 * What an account does and why, as a sentence: the server's own in English, made of the state's parts in another language.
 * @param now by the automation's clock
 */
export function sayState({ t, language }: Say, state: AutomationState, timezone: string, now: number): string {
  const { reason, until, message } = state;
  // A newer server may know more reasons.
  const { plain, until: timed = plain } = names[reason] ?? {};
  if (!plain) return message;
  const time = until === null ? '' : momentIn(Date.parse(until), now, timezone, language);
  return saidOr(message, () => t(until === null ? plain : timed, { message, time }));
}
