import { createHmac } from 'node:crypto';
import { minute } from '../durations.ts';
import { sameText } from '../identity/auth/token.ts';

const lifetimeMs = 10 * minute;

/** Signs a change as it was shown, so that a write does exactly that. Nothing is stored. */
export type ChangeTokens = {
  /** @param shown the IDs and texts of the change */
  sign(shown: unknown): { token: string; tokenEndsAt: string };
  accepts(token: string, shown: unknown): boolean;
};

/** @param whose the person and the workspace: a token of one is worth nothing to another */
export function changeTokens(authSecret: string, now: () => number, whose: string[]): ChangeTokens {
  const signatureOf = (endsAt: number, shown: unknown) =>
    createHmac('sha256', authSecret)
      .update(`mcp change\n${JSON.stringify([whose, endsAt, shown])}`)
      .digest('base64url');
  return {
    sign(shown) {
      const endsAt = now() + lifetimeMs;
      const token = `${endsAt.toString(36)}.${signatureOf(endsAt, shown)}`;
      return { token, tokenEndsAt: new Date(endsAt).toISOString() };
    },
    accepts(token, shown) {
      const [end = '', signature = ''] = token.split('.');
      const endsAt = Number.parseInt(end, 36);
      return endsAt > now() && sameText(signature, signatureOf(endsAt, shown));
    },
  };
}
