import { addReplies, type ReplyRow } from '../../db/history/replies.ts';
import { newId } from '../../db/id.ts';
import { direct } from './database.ts';
import type { TestServer } from './server.ts';

type Owned = Pick<ReplyRow, 'userId' | 'accountId' | 'commentId'>;

/** A reply by Ada Okafor to a comment, without the network. @returns its ID */
export async function addReply({ deps }: TestServer, given: Owned & Partial<ReplyRow>): Promise<string> {
  const now = deps.engineClock.now();
  const id = newId(now);
  const author = {
    authorId: 'ada',
    authorName: 'Ada Okafor',
    authorHeadline: '',
    authorUrl: '',
    authorImageUrl: '',
  };
  const reply = { ...author, providerReplyId: id, text: 'Thank you', isOwn: false };
  const at = { createdAt: now, foundAt: now, handledAt: null };
  await addReplies(direct(deps.db), [{ id, ...reply, ...at, ...given }]);
  return id;
}
