import { z } from 'zod';
import { sameAs } from '../../http/schemas.ts';

export const Responder = z
  .object({
    _id: z.string().describe('The ID of the person on the network, the `authorId` of their replies'),
    id: sameAs('_id'),
    name: z.string(),
    headline: z.string(),
    url: z.string().describe('Their profile'),
    imageUrl: z.string(),
    replies: z.int().describe('Their replies'),
    comments: z.int().describe('Different comments of yours that they answered'),
    onOwnPosts: z.int().describe('Replies to comments on a post of their own'),
    lastAt: z.string().describe('Time of the latest reply'),
    lastUrl: z.string().describe('Shows the latest reply on the network'),
    lastCommentId: z.string().describe('The comment with the latest reply'),
    lastPosterName: z.string().describe('Author of the post with the latest reply'),
    accountNames: z.array(z.string()).describe('The accounts whose comments they answered'),
  })
  .meta({
    id: 'Responder',
    example: {
      _id: 'ACoAAB1',
      id: 'ACoAAB1',
      name: 'Ada Okafor',
      headline: 'Head of engineering',
      url: 'https://www.linkedin.com/in/ada-okafor',
      imageUrl: '',
      ...{ replies: 3, comments: 2, onOwnPosts: 1, lastAt: '2026-03-02T12:10:00.000Z' },
      lastUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
      lastCommentId: '0199a1b2c3d4e5f607182931',
      lastPosterName: 'Jonas Berg',
      accountNames: ['Mara Winter'],
    },
  });
export type Responder = z.infer<typeof Responder>;

export const responderSorts = ['replies', 'lastAt'] as const;
export const ResponderFilter = z.strictObject({
  accountId: z.string().max(100).optional(),
  q: z.string().max(200).optional().describe('Part of the name or headline'),
  postAuthor: z
    .boolean()
    .optional()
    .describe('Only those who answered on their own post, or only the others'),
});
export type ResponderFilter = z.infer<typeof ResponderFilter>;
