/** The fields of a comment in the history. */
import type { ExportedComment } from '../server/comments/schemas.ts';
import { fieldsOf } from './command.ts';

export const commentFields = fieldsOf<ExportedComment>({
  _id: 'which comment',
  accountId: 'which account',
  accountName: 'its name',
  postUrl: 'of the post',
  posterName: 'who wrote it',
  posterImageUrl: 'their picture',
  comment: 'what was said',
  category: '`Monitor` or `Search`',
  createdAt: 'when it was posted',
});
