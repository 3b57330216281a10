import { createTransport } from 'nodemailer';
import { emptyLog } from '../../../db/files/emptyLog.ts';
import { newId } from '../../../db/id.ts';
import {
  dueMails,
  forgetMail,
  giveUpMail,
  insertMail,
  type MailRow,
  nextMailDueAt,
  postponeMail,
  recordMailSent,
} from '../../../db/mails.ts';
import type { Db } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Clock } from '../../clock.ts';
import { createSeal } from '../../http/seal.ts';
import type { Log } from '../../log.ts';
import type { ProviderCalls } from '../../operations/providerCalls.ts';
import { fixOf, isFinal } from './refusals.ts';
import { transportOptions } from './transport.ts';

/** The kind of the mail to somebody who is erased. Of that, not even the address is kept. */
export const farewell = 'account_deleted';

/** These kinds contain no secrets, so they are stored for a month and can be sent again. */
const harmless = new Set([
  'trial_ending',
  'payment_failed',
  'subscription_cancelled',
  'receipt',
  'email_changed',
  'password_changed',
  'webhook_disabled',
]);
const isHarmless = ({ kind }: Pick<MailRow, 'kind'>): boolean => harmless.has(kind);

/** `userId`: the person it is about, with whom it is exported and erased; null for a farewell. */
export type Mail = {
  userId: string | null;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

export type Postman = {
  /** The sender of every mail, to whom people answer. */
  from: string;
  /** Takes a mail over and returns at once. From here on it survives a restart, and a mail server that is away. */
  post(mail: Mail): Promise<void>;
  /** Sends what is due, and resolves when each such mail has been tried. */
  deliverDue(): Promise<void>;
  /**
   * Signs in to the mail server, and sends this letter at once where one is given.
   * @throws what the mail server answers
   */
  probe(letter: Pick<Mail, 'to' | 'subject' | 'text'> | null): Promise<void>;
  /** Finishes what is being sent; the rest waits for the next start. */
  close(): Promise<void>;
};

class Unreadable extends Error {}

const second = 1000;
const minute = 60 * second;
/** How long to wait after each failed try; the last one goes on until the mail is too old to be of use. */
const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute, 60 * minute];
const uselessAfterMs = 48 * 60 * minute;
const atOnce = 5;

type Options = {
  db: Db;
  clock: Clock;
  log: Log;
  smtpUrl: string;
  from: string;
  /** The server's secret. It seals the texts of mails that are not harmless until they are sent. */
  authSecret: string;
  /** Told how each try went. */
  calls?: Pick<ProviderCalls, 'note'>;
};

