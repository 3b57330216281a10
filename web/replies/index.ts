import { RepliesPage } from './RepliesPage.tsx';

export const replies = { name: 'replies', list: RepliesPage, recordRepresentation: 'authorName' };
