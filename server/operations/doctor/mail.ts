import { fixOf } from '../../mail/refusals.ts';
import { Ailment, type Check } from './ailment.ts';

const connection =
  'Check the host and the port in SMTP_URL, and that this machine may connect to them (port 587 is seldom blocked)';

/** Signs in to the mail server, and sends a mail to whoever asks. */
export const checkMail: Check = async ({ mail, config }, asker) => {
  const text = `Mail from ${config.publicUrl} reaches you. Somebody, hopefully you, tested it just now.\n`;
  try {
    await mail.probe(asker && { to: asker.email, subject: 'A test of Chime In', text });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Ailment(
      `The mail server did not take it: ${said.slice(0, 300)}`,
      fixOf(error) ?? connection,
      error,
    );
  }
  return asker ? `A mail is on its way to ${asker.email}` : 'The mail server takes our sign-in';
};
