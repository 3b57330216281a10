import { second } from '../../durations.ts';
import { requiresTls } from './smtpUrl.ts';

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
