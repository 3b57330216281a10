import { isLoopback } from '../../config.ts';

/**
 * Whether STARTTLS is required, unless SMTP_URL itself says otherwise (`?requireTLS=false`): without it a login would
 * send the password in the clear to a server, or to somebody in between, that does not offer TLS.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '' && !isLoopback(hostname.toLowerCase());
}
