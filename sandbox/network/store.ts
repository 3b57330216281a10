import type { Database as Db } from 'better-sqlite3';
import type { Account, Member, Post, PostComment } from './types.ts';

export const networkSchema = `
create table if not exists members (
  seq integer primary key, providerId text not null unique, publicId text not null, isCompany integer not null,
  firstName text not null, lastName text not null, name text not null, headline text not null, location text not null,
  field text not null, language text not null, core integer not null, grownUntil integer not null) strict;
create unique index if not exists members_public on members (publicId, isCompany);
create table if not exists logins (email text primary key, member integer not null) strict;
create table if not exists posts (
  seq integer primary key, id text not null unique, socialId text not null unique, author integer not null, text text not null,
  createdAt integer not null, canComment integer not null, groupName text, groupPrivate integer not null, repostOf integer,
  hasImage integer not null, reactions integer not null, comments integer not null, accountComments integer not null) strict;
create index if not exists posts_author on posts (author, createdAt);
create index if not exists posts_recent on posts (createdAt);
create table if not exists comments (
  seq integer primary key, id text not null unique, post integer not null, member integer not null, accountId text, parent text,
  text text not null, createdAt integer not null) strict;
create index if not exists comments_post on comments (post, createdAt);
create index if not exists comments_member on comments (member, createdAt);
create index if not exists comments_account on comments (createdAt) where accountId is not null;
create table if not exists reactions (comment text primary key, count integer not null) strict, without rowid;
create table if not exists connections (
  accountId text primary key, member integer not null, email text not null, status text not null, paid text not null,
  stuck integer not null, createdAt integer not null) strict;
create table if not exists links (
  token text primary key, type text not null, reconnectAccount text, name text, notifyUrl text, successUrl text, failureUrl text,
  bypassSuccess integer not null, expiresAt integer not null, usedAt integer) strict;
create table if not exists webhooks (id text primary key, json text not null) strict;
create table if not exists searches (seq integer primary key, key text not null unique, phrase text not null) strict;
create table if not exists hits (
  search integer not null, rank integer not null, post integer not null, createdAt integer not null,
  primary key (search, rank, post)) strict, without rowid;
create index if not exists hits_date on hits (search, createdAt, post);
create unique index if not exists hits_post on hits (search, post);
`;

type Stored<T> = { [K in keyof T]: T[K] extends boolean ? number : T[K] };

/** The number of posts cached in memory. */
const cachedPosts = 20_000;

const toMember = (row: Stored<Member>): Member =>
  ({ ...row, isCompany: row.isCompany === 1, core: row.core === 1 }) as Member;
const toPost = (row: Stored<Post>): Post => ({
  ...row,
  canComment: row.canComment === 1,
  groupPrivate: row.groupPrivate === 1,
  hasImage: row.hasImage === 1,
});

type StoredAccount = Omit<Stored<Account>, 'paid'> & { paid: string };
const toAccount = (row: StoredAccount): Account =>
  ({ ...row, paid: JSON.parse(row.paid), stuck: row.stuck === 1 }) as Account;

const binary = <T extends object>(row: T) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, typeof value === 'boolean' ? Number(value) : value]),
  );

