import { CommentsPage } from './CommentsPage.tsx';

export const comments = {
  name: 'comments-history',
  list: CommentsPage,
  recordRepresentation: 'posterName',
};
