import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { prepared } from './prepared.ts';
import {
  automations,
  codes,
  connectLinks,
  engines,
  jobs,
  mails,
  personalTokens,
  resetTokens,
  restores,
  type StoredTiming,
  sessions,
  settings,
  switches,
} from './schema/index.ts';

/** More than is ever written between a backup and its return. */
const idsSkipped = 1_000_000_000;

export type Precautions = {
  /** Ms since the epoch. */
  at: number;
  knownUntil: number;
  /** Why all comments are stopped, for everybody who asks. */
  reason: string;
  reasonText: string | null;
  keepTokens: boolean;
  /** When the hours in which an account is now are over, ms since the epoch; null outside of them. What it did in them is not known. */
  hoursEnd: (timing: StoredTiming) => number | null;
  /** The kind of mail of which not even the address is kept. */
  farewell: string;
};

/**
 * Prepares a database that has forgotten what happened since its backup: all comments stand still, no account
 * says more in the hours that have begun, nobody is signed in, mails that were waiting then are not sent now, and ids that were given
 * since are not given again. Answers how many mails and tokens that were.
 */
export function takePrecautions(
  db: Db,
  { at, knownUntil, reason, reasonText, keepTokens, hoursEnd, farewell }: Precautions,
): { mails: number; tokens: number } {
  return db.transaction((tx) => {
    tx.insert(restores).values({ at, knownUntil }).run();
    tx.insert(switches)
      .values({ name: 'stop_everything', since: at, reason, reasonText })
      .onConflictDoNothing()
      .run();
    tx.update(sessions).set({ endedAt: at }).where(isNull(sessions.endedAt)).run();
    for (const secrets of [codes, resetTokens, connectLinks]) tx.delete(secrets).run();
    const tokens = keepTokens
      ? 0
      : tx.update(personalTokens).set({ revokedAt: at }).where(isNull(personalTokens.revokedAt)).run()
          .changes;
    const queued = tx
      .select({ key: jobs.key })
      .from(jobs)
      .where(and(eq(jobs.kind, 'mail'), isNull(jobs.deadAt)));
    const waiting = inArray(mails.id, queued);
    const forgotten = tx
      .delete(mails)
      .where(and(waiting, eq(mails.kind, farewell)))
      .run().changes;
    const fault = 'It waited in a backup that was restored, and may have been sent before';
    const setAside = tx.update(mails).set({ text: '', html: '', fault }).where(waiting).run().changes;
    tx.delete(jobs).where(eq(jobs.kind, 'mail')).run();
    tx.update(jobs).set({ lockedBy: null, lockedAt: null }).run();
    tx.delete(engines).run();
    tx.update(automations)
      .set({ leaseHolder: null, dueAt: 0 })
      .where(isNotNull(automations.leaseHolder))
      .run();
    const timings = tx
      .select({ id: automations.accountId, timing: settings.timing })
      .from(automations)
      .innerJoin(settings, eq(settings.accountId, automations.accountId));
    for (const { id, timing } of timings.all()) {
      const notBefore = sql`max(${automations.notBefore}, ${hoursEnd(timing) ?? 0})`;
      tx.update(automations).set({ notBefore }).where(eq(automations.accountId, id)).run();
    }
    tx.run(sql`insert into sqlite_sequence (name, seq) select name, 0 from sqlite_schema
        where sql like '%autoincrement%' and name not in (select name from sqlite_sequence)`);
    tx.run(sql`update sqlite_sequence set seq = seq + ${idsSkipped}`);
    return { mails: forgotten + setAside, tokens };
  });
}

const latest = prepared((db) =>
  db.$client.prepare('select at, known_until as knownUntil from restores order by id desc limit 1'),
);

/** When this database last took the place of another, and the latest that it knew then; undefined where it never did. */
export const lastRestore = (db: Db): { at: number; knownUntil: number } | undefined =>
  latest(db).get([]) as { at: number; knownUntil: number } | undefined;
