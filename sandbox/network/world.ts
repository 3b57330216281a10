import type { Context } from '../context.ts';
import { between, chance, pick, type Random, randomFrom } from '../random.ts';
import { createHits } from './hits.ts';
import { isNobody, makeCompany, makePerson, slug } from './people.ts';
import { createNetworkStore, fromTheTop } from './store.ts';
import { composePost, composeReply, languages } from './text/compose.ts';
import type { FieldName, LanguageCode } from './text/types.ts';
import type { Member, Post } from './types.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The interval between spontaneous posts, and the most that are created at once after a long pause. */
const worldPace = { every: 20 * minute, atOnce: 120 };
const authorPace = { every: 14 * hour, atOnce: 6 };
/** The number of posts without our comment that an author's page keeps. */
const freshPerAuthor = 4;

export type WritePost = {
  author: Member;
  createdAt: number;
  text?: string;
  topic?: string;
  field?: FieldName;
  language?: LanguageCode;
  canComment?: boolean;
  groupName?: string | null;
  groupPrivate?: boolean;
  repostOf?: Post | null;
  /** Whether others comment on it (default true). */
  lively?: boolean;
  /** Whether searches find it (default true). */
  listed?: boolean;
};

/** The network's people and their posts over time. Uses no timers. */
export function createWorld(context: Context) {
  const { db, clock } = context;
  const store = createNetworkStore(db);
  const hits = createHits(db);
  const core = { all: [] as Member[], by: new Map<string, Member[]>() };
  let grownUntil = 0;

  /** At the start and after a reset. */
  function load(): void {
    store.load();
    hits.load();
    core.all = [...store.members()].filter((member) => member.core);
    core.by.clear();
    const put = (key: string, member: Member) => core.by.set(key, [...(core.by.get(key) ?? []), member]);
    for (const member of core.all) {
      if (member.isCompany) continue;
      put(member.language, member);
      put(`${member.language}/${member.field}`, member);
    }
    const known = Number(
      db.prepare("select value from meta where key = 'grownUntil'").pluck().get() ?? clock.now(),
    );
    // In an earlier run, the clock may have been ahead of this one.
    grownUntil = Math.min(known, clock.now());
  }
  load();
  const saveGrown = db.prepare(
    "insert into meta values ('grownUntil', ?) on conflict (key) do update set value = excluded.value",
  );

  /** Hides posts from the future: in an earlier run, the clock may have been faster. */
  const fromNow = () => ({ at: clock.now(), seq: fromTheTop.seq });

  function writePost(values: WritePost, random: Random): Post {
    const { author } = values;
    const language = values.language ?? author.language;
    const text = values.text ?? composePost(random, language, values.field ?? author.field, values.topic);
    const post = store.addPost({
      author: author.seq,
      text,
      createdAt: values.createdAt,
      canComment: values.canComment ?? true,
      groupName: values.groupName ?? null,
      groupPrivate: values.groupPrivate ?? false,
      repostOf: values.repostOf?.seq ?? null,
      hasImage: chance(random, 0.2),
      reactions: between(random, 2, 180),
    });
    if (values.listed !== false) hits.matchPost(post, text);
    if (values.lively !== false) talk(post, language, random);
    return post;
  }

  function talk(post: Post, language: LanguageCode, random: Random): void {
    const people = core.by.get(language) ?? core.all;
    const age = clock.now() - post.createdAt;
    const count = Math.min(between(random, -2, 3), Math.floor(age / (10 * minute)));
    for (let i = 0; i < count; i++) {
      const member = pick(random, people);
      if (member.seq === post.author) continue;
      const createdAt = post.createdAt + Math.floor(Math.min(age, 2 * day) * random());
      store.addComment({
        post: post.seq,
        member: member.seq,
        accountId: null,
        parent: null,
        text: composeReply(random, language),
        createdAt,
      });
    }
  }

  /** A spontaneous post: sometimes a repost, a group post, or one without comments. */
  function writeUnasked(author: Member, createdAt: number, random: Random): Post {
    const kind = random();
    if (kind < 0.05) {
      const seq = store.recentPosts({ at: createdAt, seq: 0 }, 40)[between(random, 0, 39)];
      const original = seq === undefined ? undefined : store.post(seq);
      if (
        original &&
        original.author !== author.seq &&
        original.repostOf === null &&
        !original.groupPrivate
      ) {
        const text = chance(random, 0.5) ? composeReply(random, author.language) : '';
        return writePost({ author, createdAt, text, repostOf: original }, random);
      }
    }
    if (kind < 0.08)
      return writePost({ author, createdAt, groupName: pick(random, groups), groupPrivate: true }, random);
    if (kind < 0.1) return writePost({ author, createdAt, groupName: pick(random, groups) }, random);
    if (kind < 0.13) return writePost({ author, createdAt, canComment: false, lively: false }, random);
    return writePost({ author, createdAt }, random);
  }

  /** Creates the posts since the last call. Cheap if there are none. */
  function grow(): void {
    const now = clock.now();
    if (now - grownUntil < worldPace.every || core.all.length === 0) return;
    const from = Math.max(grownUntil, now - 30 * day);
    const count = Math.min(worldPace.atOnce, Math.floor((now - from) / worldPace.every));
    const step = (now - from) / count;
    db.transaction(() => {
      for (let i = 0; i < count; i++) {
        const at = Math.floor(from + step * i);
        const random = randomFrom(`grow:${at}`);
        writeUnasked(pick(random, core.all), at + Math.floor(random() * step), random);
      }
      grownUntil = now;
      saveGrown.run(String(now));
    })();
  }

  /** Before an author's posts are read, creates those that are due, and enough without our comment. */
  function growAuthor(author: Member, pageSize: number): void {
    const now = clock.now();
    const wanted = Math.min(freshPerAuthor, pageSize);
    const since = Math.min(author.grownUntil, now);
    const due = Math.min(authorPace.atOnce, Math.floor((now - since) / authorPace.every));
    let fresh = 0;
    let newest = now - 3 * hour;
    for (const seq of store.postsOf(author.seq, fromNow(), Math.min(pageSize, 10))) {
      const post = store.post(seq);
      newest = Math.max(newest, post.createdAt);
      if (
        post.canComment &&
        !post.groupPrivate &&
        post.accountComments === 0 &&
        now - post.createdAt < 7 * day
      )
        fresh++;
    }
    if (due === 0 && fresh >= wanted) return;
    const random = randomFrom(`author:${author.seq}:${now}:${fresh}`);
    db.transaction(() => {
      for (let i = 0; i < due; i++) {
        const span = (now - since) / due;
        const createdAt = Math.floor(since + span * (i + random()));
        newest = Math.max(newest, createdAt);
        writePost({ author, createdAt }, random);
      }
      // Newer than all existing posts, so that a client that reads only the first page finds them.
      for (let i = fresh; i < wanted; i++) {
        newest += Math.floor((now - newest) * (0.2 + random() * 0.5));
        writePost({ author, createdAt: newest }, random);
      }
      store.setGrown(author, due > 0 ? now : since);
    })();
  }

  /** Gives a new person the posts of the last weeks. */
  function settle(member: Member): Member {
    const random = randomFrom(`past:${member.publicId}`);
    const now = clock.now();
    db.transaction(() => {
      for (let days = 26; days > 0; days -= between(random, 3, 7)) {
        writePost({ author: member, createdAt: now - Math.floor((days + random()) * day) + day }, random);
      }
    })();
    return member;
  }

  /**
   * @param texts of earlier comments by this member on others' posts, newest first
   * @param every ms between two of them
   */
  function writeHistory(member: Member, texts: readonly string[], every = hour): void {
    const now = clock.now();
    const oldest = now - texts.length * every;
    const posts = store
      .recentPosts({ at: oldest, seq: fromTheTop.seq }, 2 * texts.length + 20)
      .map(store.post)
      .filter(({ author, groupPrivate }) => author !== member.seq && !groupPrivate);
    db.transaction(() => {
      for (const [at, text] of texts.entries()) {
        const post = posts[at % posts.length];
        if (!post) throw new Error('the network has no posts');
        const values = { post: post.seq, member: member.seq, accountId: null, parent: null, text };
        store.addComment({ ...values, createdAt: now - (at + 1) * every });
      }
    })();
  }

  /** Any ID is a person, created on demand, so that any profile can be pasted. Except for `nobody…`. */
  function person(publicId: string): Member | undefined {
    const id = publicId.toLocaleLowerCase();
    if (isNobody(id)) return undefined;
    return (
      store.memberByPublicId('in', id) ?? settle(store.addMember(makePerson({ publicId: id }, clock.now())))
    );
  }

  /** By name or number; created on demand like a person. */
  function company(identifier: string): Member | undefined {
    const id = identifier.toLocaleLowerCase();
    if (isNobody(id)) return undefined;
    const known = store.memberByPublicId('company', id) ?? store.memberByProviderId(id);
    return known ?? settle(store.addMember(makeCompany(id, clock.now())));
  }

  function writersOf(language: LanguageCode, field: FieldName): Member[] {
    const own = core.by.get(`${language}/${field}`) ?? [];
    return own.length >= 3 ? own : [...own, ...(core.by.get(language) ?? core.all)];
  }

  /** A person whose posts were never read, for clients that pause after each author. */
  function newcomer(language: LanguageCode, field: FieldName, random: Random): Member {
    const { firstNames, lastNames } = languages[language];
    const [firstName, lastName] = [pick(random, firstNames), pick(random, lastNames)];
    const publicId = `${slug(`${firstName} ${lastName}`)}-${between(random, 100_000, 999_999)}`;
    const known = store.memberByPublicId('in', publicId);
    return (
      known ?? store.addMember(makePerson({ publicId, firstName, lastName, language, field }, clock.now()))
    );
  }

  return {
    context,
    store,
    hits,
    newcomer,
    fromNow,
    load,
    grow,
    growAuthor,
    writePost,
    writeUnasked,
    writeHistory,
    person,
    company,
    writersOf,
    core,
  };
}

export type World = ReturnType<typeof createWorld>;

const groups = [
  'Operators’ Round Table',
  'Women in Tech Leadership',
  'Mittelstand Digital',
  'Finance Leaders Exchange',
  'Réseau RH Europe',
];
