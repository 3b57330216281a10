import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { EndpointRow } from '../../../db/messaging/webhookEndpoints.ts';
import { createSeal } from '../../http/seal.ts';

/** The earlier secret signs too for this time after a rotation. */
export const earlierForMs = 24 * 60 * 60_000;

/** Sealed secrets can't be read from the database without AUTH_SECRET. */
export function webhookSecrets(authSecret: string) {
  const { seal, open } = createSeal(authSecret, 'webhooks');
  return {
    make(endpointId: string): { secret: string; sealed: string } {
      const secret = `whsec_${randomBytes(24).toString('base64')}`;
      return { secret, sealed: seal(secret, endpointId) };
    },
    /** False if another AUTH_SECRET sealed it. */
    canRead({ id, secret }: Pick<EndpointRow, 'id' | 'secret'>): boolean {
      try {
        open(secret, id);
        return true;
      } catch {
        return false;
      }
    },
    /** A signature by each secret that is valid at `now`. @throws if a secret can't be opened */
    sign(
      { id, secret, earlierSecret, earlierUntil, olderSecrets }: EndpointRow,
      messageId: string,
      now: number,
      body: string,
    ): string {
      const earlier = [{ secret: earlierSecret, until: earlierUntil }, ...(olderSecrets ?? [])];
      const valid = earlier.flatMap(({ secret, until }) => (secret && until && until > now ? [secret] : []));
      return [secret, ...valid]
        .map((sealed) => new Webhook(open(sealed, id)).sign(messageId, new Date(now), body))
        .join(' ');
    },
  };
}
export type WebhookSecrets = ReturnType<typeof webhookSecrets>;
