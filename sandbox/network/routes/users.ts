import { Hono } from 'hono';
import { readCursor, readLimit, writeCursor } from '../cursor.ts';
import { actingAccount, type Network } from '../network.ts';
import { notFound, Problem } from '../problems.ts';
import { fromTheTop } from '../store.ts';
import type { Member } from '../types.ts';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** Letters of any script, digits, hyphens and the like. */
function identifier(text: string): string {
  if (/[\s/?#\\]/.test(text) || text.length > 150) {
    throw new Problem(
      404,
      'invalid_resource_identifier',
      'Invalid resource identifier',
      `“${text}” is not an identifier.`,
    );
  }
  return text;
}

/** `/users` */
export function userRoutes(network: Network): Hono {
  const { store, format, world } = network;
  const app = new Hono({ strict: false });

  app.get('/me', (c) => {
    const { account, member } = actingAccount(network, c.req.query('account_id'), 'ownProfile');
    return c.json(format.owner(account, member));
  });

  app.get('/:identifier', (c) => {
    const { member: viewer } = actingAccount(network, c.req.query('account_id'), 'profiles');
    const id = identifier(c.req.param('identifier'));
    const member = /^AC[oD]/.test(id) ? store.memberByProviderId(id) : world.person(id);
    if (!member || member.isCompany) throw notFound('user');
    return c.json(format.profile(member, viewer));
  });

  /** Posts and comments of a member require the provider ID; a public ID is rejected. */
  function memberOf(id: string, isCompany: boolean): Member {
    const rightShape = isCompany ? /^\d+$/.test(id) : /^AC[oD]/.test(id);
    if (!rightShape)
      throw new Problem(
        422,
        'invalid_recipient',
        'Invalid recipient',
        'The identifier must be the provider id.',
      );
    const member = isCompany ? world.company(id) : store.memberByProviderId(id);
    if (!member) throw notFound('user');
    return member;
  }

  app.get('/:id/posts', (c) => {
    const { account } = actingAccount(network, c.req.query('account_id'), 'memberPosts');
    const member = memberOf(identifier(c.req.param('id')), c.req.query('is_company') === 'true');
    const given = c.req.query('cursor');
    const from = given ? readCursor(given, account.accountId) : null;
    const limit = readLimit(c.req.query('limit') ?? (from ? String(from.limit) : undefined), 10, 1, 100);
    if (!from) {
      world.grow();
      world.growAuthor(member, limit);
    }
    const seqs = store.postsOf(member.seq, from ?? world.fromNow(), limit + 1);
    const posts = seqs.slice(0, limit).map(store.post);
    const last = posts.at(-1);
    const cursor =
      seqs.length > limit && last
        ? writeCursor({
            account: account.accountId,
            limit,
            list: `posts:${member.seq}`,
            at: last.createdAt,
            seq: last.seq,
          })
        : null;
    const items = posts.map((post) => format.post(post, '"object":"Post"')).join(',');
    const body = `{"object":"PostList","items":[${items}],"cursor":${JSON.stringify(cursor)},"paging":{"page_count":${posts.length}}}`;
    return c.body(body, 200, jsonHeaders);
  });

  app.get('/:id/comments', (c) => {
    const { account } = actingAccount(network, c.req.query('account_id'), 'memberComments');
    const member = memberOf(identifier(c.req.param('id')), c.req.query('is_company') === 'true');
    const given = c.req.query('cursor');
    const from = given ? readCursor(given, account.accountId) : null;
    const limit = from?.limit ?? readLimit(c.req.query('limit'), 10, 1, 100);
    const rows = store.commentsBy(member.seq, from ?? fromTheTop, limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return c.json({
      object: 'CommentList',
      items: page.map((comment) => format.comment(comment, store.post(comment.post))),
      cursor:
        rows.length > limit && last
          ? writeCursor({
              account: account.accountId,
              limit,
              list: `comments:${member.seq}`,
              at: last.createdAt,
              seq: last.seq,
            })
          : null,
      paging: { page_count: page.length },
    });
  });
  return app;
}
