import { z } from 'zod';
import { Ids, sameAs } from '../../http/schemas.ts';
import { fault, nameOf } from '../../texts/faults.ts';

/** A page may show a thread at once. */
export const longestThread = 500;

const shape = {
  _id: z.string(),
  id: sameAs('_id'),
  accountId: z.string(),
  accountName: z.string().describe('Name of the account that commented'),
  authorId: z.string().describe('ID of the person on the network'),
  authorName: z.string().describe('Empty, as all that identifies the person, for people who have opted out'),
  authorHeadline: z.string().describe("The author's headline on LinkedIn; may be empty"),
  authorUrl: z.string().describe('Profile of the author; empty if it is not known'),
  authorImageUrl: z.string().describe('Photo of the author; empty without one'),
  text: z.string().describe('Text of the reply'),
  createdAt: z.string().describe('Time of the reply'),
  handledAt: z.string().nullable().describe('When somebody marked it as handled; null before'),
  url: z.string().describe('Shows the reply on the network'),
  commentId: z.string().describe('The comment that it replies to'),
  comment: z.string().describe('Your comment'),
  posterName: z.string().describe('Author of the post'),
  postExcerpt: z.string().describe('First words of the post'),
};
const example = {
  _id: '0199a1b2c3d4e5f607182932',
  id: '0199a1b2c3d4e5f607182932',
  accountId: 'Yk08cDzzdsqs9_8ds',
  accountName: 'Mara Winter',
  authorId: 'ACoAAB2xAda',
  authorName: 'Ada Okafor',
  authorHeadline: 'Head of engineering',
  authorUrl: 'https://www.linkedin.com/in/ada-okafor',
  authorImageUrl: '',
  text: 'The second step, by far.',
  createdAt: '2026-03-02T12:10:00.000Z',
  handledAt: null,
  url: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
  commentId: '0199a1b2c3d4e5f607182931',
  comment: 'Which of the three steps took your team longest?',
  posterName: 'Ada Okafor',
  postExcerpt: 'We cut our build time to a third in three steps.',
};

export const Reply = z.object(shape).meta({ id: 'Reply', example });
export type Reply = z.infer<typeof Reply>;

export const ReplyThread = z
  .object({
    ...shape,
    thread: z
      .array(
        z.object({
          _id: z.string(),
          authorName: z.string().describe('Author of this reply'),
          text: z.string().describe('Text of the reply'),
          createdAt: z.string(),
          isOwn: z.boolean().describe('Written by the account itself'),
        }),
      )
      .describe(`The latest ${longestThread} replies to the comment, oldest first`),
  })
  .meta({
    id: 'ReplyThread',
    example: {
      ...example,
      thread: [
        {
          _id: example._id,
          authorName: example.authorName,
          text: example.text,
          createdAt: example.createdAt,
          isOwn: false,
        },
      ],
    },
  });
export type ReplyThread = z.infer<typeof ReplyThread>;

export const replySorts = ['createdAt'] as const;
export const ReplyFilter = z.strictObject({
  id: Ids,
  accountId: z.string().max(100).optional(),
  authorId: z.string().max(200).optional(),
  handled: z.boolean().optional().describe('Whether somebody marked it as handled'),
  q: z.string().max(200).optional().describe('Part of the reply or of the name of its author'),
  createdAt_gte: z.iso.datetime({ offset: true }).optional(),
  createdAt_lte: z.iso.datetime({ offset: true }).optional(),
});
export type ReplyFilter = z.infer<typeof ReplyFilter>;

export const ReplyChange = z
  .strictObject({
    handled: z
      .boolean(fault('notBoolean', { what: nameOf('handled') }))
      .describe('Whether somebody has dealt with it'),
  })
  .meta({ id: 'ReplyChange', example: { handled: true } });
export type ReplyChange = z.infer<typeof ReplyChange>;

export const ReplyId = z.object({ id: z.string().max(100) });
