import { fixOf } from '../../messaging/mail/refusals.ts';
import { mailTexts } from '../../texts/mail.ts';
import { say } from '../../texts/say.ts';
import { fill } from '../../texts/sentence.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

const connection = say('doctor.checkSmtpHost');

/** Signs in to the mail server, and sends an e-mail to the requesting admin. */
export const checkMail: Check = async ({ mail, config }, asker) => {
  const { title, body } = mailTexts[asker?.language ?? 'en'].test;
  const text = `${fill(body, { url: config.publicUrl })}
`;
  try {
    await mail.probe(asker && { to: asker.email, subject: title, text });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new FailedCheck(
      say('doctor.mailRejected', { quote: said.slice(0, 300) }),
      fixOf(error) ?? connection,
      error,
    );
  }
  return asker ? say('doctor.mailSent', { quote: asker.email }) : say('doctor.mailLoginAccepted');
};
