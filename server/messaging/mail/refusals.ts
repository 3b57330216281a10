import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';

/** By the codes of nodemailer 10 (its errors.d.ts). */

type MailError = { code?: string; command?: string; responseCode?: number; response?: string };

const isRefused = ({ code, responseCode }: MailError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode === undefined || responseCode >= 500);

/** Postfix checks the sender at RCPT TO, Amazon SES at DATA. */
const senderRefusals: Record<string, RegExp> = {
  'MAIL FROM': /^/,
  'RCPT TO': /sender address rejected/i,
  DATA: /not verified/i,
};

const refusesSender = (error: MailError): boolean =>
  isRefused(error) && (senderRefusals[error.command ?? '']?.test(error.response ?? '') ?? false);

/** The setting to change before the server accepts e-mails; null if it is not known to be a setting. */
export function fixOf(error: unknown): Sentence | null {
  const { code, command } = error as MailError;
  if (code === 'EAUTH' || code === 'ENOAUTH') return text('doctor.setSmtpPassword');
  if (code === 'ETLS' && command === 'STARTTLS') return text('doctor.noStarttls');
  if (refusesSender(error as MailError)) return text('doctor.setMailFrom');
  return null;
}

/** 5xx for the recipient or the content: no setting helps. */
export const isFinal = (error: unknown): boolean => isRefused(error as MailError) && fixOf(error) === null;
