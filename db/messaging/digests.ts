import { and, eq, isNotNull } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { addJob, cancelJobs } from '../jobs/jobs.ts';
import type { Tx } from '../open.ts';
import { users } from '../schema/index.ts';
import type { MachineTime } from '../time.ts';

/** Turns the digest on or off. One job per user sends it, so it is sent once even with several servers. */
export async function saveDigest(
  tx: Tx,
  userId: string,
  at: { timeZone: string; now: MachineTime; runAt: MachineTime } | null,
): Promise<void> {
  await tx
    .update(users)
    .set({ digestTimeZone: at?.timeZone ?? null })
    .where(eq(users.id, userId));
  await cancelJobs(tx, 'digest', [userId]);
  if (at) await addJob(tx, { kind: 'digest', key: userId, createdAt: at.now, runAt: at.runAt });
}

/** False if the user turned it off or was erased. */
export async function markDigested(tx: Tx, userId: string, at: MachineTime): Promise<boolean> {
  const isOn = and(eq(users.id, userId), isNotNull(users.digestTimeZone));
  return changes(await tx.update(users).set({ digestedAt: at }).where(isOn)) > 0;
}
