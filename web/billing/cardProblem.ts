import type { Translate } from '../i18n/useTranslate.ts';

export function cardProblem(t: Translate, code: string | undefined, message: string | undefined): string {
  if (code === 'expired_card' || /expired/i.test(message ?? '')) return t('billing.addCard.pastDate');
  return message || t('billing.addCard.declined');
}
