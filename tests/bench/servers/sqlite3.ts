import SqliteDatabase from 'better-sqlite3';

/*
 * As much of the package `sqlite3` as sequelize calls, over better-sqlite3: the former's binary is downloaded or compiled at the
 * install, which a clone must not need. It is the quicker driver of the two for short queries, because no thread is changed.
 */
export const OPEN_READWRITE = 2;
export const OPEN_CREATE = 4;

type Outcome = { lastID: number | bigint; changes: number };
type Callback = (this: Outcome, error: Error | null, rows?: unknown[]) => void;
type Parameters = unknown[] | Record<string, unknown>;

export class Database {
  readonly filename: string;
  readonly #driver: SqliteDatabase.Database;
  readonly #statements = new Map<string, SqliteDatabase.Statement>();

  constructor(filename: string, _mode: number, opened: (error: Error | null) => void) {
    this.filename = filename;
    this.#driver = new SqliteDatabase(filename);
    queueMicrotask(() => opened(null));
  }

  serialize(work: () => void): void {
    work();
  }

  all(sql: string, parameters: Parameters | Callback = [], done?: Callback): void {
    this.#execute(sql, parameters, done);
  }

  run(sql: string, parameters: Parameters | Callback = [], done?: Callback): void {
    this.#execute(sql, parameters, done);
  }

  close(closed?: (error: Error | null) => void): void {
    this.#driver.close();
    closed?.(null);
  }

  #execute(sql: string, parameters: Parameters | Callback, done?: Callback): void {
    const callback = typeof parameters === 'function' ? parameters : done;
    const given = typeof parameters === 'function' ? [] : parameters;
    // sqlite3 names a parameter with its sign, better-sqlite3 without.
    const bound = Array.isArray(given)
      ? given
      : Object.fromEntries(Object.entries(given).map(([k, v]) => [k.slice(1), v]));
    let outcome: Outcome = { lastID: 0, changes: 0 };
    let rows: unknown[] = [];
    try {
      const statement = this.#prepare(sql);
      if (statement.reader) rows = statement.all(bound);
      else {
        const { lastInsertRowid, changes } = statement.run(bound);
        outcome = { lastID: lastInsertRowid, changes };
      }
    } catch (error) {
      callback?.call(outcome, error as Error);
      return;
    }
    callback?.call(outcome, null, rows);
  }

  /** Kept prepared, which the real one does not do by itself. */
  #prepare(sql: string): SqliteDatabase.Statement {
    const kept = this.#statements.get(sql) ?? this.#driver.prepare(sql);
    this.#statements.set(sql, kept);
    return kept;
  }
}