const insertOf = (table: string, columns: string[]) =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `@${column}`).join(', ')})`;

/**
 * Prepared statements, with hot rows cached and written through. This process is the only writer, so cached
 * rows are current.
 */
export function createNetworkStore(db: Db) {
  const members = new Map<number, Member>();
  const memberSeqs = new Map<string, number>();
  const posts = new Map<number, Post>();
  const accounts = new Map<string, Account>();
  /** The time of the latest comment on each member's posts, ms since the epoch. */
  const answered = new Map<number, number>();
  let nextSeq = { member: 1, post: 1, comment: 1 };

  const memberColumns =
    'seq providerId publicId isCompany firstName lastName name headline location field language core grownUntil'.split(
      ' ',
    );
  const postColumns =
    'seq id socialId author text createdAt canComment groupName groupPrivate repostOf hasImage reactions comments accountComments'.split(
      ' ',
    );
  const sql = {
    members: db.prepare('select * from members'),
    addMember: db.prepare(insertOf('members', memberColumns)),
    setGrown: db.prepare('update members set grownUntil = ? where seq = ?'),
    setHeadline: db.prepare('update members set headline = ? where seq = ?'),
    login: db.prepare('select member from logins where email = ?').pluck(),
    addLogin: db.prepare('insert into logins (email, member) values (?, ?)'),
    emailOf: db.prepare('select email from logins where member = ? order by rowid limit 1').pluck(),
    post: db.prepare('select * from posts where seq = ?'),
    postSeq: db.prepare('select seq from posts where socialId = ? or id = ?').pluck(),
    addPost: db.prepare(insertOf('posts', postColumns)),
    countPost: db.prepare(
      'update posts set comments = comments + 1, accountComments = accountComments + ? where seq = ?',
    ),
    byAuthor: db
      .prepare(
        'select seq from posts where author = ? and (createdAt, seq) < (?, ?) order by createdAt desc, seq desc limit ?',
      )
      .pluck(),
    recent: db
      .prepare(
        'select seq from posts where (createdAt, seq) < (?, ?) order by createdAt desc, seq desc limit ?',
      )
      .pluck(),
    addComment: db.prepare(
      insertOf('comments', ['seq', 'id', 'post', 'member', 'accountId', 'parent', 'text', 'createdAt']),
    ),
    commentsOf: db.prepare(
      `select * from comments where post = ? and parent is ? and (createdAt, seq) < (?, ?)
       order by createdAt desc, seq desc limit ?`,
    ),
    commentsBy: db.prepare(
      'select * from comments where member = ? and (createdAt, seq) < (?, ?) order by createdAt desc, seq desc limit ?',
    ),
    comment: db.prepare('select * from comments where post = ? and id = ?'),
    replies: db.prepare('select count(*) from comments where post = ? and parent = ?').pluck(),
    react: db.prepare(
      'insert into reactions values (?, ?) on conflict (comment) do update set count = count + excluded.count',
    ),
    reactions: db.prepare('select coalesce(sum(count), 0) from reactions where comment = ?').pluck(),
    latestOf: db.prepare(
      'select * from comments where post = ? and accountId = ? order by createdAt desc, seq desc limit 1',
    ),
    answered: db.prepare(
      `select posts.author, max(comments.createdAt) as at from comments join posts on posts.seq = comments.post
       where comments.accountId is not null group by posts.author`,
    ),
    ledger: db.prepare('select * from comments where accountId is not null order by createdAt, seq'),
    accounts: db.prepare('select * from connections'),
    saveAccount: db.prepare(
      `${insertOf('connections', ['accountId', 'member', 'email', 'status', 'paid', 'stuck', 'createdAt'])}
       on conflict (accountId) do update set status = @status, paid = @paid, stuck = @stuck`,
    ),
    nextConnection: db
      .prepare(
        `insert into meta values ('connections', '1')
         on conflict (key) do update set value = cast(value as integer) + 1 returning cast(value as integer)`,
      )
      .pluck(),
    dropAccount: db.prepare('delete from connections where accountId = ?'),
    lastMember: db.prepare('select coalesce(max(seq), 0) + 1 from members').pluck(),
    lastPost: db.prepare('select coalesce(max(seq), 0) + 1 from posts').pluck(),
    lastComment: db.prepare('select coalesce(max(seq), 0) + 1 from comments').pluck(),
  };

  const remember = (member: Member) => {
    members.set(member.seq, member);
    memberSeqs.set(member.providerId, member.seq);
    memberSeqs.set(`${member.isCompany ? 'company' : 'in'}/${member.publicId}`, member.seq);
  };

  /** At the start and after a reset. */
  function load(): void {
    members.clear();
    memberSeqs.clear();
    posts.clear();
    accounts.clear();
    answered.clear();
    for (const { author, at } of sql.answered.all() as { author: number; at: number }[])
      answered.set(author, at);
    for (const row of sql.members.all() as Stored<Member>[]) remember(toMember(row));
    for (const row of sql.accounts.all() as StoredAccount[]) accounts.set(row.accountId, toAccount(row));
    nextSeq = {
      member: sql.lastMember.get() as number,
      post: sql.lastPost.get() as number,
      comment: sql.lastComment.get() as number,
    };
  }
  load();

  function post(seq: number): Post {
    const known = posts.get(seq);
    if (known) return known;
    const row = toPost(sql.post.get(seq) as Stored<Post>);
    return keep(row);
  }
  function keep(row: Post): Post {
    if (posts.size >= cachedPosts) posts.delete(posts.keys().next().value as number);
    posts.set(row.seq, row);
    return row;
  }
  /** As in LinkedIn's IDs, the upper bits contain the time. */
  const snowflake = (at: number, low: number) => String((BigInt(at) << 22n) | BigInt(low & 0x3fffff));

  return {
    db,
    load,
    member: (seq: number): Member => members.get(seq) as Member,
    members: (): Iterable<Member> => members.values(),
    memberByProviderId: (id: string): Member | undefined => members.get(memberSeqs.get(id) ?? -1),
    memberByPublicId: (kind: 'in' | 'company', id: string): Member | undefined =>
      members.get(memberSeqs.get(`${kind}/${id}`) ?? -1),
    addMember(member: Omit<Member, 'seq'>): Member {
      const added = { ...member, seq: nextSeq.member++ };
      sql.addMember.run(binary(added));
      remember(added);
      return added;
    },
    setGrown(member: Member, until: number): void {
      member.grownUntil = until;
      sql.setGrown.run(until, member.seq);
    },
    setHeadline(member: Member, headline: string): void {
      member.headline = headline;
      sql.setHeadline.run(headline, member.seq);
    },
    memberByEmail: (email: string): Member | undefined =>
      members.get((sql.login.get(email) as number | undefined) ?? -1),
    addLogin: (email: string, member: Member) => void sql.addLogin.run(email, member.seq),
    emailOf: (member: Member): string | undefined => sql.emailOf.get(member.seq) as string | undefined,

    post,
    /** By social id or, for reading, by the bare number. */
    findPost(id: string): Post | undefined {
      const seq = sql.postSeq.get(id, id.replace(/^urn:li:activity:/, '')) as number | undefined;
      return seq === undefined ? undefined : post(seq);
    },
    addPost(values: Omit<Post, 'seq' | 'id' | 'socialId' | 'comments' | 'accountComments'>): Post {
      const seq = nextSeq.post++;
      const id = snowflake(values.createdAt, seq * 2);
      // As on the real network, some posts have different numbers for lists and actions.
      const socialId =
        seq % 7 === 3
          ? `urn:li:ugcPost:${snowflake(values.createdAt, seq * 2 + 1)}`
          : `urn:li:activity:${id}`;
      const added: Post = { ...values, seq, id, socialId, comments: 0, accountComments: 0 };
      sql.addPost.run(binary(added));
      return keep(added);
    },
    /** Sequence numbers, newest first, older than the given place. */
    postsOf: (author: number, before: { at: number; seq: number }, limit: number) =>
      sql.byAuthor.all(author, before.at, before.seq, limit) as number[],
    recentPosts: (before: { at: number; seq: number }, limit: number) =>
      sql.recent.all(before.at, before.seq, limit) as number[],

    addComment(values: Omit<PostComment, 'seq' | 'id'>): PostComment {
      const seq = nextSeq.comment++;
      const added = { ...values, seq, id: snowflake(values.createdAt, seq) };
      const byAccount = values.accountId === null ? 0 : 1;
      sql.addComment.run(added);
      sql.countPost.run(byAccount, values.post);
      const under = posts.get(values.post);
      if (byAccount) answered.set(post(values.post).author, values.createdAt);
      if (under) {
        under.comments++;
        under.accountComments += byAccount;
      }
      return added;
    },
    /** Ms since the epoch; 0 for never. */
    answeredAt: (member: number): number => answered.get(member) ?? 0,
    comments: (postSeq: number, parent: string | null, before: { at: number; seq: number }, limit: number) =>
      sql.commentsOf.all(postSeq, parent, before.at, before.seq, limit) as PostComment[],
    commentsBy: (member: number, before: { at: number; seq: number }, limit: number) =>
      sql.commentsBy.all(member, before.at, before.seq, limit) as PostComment[],
    comment: (postSeq: number, id: string) => sql.comment.get(postSeq, id) as PostComment | undefined,
    replies: (postSeq: number, parent: string) => sql.replies.get(postSeq, parent) as number,
    react: (commentId: string, count: number) => void sql.react.run(commentId, count),
    reactions: (commentId: string) => sql.reactions.get(commentId) as number,
    /** An account's latest comment on a post. */
    latestOf: (postSeq: number, accountId: string) =>
      sql.latestOf.get(postSeq, accountId) as PostComment | undefined,
    /** Comments made through the API, oldest first. */
    ledger: () => sql.ledger.all() as PostComment[],

    account: (id: string): Account | undefined => accounts.get(id),
    accounts: (): Account[] => [...accounts.values()],
    /** Also unique after connections were deleted. */
    nextConnection: (): number => sql.nextConnection.get() as number,
    saveAccount(account: Account): Account {
      sql.saveAccount.run({ ...binary(account), paid: JSON.stringify(account.paid) });
      accounts.set(account.accountId, account);
      return account;
    },
    dropAccount(accountId: string): void {
      sql.dropAccount.run(accountId);
      accounts.delete(accountId);
    },
  };
}

export const fromTheTop = { at: Number.MAX_SAFE_INTEGER, seq: Number.MAX_SAFE_INTEGER };
