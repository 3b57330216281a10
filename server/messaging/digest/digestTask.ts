import { findUser, type UserRow } from '../../../db/identity/users.ts';
import { settleJob } from '../../../db/jobs/jobs.ts';
import { markDigested, readNews } from '../../../db/messaging/digests.ts';
import { transaction } from '../../../db/transaction.ts';
import { type MachineTime, toEngineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { scopesOf } from '../../identity/people/scopes.ts';
import type { Job, Result, Task } from '../../jobs/jobs.ts';
import { digestMail, provedName, type WorkspaceNews } from '../mail/templates.ts';
import { nextDigestAt } from './nextDigest.ts';
import { unsubscribeUrl } from './unsubscribeLink.ts';

/** After a long pause, a digest covers only this much time. */
const longest = 7 * day;
/** Results are read up to a week after a comment by default. */
const oldestResults = 31 * day;

/**
 * Mails each subscriber's digest once a day. The mark, the e-mail and the next due time are stored in one
 * transaction, only while this server holds the claim.
 */
export function digestTask(deps: Deps): Task {
  const { db, clock, mail, config } = deps;

  async function handler(job: Job): Promise<Result> {
    const user = await findUser(db, job.key);
    if (!user || user.digestTimeZone === null) return { state: 'done' };
    const now = clock.now();
    const news = await newsOf(deps, user, now);
    const { firstName: _, language, id: userId, email: to } = user;
    const links = { appUrl: `${config.publicUrl}/dashboard`, unsubscribeUrl: unsubscribeUrl(config, userId) };
    const letter = digestMail({ firstName: provedName(user), language, news, ...links });
    const next = { state: 'repeat', runAt: nextDigestAt(user.digestTimeZone, now, now) } as const;
    async function record(): Promise<void> {
      await transaction(db, async (tx) => {
        if (!(await settleJob(tx, { ...job, kind: 'digest' }, next))) return;
        if (!(await markDigested(tx, userId, now))) return;
        if (news.length > 0) await mail.queue(tx, { userId, to, ...letter });
      });
    }
    return { ...next, record };
  }

  return { handler, clock, concurrency: 2 };
}

/** Starts with the user's own workspace. Leaves out workspaces without news. */
async function newsOf(deps: Deps, user: UserRow, now: MachineTime): Promise<WorkspaceNews[]> {
  const { db } = deps;
  // Digests are due by the machine's clock, but events carry the engine's time.
  const since = toEngineTime(deps, Math.max(user.digestedAt ?? now - day, now - longest));
  const period = { since, until: toEngineTime(deps, now), oldest: since - oldestResults };
  const found: WorkspaceNews[] = [];
  for (const { scope, workspace } of await scopesOf(db, user.id)) {
    const news = await readNews(db, scope, user.id, period);
    if (Object.values(news).some((figure) => figure > 0))
      found.push({ name: workspace?.name ?? null, ...news });
  }
  return found;
}
