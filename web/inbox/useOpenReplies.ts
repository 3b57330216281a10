import { useGetList } from 'react-admin';
import type { Reply } from '../../server/history/replies/schemas.ts';
import { newestOpen } from './openRepliesQuery.ts';

export function useOpenReplies(): { count: number | undefined; newest: Reply | undefined } {
  const { data, total } = useGetList<Reply & { id: string }>('replies', newestOpen);
  return { count: total, newest: data?.[0] };
}
