import { isLoopback } from '../../config.ts';
import { second } from '../../durations.ts';

/** The options of every connection to the mail server. */
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
 * Whether STARTTLS is required, unless SMTP_URL overrides it (`?requireTLS=false`): otherwise a login would
 * send the password in clear text to a server, or an attacker in between, that offers no TLS.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '' && !isLoopback(hostname.toLowerCase());
}