/** Opens the post office. Mails that an earlier run left unsent are sent first. */
export function createPostman({ db, clock, log, smtpUrl, from, authSecret, calls }: Options): Postman {
  const { seal, open } = createSeal(authSecret, 'mails');
  const transport = createTransport({
    ...transportOptions(smtpUrl),
    pool: true,
    maxConnections: atOnce,
  });
  /** Mails that were sent, and of which that could not be written down yet. */
  const unrecorded = new Set<string>();
  let closed = false;
  let round: Promise<void> | undefined;
  let again = false;
  let cancelWake = () => {};

  /** One round at a time; a call during a round makes it look once more before it ends. */
  function deliverDue(): Promise<void> {
    again = true;
    round ??= deliver().catch((err) => {
      log.error({ err }, 'failed to read or update the mail queue');
      if (!closed) cancelWake = clock.wakeAt(clock.now() + minute, () => void deliverDue());
    });
    return round;
  }

  async function deliver(): Promise<void> {
    cancelWake();
    let next: number | null = null;
    try {
      while (again && !closed) {
        again = false;
        for (let batch = await nextBatch(); batch.length > 0 && !closed; batch = await nextBatch()) {
          await Promise.all(batch.map(send));
        }
        next = await nextMailDueAt(db);
      }
    } finally {
      // At once after the last look at `again`, so that no call falls in between.
      round = undefined;
    }
    if (next !== null && !closed) cancelWake = clock.wakeAt(next, () => void deliverDue());
  }

  const nextBatch = () => dueMails(db, clock.now(), atOnce);

  /** Tells how long the mail server took and how that ended. */
  async function told<T>(work: Promise<T>): Promise<T> {
    const began = performance.now();
    const note = (outcome: string) => calls?.note('mail', outcome, (performance.now() - began) / second);
    try {
      const answer = await work;
      note('ok');
      return answer;
    } catch (err) {
      note(isFinal(err) ? 'refused' : fixOf(err) ? 'key' : 'unavailable');
      throw err;
    }
  }

  /** The texts as they were posted. @throws where another secret sealed them */
  function readBody({ id, sealed, text, html }: MailRow): Pick<MailRow, 'text' | 'html'> {
    if (!sealed) return { text, html };
    try {
      return { text: open(text, `${id} text`), html: open(html, `${id} html`) };
    } catch {
      throw new Unreadable('This mail was sealed with another AUTH_SECRET');
    }
  }

  async function send(mail: MailRow): Promise<void> {
    try {
      const letter = {
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        ...readBody(mail),
        // The same at every try, so that a mailbox can tell a mail that came twice.
        messageId: `<${mail.id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      if (!unrecorded.has(mail.id)) await told(transport.sendMail(letter));
    } catch (err) {
      await settleFault(mail, err);
      return;
    }
    // A full disk that prevents this record must not cause a second delivery.
    unrecorded.add(mail.id);
    if (mail.kind === farewell) await forget(mail);
    else await recordMailSent(db, mail.id, clock.now(), isHarmless(mail));
    unrecorded.delete(mail.id);
  }

  /** Leaves nothing of a mail to somebody who is erased. */
  async function forget({ id }: MailRow): Promise<void> {
    await forgetMail(db, id);
    await emptyLog(db);
  }

  async function settleFault(mail: MailRow, err: unknown): Promise<void> {
    const now = clock.now();
    const tries = mail.tries + 1;
    const fault = err instanceof Error ? err.message.slice(0, 500) : 'unknown';
    const dueAt = now + (waits[Math.min(mail.tries, waits.length - 1)] ?? minute);
    if (err instanceof Unreadable || isFinal(err) || dueAt - mail.createdAt > uselessAfterMs) {
      log.error({ mail: mail.id, kind: mail.kind, fault }, 'failed to send an e-mail, giving up');
      if (mail.kind === farewell) await forget(mail);
      else await giveUpMail(db, mail.id, { tries, fault }, isHarmless(mail));
    } else {
      const details = { mail: mail.id, kind: mail.kind, fault, tries };
      const fix = fixOf(err);
      if (fix)
        log.error(
          { ...details, fix: fix.message, alarm: 'mail' },
          'e-mails wait until the SMTP settings are fixed',
        );
      else log.warn(details, 'failed to send an e-mail, will retry');
      await postponeMail(db, mail.id, { dueAt, tries, fault });
    }
  }

  void deliverDue();
  return {
    from,
    async post({ to, ...mail }) {
      const createdAt = clock.now();
      const id = newId(createdAt);
      const body = isHarmless(mail)
        ? { sealed: false }
        : { sealed: true, text: seal(mail.text, `${id} text`), html: seal(mail.html, `${id} html`) };
      const kept = { ...mail, ...body, id, recipient: to, createdAt };
      await transaction(db, (tx) => insertMail(tx, kept));
      if (!closed) void deliverDue();
    },
    deliverDue,
    async probe(letter) {
      await told(transport.verify());
      if (letter) await told(transport.sendMail({ from, ...letter }));
    },
    async close() {
      closed = true;
      cancelWake();
      await round;
      cancelWake();
      transport.close();
    },
  };
}

const domainOf = (from: string): string => /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'chimein.invalid';
