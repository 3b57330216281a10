import { between, chance, hash, pick, randomFrom } from '../random.ts';
import type { Cursor } from './cursor.ts';
import type { Search } from './hits.ts';
import type { Network } from './network.ts';
import { invalidParameter } from './problems.ts';
import { placeWords, type SearchQuery } from './search.ts';
import { fromTheTop } from './store.ts';
import { languages } from './text/compose.ts';
import type { Member, Post } from './types.ts';

/** A search keeps this many posts without our comment. If there are fewer, it creates some more at once. */
const freshPerSearch = 20;
const writtenAtOnce = 16;
/** So many of these are on the first page, for a client that reads no further. */
const freshOnFirstPage = 4;
/** A client may skip older posts, and authors who got a comment recently. */
const stillNew = 6 * 86_400_000;
const answeredRecently = 3 * 86_400_000;
/** The number of best posts among which it looks for fresh ones. */
const lookedAt = 90;

type Page = {
  items: string[];
  list: string;
  last: { at: number; seq: number } | null;
  start: number;
  total: number;
  params: string;
};

/** Answers searches, and creates posts so that every search finds something to comment on. */
export function createFinder({ world, store, format, context }: Network) {
  const { hits } = world;

  function topUp(search: Search, missing: number, byDate: boolean): void {
    const now = context.clock.now();
    const seed = hash(search.key);
    const { language, field } = placeWords(search.words, seed);
    const random = randomFrom(`search:${search.key}:${now}:${search.total}`);
    const writers = world.writersOf(language, field).filter(isUnanswered);
    // Without keywords a search still has its own subject, so that two filters don't find the same posts.
    const topic = search.phrase || (languages[language].fields[field].topics[seed % 5] as string);
    context.db.transaction(() => {
      for (let i = missing; i > 0; i--) {
        // Only seconds old when sorted by date, because the newest come first there.
        const createdAt = now - (byDate ? i * 100 : between(random, 1, 240) * 60_000);
        const known = writers.length > 0 && chance(random, 0.5);
        const author = known ? pick(random, writers) : world.newcomer(language, field, random);
        hits.addOnTop(
          search,
          world.writePost({ author, createdAt, topic, field, language, listed: false }, random),
          now,
        );
      }
    })();
  }

  const isUnanswered = ({ seq }: Pick<Member, 'seq'>) =>
    context.clock.now() - store.answeredAt(seq) > answeredRecently;
  const isFresh = (post: Post) =>
    post.accountComments === 0 &&
    post.canComment &&
    !post.groupPrivate &&
    context.clock.now() - post.createdAt < stillNew &&
    isUnanswered({ seq: post.author });

  /** The best posts of a search; creates missing ones. */
  function fresh(search: Search, byDate: boolean, since: number, limit: number): Post[] {
    const read = () =>
      hits
        .page(
          search,
          byDate,
          fromTheTop,
          { from: since, to: context.clock.now() },
          Math.max(lookedAt, limit + 1),
        )
        .map(store.post);
    const posts = read();
    let count = 0;
    for (const [place, post] of posts.entries()) {
      if (place === limit && count < Math.min(limit, freshOnFirstPage)) break;
      if (isFresh(post) && ++count >= freshPerSearch) return posts;
    }
    topUp(search, Math.max(0, freshPerSearch - count) + writtenAtOnce, byDate);
    return read();
  }

  const postHead = '"object":"SearchResult","type":"POST"';
  const person = (member: Member) =>
    JSON.stringify({
      object: 'SearchResult',
      type: member.isCompany ? 'COMPANY' : 'PEOPLE',
      provider: 'LINKEDIN',
      id: member.providerId,
      public_identifier: member.publicId,
      name: member.name,
      headline: member.headline,
      location: member.location,
      profile_url: format.profileUrl(member),
      profile_picture_url: format.imageUrl(member),
    });

  function members(query: SearchQuery, limit: number): string[] {
    const wanted = world.core.all.filter((member) => member.isCompany === (query.category === 'companies'));
    const matching = wanted.filter((member) =>
      query.words.some((word) => `${member.name} ${member.headline}`.toLowerCase().includes(word)),
    );
    return (matching.length > 0 ? matching : wanted).slice(0, limit).map(person);
  }

  function page(
    search: Search,
    byDate: boolean,
    since: number,
    posts: Post[],
    limit: number,
    start: number,
  ): Page {
    const shown = posts.slice(0, limit);
    const end = shown.at(-1);
    return {
      items: shown.map((post) => format.post(post, postHead)),
      list: `search:${search.seq}:${byDate ? 'date' : 'rank'}:${since}:${start + shown.length}`,
      last: posts.length > limit && end ? hits.placeOf(search, end, byDate) : null,
      start,
      total: search.total,
      params: JSON.stringify({ category: 'posts', keywords: search.phrase }),
    };
  }

  /** The best posts of a search; creates missing ones. */
  function posts(query: SearchQuery, limit: number): Post[] {
    world.grow();
    const since = query.within === null ? 0 : context.clock.now() - query.within;
    return fresh(hits.find(query), query.byDate, since, limit).slice(0, limit);
  }

  return {
    posts,
    first(query: SearchQuery, limit: number): Page {
      if (query.category === 'people' || query.category === 'companies') {
        const items = members(query, limit);
        return {
          items,
          list: '',
          last: null,
          start: 0,
          total: items.length,
          params: JSON.stringify({ category: query.category }),
        };
      }
      world.grow();
      const search = hits.find(query);
      const since = query.within === null ? 0 : context.clock.now() - query.within;
      const found = page(search, query.byDate, since, fresh(search, query.byDate, since, limit), limit, 0);
      // The real network's mixed page shows people first.
      return query.category === 'all' && limit > 0
        ? { ...found, items: [...members(query, 1), ...found.items] }
        : found;
    },
    next(cursor: Cursor, limit: number): Page {
      const [kind, seq, order, since, start] = cursor.list.split(':');
      const search = kind === 'search' ? hits.bySeq(Number(seq)) : undefined;
      if (!search) throw invalidParameter('cursor belongs to another list.');
      const byDate = order === 'date';
      const posts = hits
        .page(search, byDate, cursor, { from: Number(since), to: context.clock.now() }, limit + 1)
        .map(store.post);
      return page(search, byDate, Number(since), posts, limit, Number(start));
    },
  };
}

export type Finder = ReturnType<typeof createFinder>;
