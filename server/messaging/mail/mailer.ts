import { createTransport } from 'nodemailer';
import { newId } from '../../../db/id.ts';
import { insertMail } from '../../../db/messaging/mails.ts';
import type { Tx } from '../../../db/open.ts';
import type { Clock } from '../../clock.ts';
import { createSeal } from '../../http/seal.ts';
import type { ProviderCalls } from '../../operations/providerCalls.ts';
import { fixOf, isFinal } from './refusals.ts';
import { transportOptions } from './transport.ts';

/** The kind of the e-mail to an erased user: not even its address is kept once it is sent. */
export const farewell = 'account_deleted';
export const digestKind = 'digest';

/** E-mails without a secret or a stranger's words: their texts are kept for a month and can be sent again. */
const harmless = new Set([
  'trial_ending',
  'payment_failed',
  'subscription_cancelled',
  'receipt',
  'email_changed',
  'password_changed',
  'webhook_disabled',
  'draft_news',
  'signed_out',
  'trial_results',
]);
export const isHarmless = ({ kind }: { kind: string }): boolean => harmless.has(kind);

/** `userId`: the user with whom it is exported and erased; null for a farewell. */
export type Mail = {
  userId: string | null;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

export type Letter = {
  to: string | { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  messageId?: string;
  headers?: Record<string, string>;
};

export type Mailer = {
  from: string;
  /** Queues an e-mail in the transaction of its cause. */
  queue(tx: Tx, mail: Mail): Promise<void>;
  /** Sends now, without the queue. @throws the SMTP server's answer */
  send(letter: Letter): Promise<void>;
  /** The unsealed texts. @throws {Unreadable} if another AUTH_SECRET sealed them */
  readBody(mail: { id: string; sealed: boolean; text: string; html: string }): { text: string; html: string };
  /** Logs in to the SMTP server, and sends the letter if there is one. @throws the SMTP server's answer */
  probe(letter: Letter | null): Promise<void>;
  close(): void;
};

export class Unreadable extends Error {}

export const mailConnections = 5;

type Options = {
  clock: Clock;
  smtpUrl: string;
  from: string;
  /** Seals the texts that are not harmless until they are sent. */
  authSecret: string;
  calls?: Pick<ProviderCalls, 'note'>;
};

export function createMailer({ clock, smtpUrl, from, authSecret, calls }: Options): Mailer {
  const { seal, open } = createSeal(authSecret, 'mails');
  const transport = createTransport({
    ...transportOptions(smtpUrl),
    pool: true,
    maxConnections: mailConnections,
  });

  async function measured<T>(work: Promise<T>): Promise<T> {
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
    await measured(transport.sendMail({ from, ...letter }));
  };

  return {
    from,
    send,
    async queue(tx, { to, ...mail }) {
      const createdAt = clock.now();
      const id = newId(createdAt);
      const body = isHarmless(mail)
        ? { sealed: false }
        : { sealed: true, text: seal(mail.text, `${id} text`), html: seal(mail.html, `${id} html`) };
      await insertMail(tx, { ...mail, ...body, id, recipient: to, createdAt });
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
      await measured(transport.verify());
      if (letter) await send(letter);
    },
    close: () => transport.close(),
  };
}
