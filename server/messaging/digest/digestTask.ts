import { findUser, type UserRow } from '../../../db/identity/users.ts';
import { settleJob } from '../../../db/jobs/jobs.ts';
import { markDigested } from '../../../db/messaging/digests.ts';
import { takeNews } from '../../../db/messaging/reportedNews.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { type MachineTime, toEngineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day, hour } from '../../durations.ts';
import { withoutOptedOut } from '../../history/responders/optedOut.ts';
import { scopesOf } from '../../identity/people/scopes.ts';
import type { Job, Result, Task } from '../../jobs/jobs.ts';
import { digestMail, provedName, type WorkspaceNews } from '../mail/templates.ts';
import { nextDigestAt } from './nextDigest.ts';
import { unsubscribeUrl } from './unsubscribeLink.ts';

/** After a long pause, a digest covers only this much time. */
const longest = 7 * day;
/** A read may be stored this long after the time of its findings. Marks keep them from being mailed twice. */
const longestRead = 2 * hour;
/** Results are read for a month after a comment. */
const oldestResults = 31 * day;

/**
 * Mails each subscriber's digest once a day. The marks of its news, the e-mail and the next due time are
 * stored in one transaction, only while this server holds the claim.
 */
export function digestTask(deps: Deps): Task {
  const { db, clock, mail, config } = deps;

  async function handler(job: Job): Promise<Result> {
    const user = await findUser(db, job.key);
    if (!user || user.digestTimeZone === null) return { state: 'done' };
    const now = clock.now();
    const next = { state: 'repeat', runAt: nextDigestAt(user.digestTimeZone, now, now) } as const;
    const record = () =>
      transaction(db, async (tx) => {
        if (!(await settleJob(tx, { ...job, kind: 'digest' }, next))) return;
        if (await markDigested(tx, user.id, now)) await queueDigest(tx, user, now);
      });
    return { ...next, record };
  }

  async function queueDigest(tx: Tx, user: UserRow, now: MachineTime): Promise<void> {
    const { language, id: userId, email: to } = user;
    const news = await newsOf(tx, user, now);
    if (news.length === 0) return;
    const links = { appUrl: config.publicUrl, unsubscribeUrl: unsubscribeUrl(config, userId) };
    const letter = digestMail({ firstName: provedName(user), language, news, ...links });
    await mail.queue(tx, { userId, to, ...letter });
  }

  /** Starts with the user's own workspace. Leaves out workspaces without news. */
  async function newsOf(tx: Tx, user: UserRow, now: MachineTime): Promise<WorkspaceNews[]> {
    const { id: readerId, digestedAt } = user;
    // Digests are due by the machine's clock, but what they tell carries the engine's time.
    const since = toEngineTime(deps, Math.max(digestedAt ?? now - day, now - longest) - longestRead);
    const oldestDay = new Date(since - oldestResults).toISOString().slice(0, 10);
    const found: WorkspaceNews[] = [];
    for (const { scope, owner: workspace } of await scopesOf(tx, readerId)) {
      const news = await takeNews(tx, { scope, readerId, since, oldestDay, now });
      const { latest, ...figures } = news;
      if (Object.values(figures).some((figure) => figure > 0))
        found.push({ workspace, ...figures, latest: await withoutOptedOut(tx, latest) });
    }
    return found;
  }

  return { handler, clock, concurrency: 2 };
}
