import { and, asc, desc, eq } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Db, Reader } from '../open.ts';
import { notes, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { type AuditEntry, writeAudit } from './audit.ts';

export type NoteRow = typeof notes.$inferSelect;
export type ListedNote = { note: NoteRow; author: { firstName: string; lastName: string } | null };
export type NotePage = { sort: { descending: boolean }; offset: number; limit: number };

export async function listNotes(
  db: Reader,
  userId: string,
  { sort, offset, limit }: NotePage,
): Promise<{ rows: ListedNote[]; total: number }> {
  const order = sort.descending ? desc : asc;
  const about = eq(notes.userId, userId);
  const rows = await db
    .select({ note: notes, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId))
    .where(about)
    .orderBy(order(notes.createdAt), order(notes.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(notes, about) };
}

export async function findNote(db: Reader, userId: string, id: string): Promise<NoteRow | undefined> {
  return first(
    db
      .select()
      .from(notes)
      .where(and(eq(notes.id, id), eq(notes.userId, userId))),
  );
}

/** The user must exist. */
export async function insertNote(db: Db, note: NoteRow, noted: AuditEntry): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.insert(notes).values(note);
    await writeAudit(tx, noted);
  });
}

export async function changeNote(
  db: Db,
  id: string,
  change: Pick<NoteRow, 'text' | 'editedAt'>,
  noted: AuditEntry,
): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.update(notes).set(change).where(eq(notes.id, id));
    await writeAudit(tx, noted);
  });
}

export async function deleteNote(db: Db, id: string, noted: AuditEntry): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.delete(notes).where(eq(notes.id, id));
    await writeAudit(tx, noted);
  });
}
