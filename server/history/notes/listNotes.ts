import * as db from '../../../db/notes.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Note } from './schemas.ts';

/** A page of what admins wrote down about a user, and how many notes there are. */
export async function listNotes(
  deps: Pick<Deps, 'db'>,
  userId: string,
  page: db.NotePage,
): Promise<{ rows: Note[]; total: number }> {
  const { rows, total } = await db.listNotes(deps.db, userId, page);
  return {
    rows: rows.map(({ note, author }) => wireNote(note, author && `${author.firstName} ${author.lastName}`)),
    total,
  };
}

/** A note as the API shows it. */
export const wireNote = (
  { id, authorId, text, createdAt, editedAt }: db.NoteRow,
  author: string | null,
): Note => ({
  id,
  authorId,
  author,
  text,
  createdAt: iso(createdAt),
  editedAt: editedAt === null ? null : iso(editedAt),
});
