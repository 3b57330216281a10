import { createTransport } from 'nodemailer';
import { createMailer } from '../../server/messaging/mail/mailer.ts';
import { transportOptions } from '../../server/messaging/mail/transport.ts';
import { FailedCheck } from '../../server/operations/doctor/failedCheck.ts';
import { checkMail } from '../../server/operations/doctor/mail.ts';
import { Difference, type LiveChecks, NotApplicable } from './liveCheck.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Checks with the real mail server. They send nothing: each connection ends before a recipient is named. */
export const mailChecks: LiveChecks = ({ endpoints, config, clock }) => {
  const { smtpUrl, from } = endpoints.mail;
  const sender = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  const { username, password } = new URL(smtpUrl);

  return [
    {
      name: 'login',
      explains: 'Connects to the mail server, with TLS if configured, and logs in.',
      expected: 'The mail server accepts the login',
      async run() {
        const mail = createMailer({ clock, ...endpoints.mail, authSecret: config.authSecret });
        try {
          return (await checkMail({ config, mail }, null)).message;
        } catch (error) {
          if (!(error instanceof FailedCheck)) throw error;
          throw new Difference(`${error.message}. ${error.fix.message}`);
        } finally {
          mail.close();
        }
      },
    },
    {
      name: 'sender',
      explains: `Checks that the mail server accepts ${sender} as a sender, and disconnects before naming a recipient.`,
      expected: '250',
      async run() {
        let seen = '';
        const login = {
          // nodemailer lets a custom login send commands. The check ends there, before a recipient is named.
          customAuth: {
            async SENDER({ sendCommand, authMethods }: { sendCommand: Send; authMethods: string[] }) {
              if (username !== '') await logIn(sendCommand, authMethods);
              const { status, response } = await sendCommand(`MAIL FROM:<${sender}>`);
              seen = status === 250 ? '250' : response;
            },
          },
          auth: { type: 'custom', method: 'SENDER' },
          forceAuth: true,
        };
        await createTransport({ ...transportOptions(smtpUrl), ...login } as Parameters<
          typeof createTransport
        >[0])
          .verify()
          .catch((error: Error) => {
            throw error instanceof NotApplicable ? error : new Difference(error.message);
          });
        if (seen !== '250') throw new Difference(seen);
        return seen;
      },
    },
  ];

  async function logIn(send: Send, methods: string[]): Promise<void> {
    const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
    const lines = methods.includes('PLAIN')
      ? [`AUTH PLAIN ${base64(`\0${user}\0${secret}`)}`]
      : ['AUTH LOGIN', base64(user), base64(secret)];
    for (const line of lines) {
      const { status, response } = await send(line);
      if (status >= 400) throw new Error(response);
    }
  }
};

type Send = (command: string) => Promise<{ status: number; response: string }>;
