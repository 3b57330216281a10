import SqliteDatabase from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../../db/files/schemaVersion.ts';

type Row = Record<string, string | number | null>;

const at = Date.parse('2026-03-02T10:00:00Z');
/** Not due before the test ends. */
const later = Date.parse('2099-01-01T00:00:00Z');
const user = { user_id: 'mara' };
/** Has a second factor. */
const guarded = { user_id: 'nora' };
const account = { account_id: 'account-1' };
const post = { post_id: 'post-1', post_url: 'https://www.linkedin.com/feed/update/1', poster_name: 'Ada' };

/** A row for every past and present table, by today's columns, after the rows that it refers to. */
const rows = (passwordHash: string): Record<string, Row[]> => ({
  users: [
    {
      id: 'mara',
      first_name: 'Mara',
      last_name: 'Winter',
      email: 'Mara@example.com',
      email_key: 'mara@example.com',
      password_hash: passwordHash,
      role: 'user',
      status: 'Paid',
      seats: 3,
      verified_at: at,
      payments_customer_id: 'cus_1',
      created_at: at,
    },
    {
      id: 'nora',
      first_name: 'Nora',
      last_name: 'Sommer',
      email: 'nora@example.com',
      email_key: 'nora@example.com',
      password_hash: passwordHash,
      role: 'user',
      status: 'None',
      seats: 1,
      payments_customer_id: null,
      verified_at: at,
      created_at: at,
    },
  ],
  accounts: [
    { ...account, ...user, provider_id: 'member-1', name: 'Mara', status: 'Connected', created_at: at },
  ],
  automations: [
    { ...account, running: 1, state_kind: 'idle', state_reason: 'paused', state_message: 'Paused', fence: 7 },
  ],
  connect_links: [{ secret_hash: 'h', ...user, created_at: at, expires_at: at }],
  disconnections: [{ account_id: 'gone', created_at: at, due_at: at, tries: 3, fault: 'away' }],
  engines: [{ holder: 'e', host: 'h', pid: 1, beat_at: at }],
  profiles: [
    { key: 'person:ada', provider_id: 'p', is_company: 0, name: 'Ada', url: 'u', image_url: '', read_at: at },
  ],
  settings: [
    {
      ...account,
      timing:
        '{"fromTime":"09:00","toTime":"17:00","timezone":"UTC","timeBetweenComments":[10],"activeDays":["Monday"]}',
      search_urls: '["https://www.linkedin.com/search/results/content/?keywords=x"]',
      search_profiles: '[]',
      daily_search_comments: 5,
      daily_monitor_comments: 0,
      prompt: 'Be brief.',
      choice:
        '{"avoidPeople":[],"avoidCompanies":[],"avoidWords":[],"oldestPostDays":7,"sameAuthorDays":3,"languages":[]}',
      review: 0,
      saved_at: at,
    },
  ],
  audit: [
    {
      id: 1,
      at,
      actor_id: 'admin',
      action: 'user.edit',
      subject: 'user:mara',
      details: '{"before":{"seats":1}}',
    },
  ],
  used_trials: [{ email_hash: 'h', started_at: at, kept_until: at }],
  attempts: [{ id: 1, subject: 'login:x', at }],
  codes: [
    {
      id: 'c',
      ...user,
      email_key: 'mara@example.com',
      code_hash: 'h',
      created_at: at,
      expires_at: at,
      tries_left: 3,
    },
  ],
  once_calls: [
    { id: 'o', ...user, fingerprint: 'f', claim: 'c', status: 200, answer: 'sealed', expires_at: at },
  ],
  personal_tokens: [{ id: 't', ...user, name: 'ci', scope: 'read', token_hash: 'h', created_at: at }],
  reset_tokens: [{ token_hash: 'h', ...user, created_at: at, expires_at: at }],
  sessions: [{ id: 's', ...user, created_at: at, last_seen_at: at, expires_at: at }],
  billing_mirrors: [
    { ...user, begun: 2, kept: 2, read_at: at, derived: '{"status":"Paid","seats":3,"endsAt":null}' },
  ],
  billing_differences: [{ customer_id: 'cus_1', ...user, found_at: at }],
  billing_notices: [{ key: 'failed:in_1', ...user, at }],
  closures: [{ customer_id: 'cus_gone', created_at: at, due_at: at }],
  invoices: [{ id: 'in_1', ...user, amount: 4900, status: 'paid', created_at: at }],
  payment_methods: [
    { id: 'pm_1', ...user, brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2030, is_default: 1 },
  ],
  plans: [{ id: 'plan-1', name: 'Premium', type: 'monthly', price: 49, trial_days: 14, features: '[]' }],
  subscriptions: [
    {
      id: 'sub_1',
      ...user,
      plan_id: 'plan-1',
      seats: 3,
      status: 'active',
      cancel_at_period_end: 0,
      read_at: at,
    },
  ],
  webhook_receipts: [
    {
      id: 1,
      provider: 'payments',
      event_id: 'evt_1',
      kind: 'invoice.paid',
      body: '{"customerId":"cus_1"}',
      received_at: at,
    },
  ],
  comment_totals: [{ ...account, category: 'Search', ...user, total: 1 }],
  comments: [
    {
      id: 'comment-1',
      ...account,
      ...user,
      state: 'confirmed',
      ...post,
      poster_id: 'ada',
      poster_image_url: '',
      category: 'Search',
      source: 's',
      comment: 'Well said',
      window_day: '2026-03-02',
      created_at: at,
      sent_at: at,
      provider_comment_id: 'n1',
    },
  ],
  autonomy: [{ ...account, allowed: 1, after: 10 }],
  source_trust: [{ ...account, kind: 'search', key: 's', source: 's', streak: 7 }],
  comment_results: [
    {
      comment_id: 'comment-1',
      ...account,
      created_at: at,
      day: '2026-03-02',
      hour: 10,
      category: 'Search',
      source: 's',
      prompt_version: '213c22ed',
      language: 'en',
      review: 'automatic',
      reactions: 2,
      replies: 1,
      reply_counter: 1,
      read_at: at,
      next_read_at: later,
    },
  ],
  result_totals: [
    {
      ...account,
      dimension: 'total',
      key: '',
      day: '2026-03-02',
      value: '',
      comments: 1,
      read: 1,
      answered: 1,
    },
  ],
  comment_replies: [
    {
      id: 'reply-1',
      comment_id: 'comment-1',
      ...account,
      ...user,
      provider_reply_id: 'n2',
      author_id: 'ada',
      author_name: 'Ada',
      author_headline: '',
      author_url: '',
      author_image_url: '',
      text: 'Thank you',
      is_own: 0,
      created_at: at,
      found_at: at,
    },
  ],
  model_prices: [
    { id: 'p', model: 'm', input: 250000, cached: 25000, output: 2000000, valid_from: at, created_at: at },
  ],
  model_caps: [
    { scope: 'installation', user_id: null, cap: 500000000 },
    { scope: 'mara', ...user, cap: null },
  ],
  model_costs: [
    {
      ...account,
      ...user,
      month: '2026-03',
      model: 'm',
      purpose: 'comment',
      calls: 2,
      estimated: 0,
      unpriced: 0,
      input_tokens: 2000,
      cached_tokens: 500,
      output_tokens: 3000,
      cost: 6388,
    },
  ],
  model_spending: [{ month: '2026-03', part: 3, cost: 6388 }],
  model_cap_alarms: [
    { month: '2026-03', scope: 'installation', cap: 500000000, level: 80, user_id: null, at },
  ],
  bench_posts: [{ id: 'b', ...user, ...post, text: 'A post', posted_at: at, created_at: at }],
  drafts: [
    {
      comment_id: 'comment-1',
      ...account,
      ...user,
      state: 'posted',
      post_text: 'A post',
      posted_at: at,
      original: 'Well said',
      created_at: at,
      decided_by: 'mara',
      lapses_at: at,
    },
  ],
  draft_edits: [
    { id: 1, comment_id: 'comment-1', edit: '{"at":1,"before":"a","after":"b"}', edited_by: 'mara' },
  ],
  members: [
    {
      id: 'member-1',
      owner_id: 'mara',
      user_id: 'nora',
      email: 'nora@example.com',
      email_key: 'nora@example.com',
      role: 'reviewer',
      all_accounts: 0,
      created_at: at,
      joined_at: at,
      sent_at: at,
    },
  ],
  member_accounts: [{ member_id: 'member-1', ...account }],
  events: [
    {
      id: 1,
      ...user,
      ...account,
      kind: 'state',
      at,
      message: 'm',
      data: '{"state":{"reason":"not_connected"}}',
    },
  ],
  mails: [
    {
      id: 'm',
      kind: 'receipt',
      recipient: 'mara@example.com',
      subject: 's',
      text: 't',
      html: 'h',
      created_at: at,
      due_at: later,
    },
  ],
  jobs: [{ kind: 'prune', key: 'prune', created_at: at, run_at: later }],
  commented_posts: [{ ...user, post_id: 'post-1', comment_id: 'comment-1' }],
  seen_posts: [
    {
      ...account,
      ...post,
      excerpt: 'A',
      posted_at: at,
      category: 'Search',
      source: 's',
      verdict: 'chosen',
      reason: 'posted',
      at,
    },
  ],
  provider_reads: [{ ...account, day: '2026-03-02', search_rows: 25, profiles: 1, others: 2, comments: 1 }],
  provider_alarms: [{ provider: 'writer', detail: '404', since: at, last_at: at }],
  installation: [{ name: 'a_fact', value: 'kept' }],
  switches: [{ name: 'stop_everything', since: at, reason: 'Moving house' }],
  webhook_endpoints: [
    {
      id: 'w',
      ...user,
      url: 'https://example.com',
      types: '["comment.posted"]',
      secret: 'sealed',
      created_at: at,
    },
  ],
  webhook_messages: [
    { id: 1, endpoint_id: 'w', ...user, type: 'comment.posted', body: '{}', created_at: at, due_at: later },
  ],
  notes: [{ id: 'n', ...user, author_id: 'admin', text: 'Called', created_at: at }],
  campaigns: [{ id: 'c', name: 'Spring', template: '{}', created_at: at, updated_at: at }],
  campaign_runs: [{ id: 'r', campaign_id: 'c', actor_id: 'admin', created_at: at }],
  campaign_changes: [{ run_id: 'r', ...account, before: '{}', after: '{}' }],
  admin_seen: [{ ...user, seen_until: at }],
  passkeys: [
    {
      id: 'p',
      ...guarded,
      name: 'Laptop',
      credential_id: 'c',
      public_key: 'k',
      counter: 1,
      transports: '[]',
      created_at: at,
    },
  ],
  totp_secrets: [{ ...guarded, sealed: 'sealed', created_at: at, confirmed_at: at, last_step: 1 }],
  recovery_codes: [{ code_hash: 'h', ...guarded, created_at: at }],
  challenges: [{ id_hash: 'h', ...guarded, kind: 'login', tries_left: 5, created_at: at, expires_at: at }],
  opt_outs: [
    { id: 'o', profile: 'person:ada', provider_id: 'p', state: 'active', code: 'c', created_at: at },
  ],
  backups: [{ id: 1, started_at: at, file: 'f', bytes: 1 }],
  restores: [{ id: 1, at, known_until: at }],
});

const migrations = readMigrationFiles({ migrationsFolder });

/** Creates a database with the first `count` migrations and a row in each table. @returns the rows */
export function earlierDatabase(path: string, count: number, passwordHash: string): Record<string, Row[]> {
  const driver = new SqliteDatabase(path);
  driver.pragma('journal_mode = WAL');
  driver.exec(
    'create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)',
  );
  for (const { sql, hash, folderMillis } of migrations.slice(0, count)) {
    for (const statement of sql) driver.exec(statement);
    driver
      .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
      .run(hash, folderMillis);
  }
  const filled: Record<string, Row[]> = {};
  for (const [table, given] of Object.entries(rows(passwordHash))) {
    const columns = new Set(
      (driver.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name),
    );
    if (columns.size === 0) continue;
    filled[table] = given.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))),
    );
    for (const row of filled[table]) {
      const names = Object.keys(row);
      driver
        .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        .run(...Object.values(row));
    }
  }
  driver.close();
  return filled;
}

export const schemaCount = migrations.length;
