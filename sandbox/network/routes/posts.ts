import { Hono } from 'hono';
import { z } from 'zod';
import { readForm } from '../body.ts';
import { readCursor, readLimit, writeCursor } from '../cursor.ts';
import { actingAccount, type Network } from '../network.ts';
import { invalidParameter, missingParameter, notFound, Problem } from '../problems.ts';
import { fromTheTop } from '../store.ts';
import type { Post } from '../types.ts';

const longestComment = 1250;

const commentBody = z.object({
  account_id: z.string(),
  text: z.string(),
  mentions: z
    .array(z.object({ name: z.string(), profile_id: z.string(), is_company: z.boolean().optional() }))
    .optional(),
  external_link: z.string().optional(),
  as_organization: z.string().optional(),
  comment_id: z.string().optional(),
});

/** Replaces `{{0}}`, `{{1}}` … by names. Rejects one without a mention, which a model must have written. */
function placeMentions(text: string, mentions: { name: string }[]): string {
  return text.replace(/\{\{(\d+)\}\}/g, (whole, index: string) => {
    const mention = mentions[Number(index)];
    if (!mention) throw invalidParameter(`${whole} names no mention.`);
    return mention.name;
  });
}

/** `/posts`: one post, its comments, and commenting. */
export function postRoutes(network: Network): Hono {
  const { store, format, context } = network;
  const app = new Hono({ strict: false });

  /** Actions and comment lists require the social ID. A bare number may be another of the post's IDs. */
  function postOfSocialId(id: string): Post {
    if (!id.startsWith('urn:li:'))
      throw new Problem(422, 'invalid_post', 'Invalid post', 'The post id must be a social id (urn:li:…).');
    const post = store.findPost(id);
    if (!post || post.socialId !== id) throw notFound('post');
    return post;
  }

  app.get('/:id', (c) => {
    actingAccount(network, c.req.query('account_id'), 'posts');
    const post = store.findPost(c.req.param('id'));
    if (!post) throw notFound('post');
    return c.body(format.post(post, '"object":"Post"'), 200, {
      'content-type': 'application/json; charset=utf-8',
    });
  });

  app.get('/:id/comments', (c) => {
    const { account } = actingAccount(network, c.req.query('account_id'), 'postComments');
    const post = postOfSocialId(c.req.param('id'));
    const sort = c.req.query('sort_by');
    if (sort !== undefined && sort !== 'MOST_RECENT' && sort !== 'MOST_RELEVANT')
      throw invalidParameter('sort_by is not known.');
    const parent = c.req.query('comment_id') ?? null;
    const given = c.req.query('cursor');
    const from = given ? readCursor(given, account.accountId) : null;
    const limit = from?.limit ?? readLimit(c.req.query('limit'), 10, 1, 100);
    const rows = store.comments(post.seq, parent, from ?? fromTheTop, limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return c.json({
      object: 'CommentList',
      items: page.map((comment) => format.comment(comment, post)),
      cursor:
        rows.length > limit && last
          ? writeCursor({
              account: account.accountId,
              limit,
              list: `comments:${post.seq}`,
              at: last.createdAt,
              seq: last.seq,
            })
          : null,
      total_items: post.comments,
      paging: { start: 0, page_count: page.length, total_count: post.comments },
    });
  });

  app.post('/:id/comments', async (c) => {
    const body = await readForm(c, commentBody);
    const { account, member } = actingAccount(network, body.account_id, 'comments');
    const post = postOfSocialId(c.req.param('id'));
    const text = placeMentions(body.text, body.mentions ?? []).trim();
    if (text === '') throw missingParameter('text');
    if (text.length > longestComment) {
      throw new Problem(
        400,
        'too_many_characters',
        'Too many characters',
        `A comment has at most ${longestComment} characters.`,
      );
    }
    if (post.groupPrivate) {
      throw new Problem(
        403,
        'resource_access_restricted',
        'Resource access restricted',
        'This post belongs to a private group.',
      );
    }
    if (!post.canComment) {
      throw new Problem(
        403,
        'insufficient_permissions',
        'Insufficient permissions',
        'Comments are turned off for this post.',
      );
    }
    const parent = body.comment_id ?? null;
    if (parent !== null && !store.comment(post.seq, parent)) throw notFound('comment');
    const comment = store.addComment({
      post: post.seq,
      member: member.seq,
      accountId: account.accountId,
      parent,
      text,
      createdAt: context.clock.now(),
    });
    return c.json({ object: 'CommentSent', comment_id: comment.id }, 201);
  });
  return app;
}
