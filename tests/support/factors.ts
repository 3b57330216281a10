import { Secret, TOTP } from 'otpauth';

export const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: at,
  });

type Server = {
  call(
    method: string,
    path: string,
    more: { token: string; json?: unknown; body?: unknown },
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers whose shape is what it tests
  ): Promise<{ status: number; body: any }>;
  deps: { clock: { now(): number } };
};

/** Connects an authenticator app for the person of this fresh session. */
export async function connectApp(
  { call, deps }: Server,
  token: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const made = await call('POST', '/api/auth/totp', { token });
  const code = codeAt(made.body.secret, deps.clock.now());
  const confirmed = await call('POST', '/api/auth/totp/confirm', { token, json: { code }, body: { code } });
  if (confirmed.status !== 200) throw new Error(`no app: ${JSON.stringify(confirmed.body)}`);
  return { secret: made.body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}
