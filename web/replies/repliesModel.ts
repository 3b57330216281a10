import type { Reply } from '../../server/history/replies/schemas.ts';
import { type Filters as DateFilters, isoDay } from '../comments/rangeModel.ts';

export type ReplyRecord = Reply & { id: string };

export type Filters = Pick<DateFilters, 'accountId' | 'q' | 'createdAt_gte' | 'createdAt_lte'> & {
  handled?: boolean | undefined;
  authorId?: string | undefined;
};

export const replyKeys = {
  j: 'next',
  k: 'previous',
  o: 'open',
  e: 'handle',
  u: 'undo',
  '?': 'help',
} as const;

/** Whether the filters leave out more than the handled or the open replies. */
export const isNarrowed = ({ handled: _, ...filters }: Filters): boolean =>
  Object.values(filters).some((value) => value !== undefined && value !== '');

export const fileName = (now: Date): string => `chime-in-replies-${isoDay(now)}`;
