import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import { createSeal } from '../../http/seal.ts';

export type UnsubscribeSite = Pick<Config, 'authSecret' | 'publicUrl'>;

/** Valid as long as `AUTH_SECRET`: an old e-mail must still unsubscribe. It can do nothing else. */
const signatureOf = ({ authSecret }: Pick<UnsubscribeSite, 'authSecret'>, userId: string): string =>
  createSeal(authSecret, 'digest unsubscribe').hash(userId);

/** A POST unsubscribes. A GET shows a page with a button, because scanners of e-mails follow links. */
export const unsubscribeUrl = (config: UnsubscribeSite, userId: string): string =>
  `${config.publicUrl}/unsubscribe/${userId}.${signatureOf(config, userId)}`;

/** One click in the e-mail program, https://www.rfc-editor.org/rfc/rfc8058. */
export const unsubscribeHeaders = (config: UnsubscribeSite, userId: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl(config, userId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Null for a token that is not ours. */
export function userOfToken(config: Pick<UnsubscribeSite, 'authSecret'>, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.');
  const [theirs, ours] = [Buffer.from(signature), Buffer.from(signatureOf(config, userId))];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours) ? userId : null;
}
