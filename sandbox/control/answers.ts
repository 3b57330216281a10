import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { Network } from '../network/network.ts';
import type { Member } from '../network/types.ts';

/** The comment that an account made on a post; the latest of several. */
const commentOf = {
  /** The post's social id. */
  postId: z.string().min(1),
  accountId: z.string().min(1),
};
const reactionsBody = z.strictObject({
  ...commentOf,
  count: z.int().min(1).max(500).default(1),
});
const replyBody = z.strictObject({
  ...commentOf,
  text: z.string().min(1).max(1250),
  /** The public id of a person, or the account id of a connected member; the post's author by default. */
  authorId: z.string().min(1).optional(),
  /** ISO 8601, not before the comment; now by default. */
  createdAt: z.iso.datetime().optional(),
});

const historyBody = z.strictObject({
  accountId: z.string().min(1),
  /** Newest first, an hour apart, on other members' posts. */
  texts: z.array(z.string().min(1).max(1250)).min(1).max(300),
});

type Read = <T>(c: HonoContext, schema: z.ZodType<T>) => Promise<T>;

/**
 * Adds reactions and replies to a comment, and a member's earlier comments. Comment lists count them in
 * `reaction_counter` and `reply_counter`; the list with `comment_id` shows the replies.
 */
export function answerControls(network: Network, read: Read): Hono {
  const { store, world, context } = network;
  const app = new Hono({ strict: false });

  function find({ postId, accountId }: { postId: string; accountId: string }) {
    const post = store.findPost(postId);
    const comment = post && store.latestOf(post.seq, accountId);
    return post && comment ? { post, comment } : undefined;
  }
  const missing = (c: HonoContext) => c.json({ message: 'There is no such comment.' }, 404);

  app.post('/reactions', async (c) => {
    const { count, ...place } = await read(c, reactionsBody);
    const found = find(place);
    if (!found) return missing(c);
    const { comment } = found;
    store.react(comment.id, count);
    return c.json({ commentId: comment.id, reactions: store.reactions(comment.id) }, 201);
  });

  app.post('/replies', async (c) => {
    const { text, authorId, createdAt, ...place } = await read(c, replyBody);
    const found = find(place);
    if (!found) return missing(c);
    const { post, comment } = found;
    const account = authorId === undefined ? undefined : store.account(authorId);
    const author: Member | undefined = account
      ? store.member(account.member)
      : authorId === undefined
        ? store.member(post.author)
        : world.person(authorId);
    if (!author) return c.json({ message: 'There is no such author.' }, 404);
    const reply = store.addComment({
      post: post.seq,
      member: author.seq,
      accountId: null,
      parent: comment.id,
      text,
      createdAt: createdAt === undefined ? context.clock.now() : Date.parse(createdAt),
    });
    return c.json({ commentId: comment.id, replyId: reply.id }, 201);
  });

  /** Comments that the account's member wrote by hand, which its list of comments shows. */
  app.post('/history', async (c) => {
    const { accountId, texts } = await read(c, historyBody);
    const account = store.account(accountId);
    if (!account) return c.json({ message: 'There is no such account.' }, 404);
    world.writeHistory(store.member(account.member), texts);
    return c.json({ comments: texts.length }, 201);
  });
  return app;
}
