import { and, eq, gte, inArray } from 'drizzle-orm';
import { param, takeTurns } from '../dialect/query.ts';
import { first } from '../first.ts';
import { addJob } from '../jobs/jobs.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { comments, voices } from '../schema/index.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';

export type VoiceRow = typeof voices.$inferSelect;

const voiceOf = prepare('voiceOf', (db) =>
  db
    .select()
    .from(voices)
    .where(eq(voices.accountId, param('accountId'))),
);

/** Undefined if nothing is known, because nobody agreed or pasted a sample. */
export const findVoice = (db: Reader, accountId: string): Promise<VoiceRow | undefined> =>
  first(voiceOf(db, { accountId }));

export const samplesOf = async (db: Reader, accountId: string): Promise<string[]> =>
  (await findVoice(db, accountId))?.samples.map(({ text }) => text) ?? [];

/** The same for a change. Other changes of this voice wait, also of one that has no row yet. */
export async function lockVoice(tx: Tx, accountId: string): Promise<VoiceRow | undefined> {
  await takeTurns(tx, voices, accountId);
  return findVoice(tx, accountId);
}

export async function saveVoice(tx: Tx, row: VoiceRow): Promise<void> {
  const { accountId: _, ...values } = row;
  await tx.insert(voices).values(row).onConflictDoUpdate({ target: voices.accountId, set: values });
}

/** Stores the owner's yes, given at `allowedAt`, and queues the one read that it allows. */
export async function queueVoiceRead(
  tx: Tx,
  accountId: string,
  allowedAt: MachineTime,
  now: MachineTime,
): Promise<void> {
  const unread = { samples: [], leftOut: [], readAt: null, readCount: null, readSince: null };
  await tx
    .insert(voices)
    .values({ accountId, allowedAt, ...unread })
    .onConflictDoUpdate({ target: voices.accountId, set: { allowedAt } });
  await addJob(tx, { kind: 'voice_read', key: accountId, createdAt: now });
}

/** Ends a yes whose read did not happen. */
export async function endConsent(db: Db, accountId: string, allowedAt: MachineTime): Promise<void> {
  const same = and(eq(voices.accountId, accountId), eq(voices.allowedAt, allowedAt));
  await transaction(db, (tx) => tx.update(voices).set({ allowedAt: null }).where(same));
}

export async function deleteVoice(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(voices).where(eq(voices.accountId, accountId));
}

const mostPosted = 10_000;

/** Comments that were written here for a user since then, which are in nobody's own words. */
export const writtenHere = (
  db: Reader,
  userId: string,
  since: EngineTime,
): Promise<{ commentId: string | null; text: string }[]> =>
  db
    .select({ commentId: comments.providerCommentId, text: comments.comment })
    .from(comments)
    .where(
      and(
        eq(comments.userId, userId),
        inArray(comments.state, ['confirmed', 'unknown', 'sent']),
        gte(comments.createdAt, since),
      ),
    )
    .limit(mostPosted);
