import type { ExportedComment } from '../server/history/comments/schemas.ts';
import { fieldsOf } from './command.ts';

export const commentFields = fieldsOf<ExportedComment>({
  _id: 'ID of the comment',
  accountId: 'ID of the account',
  accountName: 'name of the account',
  postUrl: 'URL of the post',
  posterName: 'author of the post',
  posterImageUrl: "URL of the author's photo",
  postExcerpt: 'first characters of the post',
  comment: 'text of the comment',
  category: '`Monitor` or `Search`',
  createdAt: 'time it was posted',
});
