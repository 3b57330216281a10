import { createTransport } from 'nodemailer';
import { newId } from '../../../db/id.ts';
import { queueMail } from '../../../db/messaging/mails.ts';
import type { Db } from '../../../db/open.ts';
import type { Clock } from '../../clock.ts';
import { createSeal } from '../../http/seal.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { ProviderCalls } from '../../operations/providerCalls.ts';
import { fixOf, isFinal } from './refusals.ts';
import { transportOptions } from './transport.ts';

/** The kind of the mail to somebody who is erased. Of that, not even the address is kept. */
export const farewell = 'account_deleted';

/** Nothing in these is a secret, so their texts are kept for a month and can be sent again. */
const harmless = new Set([
  'trial_ending',
  'payment_failed',
  'subscription_cancelled',
  'receipt',
  'email_changed',
  'password_changed',
  'webhook_disabled',
]);
export const isHarmless = ({ kind }: { kind: string }): boolean => harmless.has(kind);

/** `userId`: the person it is about, with whom it is exported and erased; null for a farewell. */
export type Mail = {
  userId: string | null;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** The message for the SMTP server. */
export type Letter = {
  to: string | { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  messageId?: string;
  headers?: Record<string, string>;
};

export type Mailer = {
  /** The sender of every mail, to whom people answer. */
  from: string;
  /** Queues a mail. From here on it survives a restart, and an SMTP server that is away. */
  post(mail: Mail): Promise<void>;
  /** Sends one letter now. @throws the SMTP server's answer */
  send(letter: Letter): Promise<void>;
  /** The texts of a mail as they were posted. @throws {Unreadable} where another AUTH_SECRET sealed them */
  readBody(mail: { id: string; sealed: boolean; text: string; html: string }): { text: string; html: string };
  /**
   * Signs in to the SMTP server, and sends this letter at once where one is given.
   * @throws the SMTP server's answer
   */
  probe(letter: Letter | null): Promise<void>;
  close(): void;
};

export class Unreadable extends Error {}

/** Mails that are sent at the same time, each over a connection of its own. */
export const mailConnections = 5;

type Options = {
  db: Db;
  clock: Clock;
  smtpUrl: string;
  from: string;
  /** The server's secret. It seals the texts of mails that are not harmless until they are sent. */
  authSecret: string;
  jobs: Pick<Jobs, 'hurry'>;
  /** Told how each try went. */
  calls?: Pick<ProviderCalls, 'note'>;
};

/** Queues mails, and speaks to the SMTP server for the job that sends them. */
export function createMailer({ db, clock, smtpUrl, from, authSecret, jobs, calls }: Options): Mailer {
  const { seal, open } = createSeal(authSecret, 'mails');
  const transport = createTransport({
    ...transportOptions(smtpUrl),
    pool: true,
    maxConnections: mailConnections,
  });

  /** Tells how long the SMTP server took and how that ended. */
  async function told<T>(work: Promise<T>): Promise<T> {
    const began = performance.now();
    const note = (outcome: string) => calls?.note('mail', outcome, (performance.now() - began) / 1000);
    try {
      const answer = await work;
      note('ok');
      return answer;
    } catch (err) {
      note(isFinal(err) ? 'refused' : fixOf(err) ? 'key' : 'unavailable');
      throw err;
    }
  }

  const send = async (letter: Letter): Promise<void> => {
    await told(transport.sendMail({ from, ...letter }));
  };

  return {
    from,
    send,
    async post({ to, ...mail }) {
      const createdAt = clock.now();
      const id = newId(createdAt);
      const body = isHarmless(mail)
        ? { sealed: false }
        : { sealed: true, text: seal(mail.text, `${id} text`), html: seal(mail.html, `${id} html`) };
      await queueMail(db, { ...mail, ...body, id, recipient: to, createdAt });
      jobs.hurry('mail');
    },
    readBody({ id, sealed, text, html }) {
      if (!sealed) return { text, html };
      try {
        return { text: open(text, `${id} text`), html: open(html, `${id} html`) };
      } catch {
        throw new Unreadable('This mail was sealed with another AUTH_SECRET');
      }
    },
    async probe(letter) {
      await told(transport.verify());
      if (letter) await send(letter);
    },
    close: () => transport.close(),
  };
}
