import { z } from 'zod';
import { type NetworkCall, segment } from './networkCall.ts';
import { list, toUrn } from './networkPosts.ts';

export type OwnComment = { commentId: string; text: string; createdAt: number | null };

/** A member's comment on any post. */
export type MemberComment = OwnComment & {
  /** The post's ids that the network names, either of which may be its `postId`. */
  postIds: string[];
  reactions: number;
  replies: number;
};
export type Reply = OwnComment & {
  author: { id: string; name: string; headline: string; url: string; imageUrl: string };
};

const commentsPerPage = 100;
const commentSchema = z.object({
  id: z.coerce.string(),
  text: z.string().default(''),
  date: z.string().default(''),
  author: z.string().nullish(),
  author_details: z
    .object({
      id: z.string().nullish(),
      headline: z.string().nullish(),
      profile_url: z.string().nullish(),
      profile_picture_url: z.string().nullish(),
    })
    .nullish(),
});
const memberCommentSchema = commentSchema.extend({
  post_id: z.coerce.string().nullish(),
  post_urn: z.string().nullish(),
  reaction_counter: z.number().nullish(),
  reply_counter: z.number().nullish(),
});

const momentOf = (date: string): number | null => {
  const at = Date.parse(date);
  return Number.isNaN(at) ? null : at;
};

export function commentCalls(call: NetworkCall) {
  /** Newest first. @param onPage called before each page is requested */
  async function* latestComments(
    accountId: string,
    postId: string,
    pages: number,
    onPage: () => Promise<void>,
  ) {
    let cursor: string | undefined;
    for (let page = 0; page < pages; page += 1) {
      await onPage();
      const answer = await call('GET', `/posts/${segment(postId)}/comments`, list(commentSchema), {
        query: { account_id: accountId, limit: commentsPerPage, cursor, sort_by: 'MOST_RECENT' },
      });
      yield* answer.items;
      cursor = answer.cursor ?? undefined;
      if (!cursor) return;
    }
  }

  return {
    /**
     * Posts a comment. There is no idempotency key: after `unavailable` it may be on the network, so look
     * first.
     * @param text 1 to 1,250 characters. Double braces would be a mention and are separated.
     */
    async comment(
      accountId: string,
      postId: string,
      text: string,
      signal?: AbortSignal,
    ): Promise<{ commentId: string | null }> {
      const answer = await call(
        'POST',
        `/posts/${segment(postId)}/comments`,
        z.object({ comment_id: z.coerce.string().nullish() }).catch({ comment_id: null }),
        {
          // The reference asks for multipart/form-data:
          // https://developer.unipile.com/reference/postscontroller_sendcomment
          form: { account_id: accountId, text: text.replaceAll('{{', '{ {').replaceAll('}}', '} }') },
          signal,
        },
      );
      return { commentId: answer.comment_id ?? null };
    },

    /**
     * The comments by `providerId` among a post's latest 300, newest first.
     * @param onPage called before each page is requested
     */
    async ownComments(
      accountId: string,
      postId: string,
      providerId: string,
      onPage: () => Promise<void> = async () => {},
    ): Promise<OwnComment[]> {
      const own: OwnComment[] = [];
      const latest = latestComments(accountId, postId, 3, onPage);
      for await (const { id, text, date, author_details: author } of latest) {
        if (author?.id !== providerId) continue;
        own.push({ commentId: id, text, createdAt: momentOf(date) });
      }
      return own;
    },

    /**
     * A page of a member's comments on all posts, newest first. Its items are those of a post's list
     * (https://developer.unipile.com/reference/userscontroller_listcomments); a missing counter is 0.
     */
    async memberComments(
      accountId: string,
      providerId: string,
      cursor?: string,
    ): Promise<{ comments: MemberComment[]; cursor: string | undefined }> {
      const answer = await call('GET', `/users/${segment(providerId)}/comments`, list(memberCommentSchema), {
        query: { account_id: accountId, limit: commentsPerPage, cursor },
      });
      const comments = answer.items.map((item) => ({
        commentId: item.id,
        text: item.text,
        createdAt: momentOf(item.date),
        postIds: [item.post_urn, toUrn(item.post_id)].filter((id) => typeof id === 'string'),
        reactions: item.reaction_counter ?? 0,
        replies: item.reply_counter ?? 0,
      }));
      return { comments, cursor: answer.cursor ?? undefined };
    },

    /** A page of the replies to a comment, newest first. */
    async readReplies(
      accountId: string,
      postId: string,
      commentId: string,
      cursor?: string,
    ): Promise<{ replies: Reply[]; cursor: string | undefined }> {
      const answer = await call('GET', `/posts/${segment(postId)}/comments`, list(commentSchema), {
        query: { account_id: accountId, comment_id: commentId, limit: commentsPerPage, cursor },
      });
      const replies = answer.items.map(({ id, text, date, author, author_details: details }) => ({
        commentId: id,
        text,
        createdAt: momentOf(date),
        author: {
          id: details?.id ?? '',
          name: author ?? '',
          headline: details?.headline ?? '',
          url: details?.profile_url ?? '',
          imageUrl: details?.profile_picture_url ?? '',
        },
      }));
      return { replies, cursor: answer.cursor ?? undefined };
    },

    /**
     * Whether one of `members` commented on a post since then, or this can't be ruled out because the post
     * has too many comments.
     * @param since ms since the epoch
     * @param onPage called before each page is requested
     */
    async mayHaveCommented(
      accountId: string,
      postId: string,
      members: ReadonlySet<string>,
      since: number,
      onPage: () => Promise<void> = async () => {},
    ): Promise<boolean> {
      let seen = 0;
      for await (const { date, author_details: author } of latestComments(accountId, postId, 5, onPage)) {
        if (members.has(author?.id ?? '')) return true;
        if (Date.parse(date) < since) return false;
        seen += 1;
      }
      return seen >= 5 * commentsPerPage;
    },
  };
}
