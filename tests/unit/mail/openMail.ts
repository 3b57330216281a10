import type { Db } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Clock } from '../../../server/clock.ts';
import { createLog, type Log } from '../../../server/log.ts';
import { createMailer, type Mail } from '../../../server/messaging/mail/mailer.ts';
import { mailTask } from '../../../server/messaging/mail/mailQueue.ts';
import { createJobs } from '../../support/jobs.ts';

export type TestMail = Awaited<ReturnType<typeof openMail>>;

type Options = { db: Db; clock: Clock; smtpUrl: string; authSecret: string; log?: Log };

/** The mailer and the jobs that send its mails, as a server has them. */
export async function openMail({ db, clock, smtpUrl, authSecret, log = createLog('silent') }: Options) {
  const jobs = createJobs({ db, clock, log });
  const from = 'Chime In <hello@chimein.example>';
  const mail = createMailer({ clock, smtpUrl, from, authSecret });
  jobs.define({
    mail: mailTask({ db, clock, log, mail, config: { authSecret, publicUrl: 'https://chimein.example' } }),
  });
  await jobs.start(['mail']);
  return {
    ...mail,
    async post(letter: Mail): Promise<void> {
      await transaction(db, (tx) => mail.queue(tx, letter));
      jobs.hurry('mail');
    },
    look: jobs.look,
    sendDue: () => jobs.runDue('mail'),
    async close(): Promise<void> {
      await jobs.stop(20_000);
      mail.close();
    },
  };
}
