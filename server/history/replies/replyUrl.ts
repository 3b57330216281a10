import type { ListedReply } from '../../../db/history/replies.ts';

/** The form of LinkedIn's own links to replies; it documents none. Without the comment's id, the post. */
export function replyUrl(
  {
    postId,
    postUrl,
    providerCommentId,
  }: Pick<ListedReply['comment'], 'postId' | 'postUrl' | 'providerCommentId'>,
  replyId: string,
): string {
  const post = /^urn:li:(\w+:\d+)$/.exec(postId)?.[1];
  if (!post || !providerCommentId || !URL.canParse(postUrl)) return postUrl;
  const url = new URL(postUrl);
  url.searchParams.set('commentUrn', `urn:li:comment:(${post},${providerCommentId})`);
  url.searchParams.set('replyUrn', `urn:li:comment:(${post},${replyId})`);
  return url.href;
}
