import type SqliteDatabase from 'better-sqlite3';
import type { EngineView } from '../../../db/accounts.ts';
import type { Known } from '../../../db/seenPosts.ts';

type Row = Record<string, unknown>;
/** What a turn writes down. Times are ms since the epoch. */
export type Line = {
  postId: string;
  postUrl: string;
  posterName: string;
  excerpt: string;
  postedAt: number;
  source: string;
  reason: string;
};
export type Intent = {
  id: string;
  accountId: string;
  userId: string;
  postId: string;
  postUrl: string;
  posterId: string;
  posterName: string;
  source: string;
  windowDay: string;
};

const day = 86_400_000;
/** As db/open.ts has them. */
const pragmas = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  'cache_size = -16000',
  'temp_store = MEMORY',
  'wal_autocheckpoint = 4000',
];
const named = (row: Row, prefix: string): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
    ),
  );

const fields = {
  a: 'accountId account_id,userId user_id,providerId provider_id,name name,email email,imageUrl image_url,status status,createdAt created_at,removedAt removed_at',
  m: 'accountId account_id,running running,dueAt due_at,stateKind state_kind,stateReason state_reason,stateUntil state_until,stateMessage state_message,intervalIndex interval_index,notBefore not_before,faults faults,searchTurn search_turn,monitorTurn monitor_turn,dry dry,touched touched,leaseHolder lease_holder,fence fence',
  s: 'timing timing,searchUrls search_urls,searchProfiles search_profiles,dailySearchComments daily_search_comments,dailyMonitorComments daily_monitor_comments,prompt prompt,choice choice,review review',
  u: 'id id,status status,subscriptionEndsAt subscription_ends_at,stoppedAt stopped_at',
};
const columns = Object.entries(fields).flatMap(([table, list]) =>
  list.split(',').map((field) => {
    const [name, column] = field.split(' ');
    return `${table}.${column} as ${table}_${name}`;
  }),
);

/**
 * The statements that a comment needs, written by hand and prepared on the driver: the reads and writes of one turn, in the same
 * transactions as the engine's operations and on a file with the same settings. No rules, and nobody is told.
 */
