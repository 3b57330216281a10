import { truncateWal } from '../../../db/files/truncateWal.ts';
import { findMail, forgetMail, recordMailFailed, recordMailSent } from '../../../db/messaging/mails.ts';
import type { Deps } from '../../deps.ts';
import { minute, second } from '../../durations.ts';
import type { Job, Result, Task } from '../../jobs/jobs.ts';
import { subscriptionOf, type UnsubscribeSite, unsubscribeHeaders } from '../digest/unsubscribeLink.ts';
import { farewell, isHarmless, mailConnections, Unreadable } from './mailer.ts';
import { fixOf, isFinal } from './refusals.ts';

/** The last wait repeats until the e-mail is useless. */
const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute, 60 * minute];
const uselessAfterMs = 48 * 60 * minute;

export function mailTask({
  db,
  clock,
  log,
  mail: mailer,
  config,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'mail'> & { config: UnsubscribeSite }): Task {
  async function handler(job: Job): Promise<Result> {
    const claim = { ...job, kind: 'mail' as const };
    const mail = await findMail(db, job.key);
    // The user was deleted, or a worker believed dead has sent it.
    if (!mail || mail.sentAt !== null) return { state: 'done' };
    const subscription = subscriptionOf(mail.kind);
    const isFarewell = mail.kind === farewell;
    const forget = async () => {
      await forgetMail(db, claim);
      await truncateWal(db);
    };
    try {
      await mailer.send({
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        ...mailer.readBody(mail),
        // The same at every try, so that a mailbox recognizes a repetition.
        messageId: `<${mail.id}@${domainOf(mailer.from)}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(subscription && mail.userId !== null && unsubscribeHeaders(config, mail.userId, subscription)),
        },
      });
    } catch (err) {
      const outcome = afterFault(job, mail, err);
      const isOver = outcome.state === 'dead';
      const record = () => recordMailFailed(db, claim, outcome, isHarmless(mail));
      return { ...outcome, record: isFarewell && isOver ? forget : record };
    }
    const sentAt = clock.now();
    const record = () => recordMailSent(db, claim, sentAt, isHarmless(mail));
    return { state: 'done', record: isFarewell ? forget : record };
  }

  function afterFault(
    job: Job,
    { id, kind, createdAt }: { id: string; kind: string; createdAt: number },
    err: unknown,
  ) {
    const now = clock.now();
    const error = err instanceof Error ? err.message.slice(0, 500) : 'unknown';
    const details = { mail: id, kind, fault: error, tries: job.attempts };
    const runAt = now + (waits[Math.min(job.attempts, waits.length) - 1] ?? minute);
    // The age of a replayed e-mail counts from the replay.
    if (
      err instanceof Unreadable ||
      isFinal(err) ||
      runAt - Math.max(createdAt, job.createdAt) > uselessAfterMs
    ) {
      log.error(details, 'failed to send an e-mail, giving up');
      return { state: 'dead', at: now, error } as const;
    }
    const fix = fixOf(err);
    if (fix)
      log.error(
        { ...details, fix: fix.message, alarm: 'mail' },
        'e-mails wait until the SMTP settings are fixed',
      );
    else log.warn(details, 'failed to send an e-mail, will retry');
    return { state: 'retry', runAt, error } as const;
  }

  return { handler, clock, concurrency: mailConnections, waits };
}

const domainOf = (from: string): string => /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'chimein.invalid';
