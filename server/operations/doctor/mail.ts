import { fixOf } from '../../mail/refusals.ts';
import { say } from '../../texts/say.ts';
import { Ailment, type Check } from './ailment.ts';

const connection = say('doctor.checkHostPortSmtp');

/** Signs in to the mail server, and sends a mail to whoever asks. */
export const checkMail: Check = async ({ mail, config }, asker) => {
  const text = `Mail from ${config.publicUrl} reaches you. Somebody, hopefully you, tested it just now.\n`;
  try {
    await mail.probe(asker && { to: asker.email, subject: 'A test of Chime In', text });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Ailment(
      say('doctor.mailServerDidNot', { quote: said.slice(0, 300) }),
      fixOf(error) ?? connection,
      error,
    );
  }
  return asker ? say('doctor.mailWay', { quote: asker.email }) : say('doctor.mailServerTakesOur');
};