export function bareSql(driver: SqliteDatabase.Database) {
  for (const pragma of pragmas) driver.pragma(pragma);
  // SQLite would plan a statement anew for each value that is bound bare, so each is a select of its own.
  const all = (sql: string) => driver.prepare(sql.replace(/((?:=|<=|>) |json_each\()\?/g, '$1(select ?)'));
  const claim = all(`update automations set touched = 0, lease_holder = 'bare', fence = fence + 1
    where lease_holder is null and account_id in
      (select account_id from automations where lease_holder is null and due_at <= ? order by due_at limit 16)
    returning account_id as accountId`);
  const view = all(`select ${columns} from accounts a join automations m on m.account_id = a.account_id
    join users u on u.id = a.user_id left join settings s on s.account_id = a.account_id where a.account_id = ?`);
  const open = all(
    `select * from comments where account_id = ? and state in ('reserved', 'sent') order by created_at`,
  );
  const unknown = all('select * from comments where account_id = ? and look_at is not null order by look_at');
  const usage = all(`select category, count(*) as n from comments
    where account_id = ? and window_day = ? and state in ('reserved', 'sent', 'confirmed', 'unknown') group by category`);
  const approved = all(`select d.comment_id from drafts d join comments c on c.id = d.comment_id
    where d.account_id = ? and d.state = 'approved' and c.state = 'draft' order by d.decided_at`);
  const show = all(
    'update automations set state_kind = ?, state_reason = ?, state_until = ?, state_message = ? where account_id = ?',
  );
  const event = all(
    'insert into events (user_id, account_id, kind, at, message, data) values (?, ?, ?, ?, ?, ?)',
  );
  const members = all('select account_id, provider_id from accounts where user_id = ?');
  const lines = all(`select post_id as postId, verdict, reason, detail, closed from seen_posts
    where account_id = ? and post_id in (select value from json_each(?))`);
  const taken = all(
    'select post_id from commented_posts where user_id = ? and post_id in (select value from json_each(?))',
  ).pluck();
  const answered = all(`select poster_id as author, max(created_at) as at from json_each(?) as authors
      cross join comments on account_id = ? and poster_id = authors.value and created_at > ?
    where state in ('draft', 'reserved', 'sent', 'confirmed', 'unknown') group by poster_id`);
  const lease = all('select lease_holder, fence from automations where account_id = ?');
  const isTaken = all('select 1 from commented_posts where user_id = ? and post_id = ?');
  const insert =
    all(`insert into comments (id, account_id, user_id, state, post_id, post_url, poster_id, poster_name, poster_image_url,
    category, source, window_day, created_at) values (?, ?, ?, 'reserved', ?, ?, ?, ?, '', 'Search', ?, ?, ?)`);
  const take = all('insert into commented_posts values (?, ?, ?)');
  const seen = all(`insert into seen_posts
      (account_id, post_id, post_url, poster_name, excerpt, posted_at, category, source, verdict, reason, detail, at)
      values (?, ?, ?, ?, ?, ?, 'Search', ?, 'open', ?, '', ?)
    on conflict do update set verdict = excluded.verdict, reason = excluded.reason, at = excluded.at where not closed`);
  const texts = all(
    `select comment from comments where account_id = ? and state = 'confirmed' order by created_at desc limit 50`,
  ).pluck();
  const reserved = all(`select account_id from comments where id = ? and state = 'reserved'`);
  const mayGoOn =
    all(`select 1 from automations m join accounts a on a.account_id = m.account_id join users u on u.id = a.user_id
    where m.account_id = ? and m.running and u.stopped_at is null and not exists (select 1 from switches)`);
  const sent = all(`update comments set state = 'sent', comment = ?, receipt = ?, sent_at = ? where id = ?`);
  const confirm =
    all(`update comments set state = 'confirmed', created_at = ?, provider_comment_id = ?, look_at = null
    where id = ? and state in ('sent', 'failed', 'unknown')`);
  const count =
    all(`insert into comment_totals (account_id, category, user_id, total) values (?, 'Search', ?, 1)
    on conflict do update set total = total + 1`);
  const draft = all(`update drafts set state = 'posted' where comment_id = ?`);
  const decide = all(
    `update seen_posts set verdict = 'chosen', reason = 'posted', at = ? where account_id = ? and post_id = ?`,
  );
  const wait = all(
    'update automations set not_before = ?, interval_index = ?, faults = 0, dry = 0 where account_id = ?',
  );
  const release =
    all(`update automations set due_at = case when touched then 0 else ? end, touched = 0, lease_holder = null,
      state_kind = 'waiting', state_reason = 'interval', state_until = ?, state_message = ?, search_turn = ?, monitor_turn = 0
    where account_id = ?`);

  const state = (userId: string, accountId: string, at: number, message: string) =>
    event.run(
      userId,
      accountId,
      'state',
      at,
      message,
      JSON.stringify({ running: true, state: { message }, nextActionAt: null }),
    );
  const reserve = driver.transaction((intent: Intent, at: number) => {
    const { id, accountId, userId, postId } = intent;
    lease.get(accountId);
    isTaken.get(userId, postId);
    usage.all(accountId, intent.windowDay);
    insert.run(
      id,
      accountId,
      userId,
      postId,
      intent.postUrl,
      intent.posterId,
      intent.posterName,
      intent.source,
      intent.windowDay,
      at,
    );
    take.run(userId, postId, id);
  }).immediate;
  const record = driver.transaction((page: Line[], accountId: string, at: number) => {
    for (const { postId, postUrl, posterName, excerpt, postedAt, source, reason } of page)
      seen.run(accountId, postId, postUrl, posterName, excerpt, postedAt, source, reason, at);
  }).immediate;
  const send = driver.transaction(
    (id: string, accountId: string, text: string, receipt: string, at: number) => {
      reserved.get(id);
      mayGoOn.get(accountId);
      sent.run(text, receipt, at, id);
    },
  ).immediate;
  const settle = driver.transaction((intent: Intent, commentId: string, at: number, notBefore: number) => {
    confirm.run(at, commentId, intent.id);
    count.run(intent.accountId, intent.userId);
    draft.run(intent.id);
    decide.run(at, intent.accountId, intent.postId);
    wait.run(notBefore, 0, intent.accountId);
  }).immediate;

  return {
    claim: (now: number): string[] =>
      (claim.all(now) as { accountId: string }[]).map(({ accountId }) => accountId),

    readView(accountId: string): EngineView {
      const row = view.get(accountId) as Row;
      const settings = named(row, 's_');
      for (const key of ['timing', 'searchUrls', 'searchProfiles', 'choice'])
        settings[key] = JSON.parse(String(settings[key]));
      return {
        account: named(row, 'a_'),
        automation: named(row, 'm_'),
        user: named(row, 'u_'),
        settings,
      } as unknown as EngineView;
    },

    /** What decides whether an account may act. */
    begin(accountId: string, windowDay: string): Row[] {
      open.all(accountId);
      unknown.all(accountId);
      approved.all(accountId);
      return usage.all(accountId, windowDay) as Row[];
    },

    showWorking(userId: string, accountId: string, now: number): void {
      show.run('working', 'interval', null, 'Looking for a post to comment on', accountId);
      state(userId, accountId, now, 'Looking for a post to comment on');
      members.all(userId);
    },

    readKnown(userId: string, accountId: string, postIds: string[], authorIds: string[], now: number): Known {
      const posts = JSON.stringify(postIds);
      const authors = answered.all(JSON.stringify(authorIds), accountId, now - 3 * day) as {
        author: string;
        at: number;
      }[];
      return {
        lines: new Map(
          (lines.all(accountId, posts) as Row[]).map((line) => [String(line.postId), line as never]),
        ),
        taken: new Set(taken.all(userId, posts) as string[]),
        answered: new Map(authors.map(({ author, at }) => [author, at])),
      };
    },

    reserve: (intent: Intent, at: number): void => void reserve(intent, at),
    recordSeen: (accountId: string, page: Line[], at: number): void => void record(page, accountId, at),
    latestTexts: (accountId: string): string[] => texts.all(accountId) as string[],
    send: (id: string, accountId: string, text: string, receipt: string, at: number): void =>
      void send(id, accountId, text, receipt, at),

    confirm(intent: Intent, commentId: string, at: number, notBefore: number): void {
      settle(intent, commentId, at, notBefore);
      event.run(
        intent.userId,
        intent.accountId,
        'comment_posted',
        at,
        `Commented on a post by ${intent.posterName}`,
        '{"category":"Search"}',
      );
    },

    release(userId: string, accountId: string, dueAt: number, now: number, turn: number): void {
      const message = 'Next comment at 14:05';
      release.run(dueAt, dueAt, message, turn, accountId);
      state(userId, accountId, now, message);
    },
  };
}
