import { and, desc, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import { reopenProposals } from '../automation/proposals.ts';
import { skipNumbers } from '../dialect/identities.ts';
import { changes, greatest } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { endAllGrants } from '../identity/oauth.ts';
import type { Db, Reader, Tx } from '../open.ts';
import {
  automations,
  codes,
  connectLinks,
  engines,
  events,
  installation,
  jobs,
  mails,
  personalTokens,
  resetTokens,
  restores,
  type StoredTiming,
  sessions,
  settings,
  switches,
  users,
  voices,
} from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/** More ids than are ever given between a backup and its restore. */
const numbersSkipped = 1_000_000_000;

export type Precautions = {
  /** Ms since the epoch. */
  at: number;
  knownUntil: number;
  /** Why all comments are stopped. */
  reason: string;
  reasonText: string | null;
  keepTokens: boolean;
  /**
   * When the account's current working hours end, ms since the epoch; null outside of them. Comments posted
   * in these hours after the backup are unknown.
   */
  hoursEnd: (timing: StoredTiming) => number | null;
  /** The kind of mail whose row is deleted, because even its address must not stay. */
  farewell: string;
};

/**
 * Prepares a database that lacks everything since its backup: stops all comments, blocks accounts for the
 * present working hours, ends all sessions, drops waiting mails, and skips ids that were given since. Returns
 * the number of mails and tokens.
 */
export async function takePrecautions(
  db: Db,
  { at, knownUntil, reason, reasonText, keepTokens, hoursEnd, farewell }: Precautions,
): Promise<{ mails: number; tokens: number }> {
  return transaction(db, async (tx) => {
    await stopAfterLoss(tx, { at, knownUntil, reason, reasonText });
    await tx.delete(installation).where(eq(installation.name, 'postgres_primary'));
    await tx.update(sessions).set({ endedAt: at }).where(isNull(sessions.endedAt));
    for (const secrets of [codes, resetTokens, connectLinks]) await tx.delete(secrets);
    // Those that ended since the backup would count again, and assistants hold newer tokens.
    await endAllGrants(tx);
    // Their owners may have taken the consent back since the backup.
    await tx.delete(voices);
    await reopenProposals(tx);
    const tokens = keepTokens
      ? 0
      : changes(
          await tx.update(personalTokens).set({ revokedAt: at }).where(isNull(personalTokens.revokedAt)),
        );
    const queued = tx
      .select({ key: jobs.key })
      .from(jobs)
      .where(and(eq(jobs.kind, 'mail'), isNull(jobs.deadAt)));
    const waiting = inArray(mails.id, queued);
    const forgotten = changes(await tx.delete(mails).where(and(waiting, eq(mails.kind, farewell))));
    const fault = 'It waited in a backup that was restored, and may have been sent before';
    const setAside = changes(await tx.update(mails).set({ text: '', html: '', fault }).where(waiting));
    await tx.delete(jobs).where(eq(jobs.kind, 'mail'));
    await tx.update(jobs).set({ lockedBy: null, lockedAt: null }).where(isNotNull(jobs.lockedBy));
    await tx.delete(engines);
    await tx
      .update(automations)
      .set({ leaseHolder: null, dueAt: 0 })
      .where(isNotNull(automations.leaseHolder));
    const timings = await tx
      .select({ id: automations.accountId, timing: settings.timing })
      .from(automations)
      .innerJoin(settings, eq(settings.accountId, automations.accountId));
    for (const { id, timing } of timings) {
      const notBefore = greatest(automations.notBefore, hoursEnd(timing) ?? 0);
      await tx.update(automations).set({ notBefore }).where(eq(automations.accountId, id));
    }
    await skipNumbers(tx, numbersSkipped);
    return { mails: forgotten + setAside, tokens };
  });
}

/**
 * Stops all comments of a database that lacks data. Once resumed, accounts check the network before they
 * comment on an older post.
 */
export async function stopAfterLoss(
  tx: Tx,
  { at, knownUntil, ...why }: Pick<Precautions, 'at' | 'knownUntil' | 'reason' | 'reasonText'>,
): Promise<void> {
  await tx.insert(restores).values({ at, knownUntil });
  const stop = { since: at, ...why };
  await tx
    .insert(switches)
    .values({ name: 'stop_everything', ...stop })
    .onConflictDoUpdate({ target: switches.name, set: stop });
}

/** The latest time stored in the database, ms since the epoch; 0 if it is empty. */
export async function latestMoment(db: Reader): Promise<number> {
  const found = [
    await firstOrThrow(db.select({ at: max(events.at) }).from(events)),
    await firstOrThrow(db.select({ at: max(sessions.lastSeenAt) }).from(sessions)),
    await firstOrThrow(db.select({ at: max(engines.beatAt) }).from(engines)),
    await firstOrThrow(db.select({ at: max(users.createdAt) }).from(users)),
  ];
  return Math.max(...found.map(({ at }) => at ?? 0));
}

/** The latest restore; undefined if there was none. */
export const lastRestore = (db: Reader): Promise<{ at: number; knownUntil: number } | undefined> =>
  first(
    db.select({ at: restores.at, knownUntil: restores.knownUntil }).from(restores).orderBy(desc(restores.id)),
  );
