import { z } from 'zod';
import { fault } from '../../texts/faults.ts';

export const longestNote = 5000;

/** Times are ISO 8601 UTC. */
export const Note = z
  .object({
    id: z.string(),
    authorId: z.string(),
    author: z.string().nullable().describe('The name; null for a deleted user'),
    text: z.string().describe('Text of the note'),
    createdAt: z.string(),
    editedAt: z.string().nullable(),
  })
  .meta({
    id: 'Note',
    example: {
      id: '0199a1b2c3d4e5f607182940',
      authorId: '0199a1b2c3d4e5f607182900',
      author: 'Admin Chime In',
      text: 'Asked for an invoice with a VAT number.',
      createdAt: '2026-03-02T10:00:00.000Z',
      editedAt: null,
    },
  });
export type Note = z.infer<typeof Note>;

export const NoteInput = z
  .strictObject({
    text: z
      .string(fault('noteEmpty'))
      .trim()
      .min(1, fault('noteEmpty'))
      .max(longestNote, fault('noteTooLong', { count: longestNote }))
      .describe('Text of the note'),
  })
  .meta({ id: 'NoteInput', example: { text: 'Asked for an invoice with a VAT number.' } });
export type NoteInput = z.infer<typeof NoteInput>;

export const NoteFilter = z.strictObject({});
export const noteSorts = ['createdAt'] as const;
