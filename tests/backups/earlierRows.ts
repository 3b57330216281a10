export type Row = Record<string, string | number | null>;

export const at = Date.parse('2026-03-02T10:00:00Z');
/** Not due before the test ends. */
export const later = Date.parse('2099-01-01T00:00:00Z');
export const user = { user_id: 'mara' };
/** Has a second factor. */
export const guarded = { user_id: 'nora' };
export const account = { account_id: 'account-1' };
export const post = {
  post_id: 'post-1',
  post_url: 'https://www.linkedin.com/feed/update/1',
  poster_name: 'Ada',
};

/** Rows by table, after those that they refer to. */
export const firstRows = (passwordHash: string): Record<string, Row[]> => ({
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
      review: 'approved',
      reviewer: 'mara',
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
});
