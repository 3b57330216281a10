import { isLoopback } from '../../config.ts';

/**
 * Whether STARTTLS is required, unless SMTP_URL overrides it (`?requireTLS=false`): otherwise a login would
 * send the password in clear text to a server, or an attacker in between, that offers no TLS.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '' && !isLoopback(hostname.toLowerCase());
}
