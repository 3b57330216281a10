import { z } from 'zod';

/** A post as the rest of the house knows it. */
export type Post = {
  /** The id for every action, `urn:li:activity:…` and the like. */
  postId: string;
  /** Of a repost, the post that it repeats. */
  originalPostId: string | null;
  url: string;
  text: string;
  /** Milliseconds since the epoch. */
  postedAt: number;
  author: { id: string; name: string; imageUrl: string };
  canComment: boolean;
  inPrivateGroup: boolean;
};

/** Unipile's Post, the fields we read (https://developer.unipile.com/reference/postscontroller_getpost). */
export const postSchema = z.object({
  social_id: z.string(),
  share_url: z.string().nullish(),
  text: z.string().nullish(),
  parsed_datetime: z.string().nullish(),
  author: z
    .object({ id: z.coerce.string().nullish(), name: z.string().nullish(), profile_picture_url: z.string().nullish() })
    .nullish(),
  permissions: z.object({ can_post_comments: z.boolean().nullish() }).nullish(),
  is_repost: z.boolean().nullish(),
  repost_content: z.object({ id: z.coerce.string().nullish(), text: z.string().nullish() }).nullish(),
  group: z.object({ private: z.boolean().nullish() }).nullish(),
});

export const commentSchema = z.object({
  id: z.coerce.string(),
  text: z.string().default(''),
  date: z.string().default(''),
  author_details: z.object({ id: z.string().nullish() }).nullish(),
});

export const list = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), cursor: z.string().nullish() });

export function toPost(post: z.infer<typeof postSchema>): Post {
  const original = post.is_repost ? post.repost_content?.id : undefined;
  const at = Date.parse(post.parsed_datetime ?? '');
  return {
    postId: post.social_id,
    // A bare number is an activity: https://developer.unipile.com/docs/posts-and-comments
    originalPostId: original ? (/^\d+$/.test(original) ? `urn:li:activity:${original}` : original) : null,
    url: post.share_url ?? `https://www.linkedin.com/feed/update/${post.social_id}/`,
    text: [post.text, post.is_repost ? post.repost_content?.text : ''].filter(Boolean).join('\n\n'),
    postedAt: Number.isNaN(at) ? 0 : at,
    author: { id: post.author?.id ?? '', name: post.author?.name ?? '', imageUrl: post.author?.profile_picture_url ?? '' },
    canComment: post.permissions?.can_post_comments ?? true,
    inPrivateGroup: post.group?.private ?? false,
  };
}
