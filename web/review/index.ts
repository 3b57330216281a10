import { ReviewPage } from './ReviewPage.tsx';

export const drafts = { name: 'drafts', list: ReviewPage, recordRepresentation: 'posterName' };
