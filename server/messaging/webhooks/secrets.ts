import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { EndpointRow } from '../../../db/messaging/webhookEndpoints.ts';
import { createSeal } from '../../http/seal.ts';

/** For how long messages are signed with the secret before, too. */
export const earlierForMs = 24 * 60 * 60_000;

/** Seals the secrets of endpoints, so that reading them from the database needs the server's secret. */
export function webhookSecrets(authSecret: string) {
  const { seal, open } = createSeal(authSecret, 'webhooks');
  return {
    /** A new secret in the format of standard-webhooks, with its stored form. */
    make(endpointId: string): { secret: string; sealed: string } {
      const secret = `whsec_${randomBytes(24).toString('base64')}`;
      return { secret, sealed: seal(secret, endpointId) };
    },
    /** Whether it was sealed with this server's own secret. */
    canRead({ id, secret }: Pick<EndpointRow, 'id' | 'secret'>): boolean {
      try {
        open(secret, id);
        return true;
      } catch {
        return false;
      }
    },
    /** The header of a message: a signature by each secret that counts at `now`. @throws where a secret can't be read any more */
    sign(
      { id, secret, earlierSecret, earlierUntil }: EndpointRow,
      messageId: string,
      now: number,
      body: string,
    ): string {
      const counting =
        earlierSecret !== null && earlierUntil !== null && earlierUntil > now
          ? [secret, earlierSecret]
          : [secret];
      return counting
        .map((sealed) => new Webhook(open(sealed, id)).sign(messageId, new Date(now), body))
        .join(' ');
    },
  };
}
export type WebhookSecrets = ReturnType<typeof webhookSecrets>;
