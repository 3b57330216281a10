import type { Database as Db } from 'better-sqlite3';
import { hash } from '../random.ts';
import { type SearchQuery, wordsOf } from './search.ts';
import type { Post } from './types.ts';

/** `top` is the rank of the search's best post. */
export type Search = {
  seq: number;
  key: string;
  words: string[];
  phrase: string;
  total: number;
  top: number;
};

const hour = 3_600_000;
/** A post matches at most this many searches, which limits the cost of popular words. */
const searchesPerPost = 8;
/** The number of newest posts that a new search looks through. */
const lookBack = 400;

/**
 * Stores a search at its first use, and then matches every new post against the stored searches by their
 * longest word. That is cheaper than matching every search against all posts.
 */
export function createHits(db: Db) {
  const byKey = new Map<string, Search>();
  const bySeq = new Map<number, Search>();
  const byWord = new Map<string, Search[]>();
  const sql = {
    searches: db.prepare(
      `select seq, key, phrase, (select count(*) from hits where search = searches.seq) as total,
       (select coalesce(max(rank), 0) from hits where search = searches.seq) as top from searches`,
    ),
    addSearch: db.prepare('insert into searches (key, phrase) values (?, ?) returning seq').pluck(),
    addHit: db.prepare('insert or ignore into hits (search, rank, post, createdAt) values (?, ?, ?, ?)'),
    byRank: db
      .prepare(
        'select post from hits where search = ? and (rank, post) < (?, ?) and createdAt between ? and ? order by rank desc, post desc limit ?',
      )
      .pluck(),
    byDate: db
      .prepare(
        'select post from hits where search = ? and (createdAt, post) < (?, ?) and createdAt between ? and ? order by createdAt desc, post desc limit ?',
      )
      .pluck(),
    rank: db
      .prepare('select rank from hits where search = ? and post = ? order by rank desc limit 1')
      .pluck(),
    recent: db.prepare(`select seq, createdAt, text from posts order by createdAt desc limit ${lookBack}`),
  };

  function remember(search: Search): Search {
    byKey.set(search.key, search);
    bySeq.set(search.seq, search);
    const rarest = search.words.toSorted((a, b) => b.length - a.length)[0];
    if (rarest !== undefined) byWord.set(rarest, [...(byWord.get(rarest) ?? []), search]);
    return search;
  }

  /** By time, shuffled by a few hours. */
  const rankOf = (post: { seq: number; createdAt: number }) =>
    post.createdAt + (hash(`rank:${post.seq}`) % (6 * hour));

  function addHit(search: Search, post: { seq: number; createdAt: number }, rank = rankOf(post)): void {
    search.total += sql.addHit.run(search.seq, rank, post.seq, post.createdAt).changes;
    search.top = Math.max(search.top, rank);
  }

  return {
    /** At the start and after a reset. */
    load(): void {
      byKey.clear();
      bySeq.clear();
      byWord.clear();
      for (const row of sql.searches.all() as Omit<Search, 'words'>[]) {
        remember({ ...row, words: row.key.startsWith('?') ? [] : row.key.split(' ') });
      }
    },
    bySeq: (seq: number): Search | undefined => bySeq.get(seq),
    /** A new search looks through the newest posts. */
    find(query: SearchQuery): Search {
      const known = byKey.get(query.key);
      if (known) return known;
      const seq = sql.addSearch.get(query.key, query.phrase) as number;
      const search = remember({
        seq,
        key: query.key,
        words: query.words,
        phrase: query.phrase,
        total: 0,
        top: 0,
      });
      if (query.words.length > 0) {
        for (const post of sql.recent.all() as { seq: number; createdAt: number; text: string }[]) {
          const text = post.text.toLocaleLowerCase();
          if (query.words.every((word) => text.includes(word))) addHit(search, post);
        }
      }
      return search;
    },
    addHit,
    /** Ranks a post that was created for a search above its others. */
    addOnTop: (search: Search, post: Post, now: number): void =>
      addHit(search, post, Math.max(now, search.top + 1)),
    matchPost(post: Post, text: string): void {
      if (byWord.size === 0) return;
      const words = new Set(wordsOf(text));
      let left = searchesPerPost;
      for (const word of words) {
        for (const search of byWord.get(word) ?? []) {
          if (left === 0) return;
          if (!search.words.every((word) => words.has(word))) continue;
          addHit(search, post);
          left--;
        }
      }
    },
    /** Sequence numbers, best first, after the given place; `dated` limits the time (ms). */
    page: (
      search: Search,
      byDate: boolean,
      after: { at: number; seq: number },
      dated: { from: number; to: number },
      limit: number,
    ) =>
      (byDate ? sql.byDate : sql.byRank).all(
        search.seq,
        after.at,
        after.seq,
        dated.from,
        dated.to,
        limit,
      ) as number[],
    /** For a cursor. */
    placeOf: (search: Search, post: Post, byDate: boolean) => ({
      at: byDate ? post.createdAt : (sql.rank.get(search.seq, post.seq) as number),
      seq: post.seq,
    }),
  };
}
