import { isLoopback } from '../../config.ts';
import { second } from '../../durations.ts';

export const transportOptions = (smtpUrl: string) => ({
  url: smtpUrl,
  requireTLS: requiresTls(smtpUrl),
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
  dnsTimeout: 10 * second,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Without STARTTLS, a login would send the password in clear text. `?requireTLS=false` in SMTP_URL allows
 * that.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '' && !isLoopback(hostname.toLowerCase());
}
