import { Hono } from 'hono';
import { html } from 'hono/html';
import { iso } from '../../server/clock.ts';
import { type Html, notice, page } from '../page.ts';
import { createFinder } from './finder.ts';
import { relativeDate } from './format.ts';
import type { Network } from './network.ts';
import { avatar, postPicture } from './pictures.ts';
import { readSearchUrl } from './search.ts';
import { fromTheTop } from './store.ts';
import type { Member, Post, PostComment } from './types.ts';

const pageSize = 20;
const svgHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400',
};

const top = (keywords = '') => html`<header class="top"><div>
  <b><a href="/">Network</a></b>
  <nav><a href="/">Feed</a><a href="/mail">Mailbox</a></nav>
  <form action="/search/results/content/"><input type="search" name="keywords" value="${keywords}" placeholder="Search posts" aria-label="Search posts"></form>
</div></header>`;

/** Links the hashtags to their search. */
const linked = (text: string): (Html | string)[] =>
  text.split(/(#[\p{L}\p{N}_]+)/u).map((part) => {
    if (!part.startsWith('#')) return part;
    return html`<a href="/search/results/content/?keywords=${encodeURIComponent(part.slice(1))}">${part}</a>`;
  });

export function networkPages(network: Network): Hono {
  const { store, world, format, context } = network;
  const finder = createFinder(network);
  const app = new Hono({ strict: false });
  const pathOf = (member: Member) =>
    `/${member.isCompany ? 'company' : 'in'}/${encodeURIComponent(member.publicId)}`;
  const pictureOf = (member: Member) => format.imageUrl(member).slice(context.url.length);

  const who = (member: Member, meta: Html | string, extra: Html | string = '') => html`<div class="who">
    <img class="${member.isCompany ? 'square' : ''}" src="${pictureOf(member)}" alt="" loading="lazy">
    <div><strong><a href="${pathOf(member)}">${member.name}</a></strong> ${extra}<div class="meta">${member.headline}</div><div class="meta">${meta}</div></div>
  </div>`;

  const when = (at: number) =>
    html`<time datetime="${iso(at)}" title="${iso(at)}">${relativeDate(at, context.clock.now())}</time>`;

  function postCard(post: Post): Html {
    const original = post.repostOf === null ? null : store.post(post.repostOf);
    const path = `/feed/update/${post.socialId}`;
    return html`<article class="card">
      ${who(
        store.member(post.author),
        html`<a href="${path}">${when(post.createdAt)}</a>${post.groupName === null ? '' : ` · ${post.groupName}${post.groupPrivate ? ' (private group)' : ''}`}${original ? ' · reposted' : ''}`,
      )}
      <p class="text">${linked(post.text)}</p>
      ${original ? html`<div class="quoted">${who(store.member(original.author), when(original.createdAt))}<p class="text">${linked(original.text)}</p></div>` : ''}
      ${post.hasImage ? html`<img class="picture" src="/media/${post.id}.svg" alt="" loading="lazy">` : ''}
      <div class="foot"><span>${counted(post.reactions, 'reaction')}</span><a href="${path}">${counted(post.comments, 'comment')}</a>${post.canComment ? '' : html`<span>Comments are off</span>`}</div>
    </article>`;
  }

  function commentBlock(comment: PostComment): Html {
    const ours = comment.accountId !== null;
    const reactions = store.reactions(comment.id);
    const mark = ours ? html`<span class="chip">Posted through the API</span>` : '';
    return html`<div class="comment ${ours ? 'ours' : ''}" id="comment-${comment.id}">
      ${who(store.member(comment.member), html`<a href="#comment-${comment.id}">${when(comment.createdAt)}</a>`, mark)}
      <p class="text">${comment.text}</p>
      ${reactions > 0 ? html`<div class="meta">${counted(reactions, 'reaction')}</div>` : ''}
    </div>`;
  }

  app.get('/', (c) => {
    world.grow();
    const [at, seq] = (c.req.query('before') ?? '').split('.').map(Number);
    const before =
      at !== undefined && seq !== undefined && Number.isSafeInteger(at) && Number.isSafeInteger(seq)
        ? { at, seq }
        : world.fromNow();
    const posts = store.recentPosts(before, pageSize).map(store.post);
    const last = posts.at(-1);
    const older =
      last && posts.length === pageSize
        ? html`<a class="button plain" href="/?before=${last.createdAt}.${last.seq}">Older posts</a>`
        : '';
    return c.html(page('Feed', top(), html`${posts.map(postCard)}${older}`));
  });

  for (const kind of ['in', 'company'] as const) {
    app.get(`/${kind}/:id`, (c) => {
      const id = c.req.param('id');
      const member = kind === 'in' ? world.person(id) : world.company(id);
      if (!member)
        return c.html(notice('This profile does not exist', 'There is no profile with this name.'), 404);
      world.grow();
      const posts = store.postsOf(member.seq, world.fromNow(), 30).map(store.post);
      const head = html`<div class="card head">${who(member, member.location)}<div class="meta">Provider id ${member.providerId}</div></div>`;
      return c.html(page(member.name, top(), html`${head}<h2>Posts</h2>${posts.map(postCard)}`));
    });
  }

  app.get('/feed/update/:id', (c) => {
    const post = store.findPost(c.req.param('id'));
    if (!post) return c.html(notice('This post does not exist', 'It may have been deleted.'), 404);
    const comments = store.comments(post.seq, null, fromTheTop, 100);
    const list = comments.flatMap((comment) => [
      comment,
      ...store.comments(post.seq, comment.id, fromTheTop, 20),
    ]);
    const author = store.member(post.author);
    const heading = html`<h2 id="comments">${list.length === 0 ? 'No comments yet' : 'Comments'}</h2>`;
    return c.html(
      page(
        `${author.name} on the network`,
        top(),
        html`${postCard(post)}${heading}<section>${list.map(commentBlock)}</section>`,
      ),
    );
  });

  app.get('/search/results/:category', (c) => {
    const keywords = c.req.query('keywords') ?? '';
    const query = readSearchUrl(c.req.url);
    if (!query) return c.html(notice('Search not found', 'You can only search for posts here.'), 404);
    const posts = finder.posts({ ...query, category: 'posts' }, pageSize);
    return c.html(
      page(
        `${keywords} | Search`,
        top(keywords),
        html`<h1>Posts about “${query.phrase || 'everything'}”</h1><br>${posts.map(postCard)}`,
      ),
    );
  });

  app.get('/avatars/:kind/:file', (c) => {
    const id = c.req.param('file').replace(/\.svg$/, '');
    const isCompany = c.req.param('kind') === 'company';
    const member = store.memberByPublicId(isCompany ? 'company' : 'in', id);
    return c.body(avatar(member?.name ?? id, id, isCompany), 200, svgHeaders);
  });
  app.get('/media/:file', (c) => c.body(postPicture(c.req.param('file')), 200, svgHeaders));
  return app;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
