import { Ailment, type Check } from './ailment.ts';

/** Signs in to the mail server, and sends a mail to whoever asks. */
export const checkMail: Check = async ({ mail, config }, asker) => {
  const text = `Mail from ${config.publicUrl} reaches you. Somebody, hopefully you, tested it just now.\n`;
  try {
    await mail.probe(asker && { to: asker.email, subject: 'A test of Chime In', text });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Ailment(`The mail server did not take it: ${said.slice(0, 300)}`, fixOf(error), error);
  }
  return asker ? `A mail is on its way to ${asker.email}` : 'The mail server takes our sign-in';
};

/** By nodemailer's codes (its errors.d.ts). */
function fixOf(error: unknown): string {
  const { code } = error as { code?: string };
  if (code === 'EAUTH')
    return 'Set the user and the password in SMTP_URL to those of your mail provider, and restart';
  if (code === 'EENVELOPE')
    return 'Set MAIL_FROM to an address that your mail provider lets you send from, and restart';
  return 'Check the host and the port in SMTP_URL, and that this machine may connect to them (port 587 is seldom blocked)';
}
