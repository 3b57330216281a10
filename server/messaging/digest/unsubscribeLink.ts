import { timingSafeEqual } from 'node:crypto';
import type { NewsMail } from '../../../db/messaging/newsMails.ts';
import type { Config } from '../../config.ts';
import { createSeal } from '../../http/seal.ts';

export type UnsubscribeSite = Pick<Config, 'authSecret' | 'publicUrl'>;

/** The switch that a link turns off. */
export type Subscription = 'digest' | NewsMail;
const subscriptions: readonly Subscription[] = ['digest', 'draftMails', 'signedOutMails', 'resultMails'];

/** The e-mails of each kind end with this switch. */
const switches: Record<string, Subscription> = {
  digest: 'digest',
  draft_news: 'draftMails',
  signed_out: 'signedOutMails',
  first_reply: 'resultMails',
  trial_results: 'resultMails',
};
export const subscriptionOf = (mailKind: string): Subscription | undefined => switches[mailKind];

/** Valid as long as `AUTH_SECRET`: an old e-mail must still unsubscribe. It can do nothing else. */
const signatureOf = (
  { authSecret }: Pick<UnsubscribeSite, 'authSecret'>,
  userId: string,
  of: Subscription,
): string => createSeal(authSecret, 'digest unsubscribe').hash(of === 'digest' ? userId : `${userId}.${of}`);

/** A POST unsubscribes. A GET shows a page with a button, because scanners of e-mails follow links. */
export function unsubscribeUrl(config: UnsubscribeSite, userId: string, of: Subscription = 'digest'): string {
  const token = `${userId}.${signatureOf(config, userId, of)}`;
  return `${config.publicUrl}/unsubscribe/${token}${of === 'digest' ? '' : `.${of}`}`;
}

/** One click in the e-mail program, https://www.rfc-editor.org/rfc/rfc8058. */
export const unsubscribeHeaders = (
  config: UnsubscribeSite,
  userId: string,
  of: Subscription,
): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl(config, userId, of)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Null for a token that is not ours. */
export function readToken(
  config: Pick<UnsubscribeSite, 'authSecret'>,
  token: string,
): { userId: string; subscription: Subscription } | null {
  const [userId = '', signature = '', name = 'digest'] = token.split('.');
  const subscription = subscriptions.find((each) => each === name);
  if (!subscription) return null;
  const [theirs, ours] = [Buffer.from(signature), Buffer.from(signatureOf(config, userId, subscription))];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours) ? { userId, subscription } : null;
}
