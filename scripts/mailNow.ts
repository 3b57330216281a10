import type { Db } from '../db/open.ts';
import { systemClock } from '../server/clock.ts';
import type { Config } from '../server/config.ts';
import { createJobs } from '../server/jobs/createJobs.ts';
import type { Log } from '../server/log.ts';
import { createMailer } from '../server/messaging/mail/mailer.ts';
import { mailTask } from '../server/messaging/mail/mailQueue.ts';
import type { Endpoints } from '../server/providers/endpoints.ts';

/** Lets a script send due e-mails while servers use the same database. */
export async function mailNow(
  db: Db,
  log: Log,
  endpoint: Endpoints['mail'],
  config: Pick<Config, 'authSecret' | 'publicUrl'>,
) {
  const jobs = await createJobs({ db, clock: systemClock, log });
  const mail = createMailer({ clock: systemClock, ...endpoint, authSecret: config.authSecret });
  jobs.define({ mail: mailTask({ db, clock: systemClock, log, mail, config }) });
  return {
    jobs,
    mail,
    send: () => jobs.runDue('mail'),
    async close() {
      await jobs.stop(0);
      mail.close();
    },
  };
}
