import { existsSync, statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { latestSchema } from './schemaVersion.ts';

/** Above this a full check takes too long for an interactive command. */
const quickBelowBytes = 200 * 1024 * 1024;

type Row = Record<string, string | number | null>;
/** The counted rows, or the error, for example in a database of another version. */
type Counted = Row[] | string;

/** Row counts by state. Selects no text that a person wrote, and nothing that identifies anyone. */
const counts: Record<string, string> = {
  users: 'select role, status, count(*) as n from users group by role, status',
  accounts: 'select status, removed_at is not null as removed, count(*) as n from accounts group by 1, 2',
  automations: `select running, state_kind as kind, state_reason as reason, count(*) as n, max(faults) as mostFaults, sum(lease_holder is not null) as leased
    from automations group by 1, 2, 3 order by n desc`,
  due: 'select count(*) as n, min(due_at) as first from automations where lease_holder is null and due_at <= :now',
  engines: 'select count(*) as n, max(beat_at) as latestBeat from engines',
  switches: 'select name, since from switches',
  comments:
    'select state, count(*) as n, sum(created_at > :now - 86400000) as today from comments group by state',
  mails: `select kind, case when sent_at is not null then 'sent' when exists (select 1 from jobs where kind = 'mail' and key = mails.id and dead_at is null)
    then 'waiting' else 'failed' end as state, count(*) as n, max(tries) as mostTries from mails group by 1, 2`,
  webhooks:
    'select disabled_at is not null as disabled, disabled_why as why, count(*) as n from webhook_endpoints group by 1, 2',
  webhookMessages: `select type, case when delivered_at is not null then 'delivered' when exists (select 1 from jobs
    where kind = 'webhook' and key = cast(webhook_messages.id as text) and dead_at is null) then 'waiting' else 'failed' end as state,
    status, count(*) as n, max(tries) as mostTries from webhook_messages where created_at > :now - 7 * 86400000 group by 1, 2, 3`,
  notices: `select provider, kind, handled_at is not null as handled, outcome, fault is not null as failed, count(*) as n
    from webhook_receipts where received_at > :now - 7 * 86400000 group by 1, 2, 3, 4, 5 order by n desc limit 60`,
  jobs: `select kind, case when dead_at is not null then 'dead' when locked_by is not null then 'running' when run_at <= :now then 'due' else 'waiting' end as state,
    count(*) as n, max(attempts) as mostAttempts, min(run_at) as first from jobs group by 1, 2`,
  backups:
    'select started_at as startedAt, ended_at as endedAt, bytes, fault is not null as failed from backups order by id desc limit 5',
  restores: 'select at, known_until as knownUntil from restores order by id desc limit 5',
  events: 'select kind, count(*) as n from events where at > :now - 86400000 group by kind',
};

const recent = `select at, kind, account_id as account, json_extract(data, '$.reason') as reason, json_extract(data, '$.state.kind') as state,
  json_extract(data, '$.state.reason') as stateReason from events order by id desc limit 100`;

export type DatabaseFacts = {
  found: boolean;
  latestSchema: number;
  /** Bytes of the file and of the files beside it. */
  sizes?: Record<string, number | null>;
  fault?: string;
  sqlite?: unknown;
  pages?: Record<string, unknown>;
  whole?: unknown;
  migrations?: Row[];
  counts?: Record<string, Counted>;
  recentEvents?: Row[];
};

/**
 * Facts about a database without personal data: sizes, integrity, version and row counts. Only reads, also
 * from any version and beside a server; errors replace the parts that can't be read.
 * @param now ms since the epoch
 */
export function readFacts(path: string, now: number): DatabaseFacts {
  if (!existsSync(path)) return { found: false, latestSchema };
  const sizes = Object.fromEntries(['', '-wal', '-shm'].map((end) => [`sqlite${end}`, sizeOf(path + end)]));
  let driver: SqliteDatabase.Database;
  try {
    driver = new SqliteDatabase(path, { readonly: true, fileMustExist: true });
  } catch (error) {
    return { found: true, latestSchema, sizes, fault: messageOf(error) };
  }
  const read = (sql: string): Counted => {
    try {
      const statement = driver.prepare<unknown[], Row>(sql);
      return sql.includes(':now') ? statement.all({ now }) : statement.all();
    } catch (error) {
      return messageOf(error);
    }
  };
  const rows = (sql: string): Row[] => [read(sql)].flat().filter((row) => typeof row === 'object');
  try {
    const pragmas = ['page_count', 'page_size', 'freelist_count', 'journal_mode'];
    return {
      found: true,
      latestSchema,
      sizes,
      sqlite: first(read('select sqlite_version()')),
      pages: Object.fromEntries(pragmas.map((name) => [name, first(read(`pragma ${name}`))])),
      whole:
        (sizes.sqlite ?? 0) > quickBelowBytes
          ? 'not looked: larger than 200 MB'
          : first(read('pragma quick_check(1)')),
      migrations: rows('select created_at as madeAt from __drizzle_migrations order by created_at'),
      counts: Object.fromEntries(Object.entries(counts).map(([name, sql]) => [name, read(sql)])),
      recentEvents: rows(recent),
    };
  } finally {
    driver.close();
  }
}

const sizeOf = (path: string): number | null => (existsSync(path) ? statSync(path).size : null);
const first = (rows: Counted): string | number | null =>
  typeof rows === 'string' ? rows : (Object.values(rows[0] ?? {})[0] ?? null);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
