/* What mail servers refuse, by the codes of nodemailer 10 (its errors.d.ts). */

type MailError = { code?: string; command?: string; responseCode?: number; response?: string };

const isRefused = ({ code, responseCode }: MailError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode === undefined || responseCode >= 500);

/** Postfix checks the sender when it gets the recipient, Amazon SES when it gets the content. */
const senderRefusals: Record<string, RegExp> = {
  'MAIL FROM': /^/,
  'RCPT TO': /sender address rejected/i,
  DATA: /not verified/i,
};

const refusesSender = (error: MailError): boolean =>
  isRefused(error) && (senderRefusals[error.command ?? '']?.test(error.response ?? '') ?? false);

/**
 * The change of the settings that makes the mail server take our mails.
 * @returns null where the settings are not known to be the cause
 */
export function fixOf(error: unknown): string | null {
  const { code, command } = error as MailError;
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return 'Set the user and the password in SMTP_URL to those of your mail provider, and restart';
  if (code === 'ETLS' && command === 'STARTTLS')
    return 'The mail server offers no STARTTLS that this machine trusts, so it gets no password: set SMTP_URL to its port with STARTTLS (often 587) or to smtps:// (often port 465), and restart. Only in a network that is yours alone, add ?requireTLS=false';
  if (refusesSender(error as MailError))
    return 'Set MAIL_FROM to an address that your mail provider lets you send from, or verify it there, and restart';
  return null;
}

/** Whether the server has refused this mail for good: 5xx to its recipient or content, where no setting can mend it. */
export const isFinal = (error: unknown): boolean => isRefused(error as MailError) && fixOf(error) === null;
