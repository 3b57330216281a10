import { z } from 'zod';

/** Fields that the network omits are empty. */
export type Author = {
  /** The network's ID of the person or company. */
  id: string;
  /** The last part of the page's address, `ada-okafor`. */
  publicIdentifier: string;
  name: string;
  headline: string;
  isCompany: boolean;
  imageUrl: string;
};

export type Post = {
  /** The id for every action, `urn:li:activity:…` and the like. */
  postId: string;
  /** The id that lists and reposts use, if it differs. */
  listedId?: string;
  /** For a repost. */
  originalPostId: string | null;
  /** For a repost. */
  originalAuthor: Author | null;
  url: string;
  text: string;
  /** Milliseconds since the epoch; 0 if it is missing or unreadable. */
  postedAt: number;
  author: Author;
  canComment: boolean;
  inPrivateGroup: boolean;
};

const authorSchema = z
  .object({
    id: z.coerce.string().nullish(),
    public_identifier: z.string().nullish(),
    name: z.string().nullish(),
    headline: z.string().nullish(),
    is_company: z.boolean().nullish(),
    profile_picture_url: z.string().nullish(),
  })
  .nullish();

/**
 * The fields of Unipile's Post that we read
 * (https://developer.unipile.com/reference/postscontroller_getpost).
 */
export const postSchema = z.object({
  id: z.coerce.string().nullish(),
  social_id: z.string(),
  share_url: z.string().nullish(),
  text: z.string().nullish(),
  parsed_datetime: z.string().nullish(),
  author: authorSchema,
  permissions: z.object({ can_post_comments: z.boolean().nullish() }).nullish(),
  is_repost: z.boolean().nullish(),
  repost_content: z
    .object({ id: z.coerce.string().nullish(), text: z.string().nullish(), author: authorSchema })
    .nullish(),
  group: z.object({ private: z.boolean().nullish() }).nullish(),
});

export const list = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), cursor: z.string().nullish() });

/** LinkedIn allows 3,000 characters, and a repost has two texts. Longer texts come from elsewhere. */
const longestText = 10_000;

/** Cuts a text that is too long. */
export function toPost(post: z.infer<typeof postSchema>): Post {
  const original = post.is_repost ? toUrn(post.repost_content?.id) : null;
  const listed = toUrn(post.id);
  const at = Date.parse(post.parsed_datetime ?? '');
  return {
    postId: post.social_id,
    ...(listed && listed !== post.social_id && { listedId: listed }),
    originalPostId: original,
    originalAuthor: post.is_repost && post.repost_content ? toAuthor(post.repost_content.author) : null,
    url: post.share_url ?? `https://www.linkedin.com/feed/update/${post.social_id}/`,
    text: [post.text, post.is_repost ? post.repost_content?.text : '']
      .filter(Boolean)
      .join('\n\n')
      .slice(0, longestText)
      .toWellFormed(),
    postedAt: Number.isNaN(at) ? 0 : at,
    author: toAuthor(post.author),
    canComment: post.permissions?.can_post_comments ?? true,
    inPrivateGroup: post.group?.private ?? false,
  };
}

/** A bare number is an activity: https://developer.unipile.com/docs/posts-and-comments */
export const toUrn = (id: string | null | undefined): string | null =>
  id ? (/^\d+$/.test(id) ? `urn:li:activity:${id}` : id) : null;

const toAuthor = (author: z.infer<typeof authorSchema>): Author => ({
  id: author?.id ?? '',
  publicIdentifier: author?.public_identifier ?? '',
  name: author?.name ?? '',
  headline: author?.headline ?? '',
  isCompany: author?.is_company ?? false,
  imageUrl: author?.profile_picture_url ?? '',
});
