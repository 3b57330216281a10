import { fixOf } from '../../messaging/mail/refusals.ts';
import { mailTexts } from '../../texts/mail.ts';
import { fill, type Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { type Asker, type DoctorNeeds, FailedCheck } from './failedCheck.ts';

const connection = text('doctor.checkSmtpHost');

/** Signs in to the mail server, and sends an e-mail to the requesting admin. */
export async function checkMail(
  { mail, config }: Pick<DoctorNeeds, 'mail' | 'config'>,
  asker: Asker | null,
): Promise<Sentence> {
  const { title, body } = mailTexts[asker?.language ?? 'en'].test;
  const content = `${fill(body, { url: config.publicUrl })}
`;
  try {
    await mail.probe(asker && { to: asker.email, subject: title, text: content });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new FailedCheck(
      text('doctor.mailRejected', { quote: message.slice(0, 300) }),
      fixOf(error) ?? connection,
      error,
    );
  }
  return asker ? text('doctor.mailSent', { quote: asker.email }) : text('doctor.mailLoginAccepted');
}
