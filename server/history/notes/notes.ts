import * as db from '../../../db/history/notes.ts';
import { newId } from '../../../db/id.ts';
import { findUser } from '../../../db/identity/users.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { auditEntry, changeBy } from '../../identity/users/audit.ts';
import { rowOf } from '../../identity/users/me.ts';
import { text } from '../../texts/text.ts';
import type { Note, NoteInput } from './schemas.ts';

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

const wireNote = ({ id, authorId, text, createdAt, editedAt }: db.NoteRow, author: string | null): Note => ({
  id,
  authorId,
  author,
  text,
  createdAt: iso(createdAt),
  editedAt: editedAt === null ? null : iso(editedAt),
});

type Needs = Pick<Deps, 'db' | 'clock'>;

/** @throws {AppError} not_found */
export async function addNote(
  deps: Needs,
  actor: Actor,
  userId: string,
  { text }: NoteInput,
  client: Client,
): Promise<Note> {
  if (!(await findUser(deps.db, userId))) throw notFound('user');
  const now = deps.clock.now();
  const note = { id: newId(now), userId, authorId: actor.userId, text, createdAt: now, editedAt: null };
  await db.insertNote(
    deps.db,
    note,
    auditEntry(changeBy(actor.userId, 'note.add', client), now, userId, { after: { text } }),
  );
  return wireNote(note, await nameOf(deps, actor));
}

/** @throws {AppError} not_found; conflict for another admin's note */
export async function editNote(
  deps: Needs,
  actor: Actor,
  { id: userId, noteId }: { id: string; noteId: string },
  { text }: NoteInput,
  client: Client,
): Promise<Note> {
  const note = await ownNote(deps, actor, userId, noteId);
  const now = deps.clock.now();
  const details = { before: { text: note.text }, after: { text } };
  const noted = auditEntry(changeBy(actor.userId, 'note.edit', client), now, userId, details);
  await db.changeNote(deps.db, noteId, { text, editedAt: now }, noted);
  return wireNote({ ...note, text, editedAt: now }, await nameOf(deps, actor));
}

/** @throws {AppError} not_found; conflict for another admin's note */
export async function removeNote(
  deps: Needs,
  actor: Actor,
  { id: userId, noteId }: { id: string; noteId: string },
  client: Client,
): Promise<void> {
  const { text } = await ownNote(deps, actor, userId, noteId);
  const change = changeBy(actor.userId, 'note.delete', client);
  await db.deleteNote(deps.db, noteId, auditEntry(change, deps.clock.now(), userId, { before: { text } }));
}

async function ownNote(
  { db: kept }: Needs,
  actor: Actor,
  userId: string,
  noteId: string,
): Promise<db.NoteRow> {
  const note = await db.findNote(kept, userId, noteId);
  if (!note) throw notFound('note');
  if (note.authorId !== actor.userId) throw new AppError('conflict', text('people.authorOnly'));
  return note;
}

async function nameOf(deps: Needs, actor: Actor): Promise<string> {
  const { firstName, lastName } = await rowOf(deps, actor);
  return `${firstName} ${lastName}`;
}
