import type { Translate } from '../i18n/useTranslate.ts';

/** Why a card was not taken, in words for a person; those that end a session elsewhere are not used. */
export function cardProblem(t: Translate, code: string | undefined, message: string | undefined): string {
  if (code === 'expired_card' || /expired/i.test(message ?? '')) return t('billing.addCard.pastDate');
  return message || t('billing.addCard.declined');
}
