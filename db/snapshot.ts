import SqliteDatabase from 'better-sqlite3';

/** A prepared select. */
export type Read = { get(values: unknown[]): unknown; all(values: unknown[]): unknown[] };
export type Snapshots = {
  /** @param isOneValue a row is the value of its only column */
  prepare(sql: string, isOneValue?: boolean): Read;
  close(): void;
};

/** The connection that changes things. It knows when it is about to, and whether it is in the middle of it. */
export class Writer extends SqliteDatabase {
  /** Ends the transaction that some share, before anybody else changes something: see together.ts. */
  beforeOthers: (() => void) | undefined;
  /** Leaves the state that is about to be an earlier one: see createSnapshots. */
  leaveState: (() => void) | undefined;

  override prepare<Values extends unknown[] | object = unknown[], Result = unknown>(text: string) {
    const statement = super.prepare<Values, Result>(text);
    if (!statement.readonly) this.#count(statement);
    return statement;
  }

  override pragma(source: string, options?: SqliteDatabase.PragmaOptions): unknown {
    this.leaveState?.();
    return super.pragma(source, options);
  }

  override exec(text: string): this {
    this.#change();
    return super.exec(text);
  }

  #change(): void {
    this.beforeOthers?.();
    this.leaveState?.();
  }

  #count(statement: Pick<SqliteDatabase.Statement, 'run' | 'get' | 'all' | 'iterate'>): void {
    for (const call of ['run', 'get', 'all', 'iterate'] as const) {
      const plain = statement[call].bind(statement);
      const counted = (...values: unknown[]) => {
        this.#change();
        return plain(...values);
      };
      Object.assign(statement, { [call]: counted });
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: as the driver has it
  override transaction<Work extends (...values: any[]) => unknown>(work: Work) {
    const run = super.transaction(work);
    const alone =
      // biome-ignore lint/suspicious/noExplicitAny: as the driver has it
        (start: (...values: any[]) => unknown) =>
        (...values: unknown[]) => {
          this.#change();
          return start(...values);
        };
    const { deferred, immediate, exclusive } = run;
    const modes = { deferred: alone(deferred), immediate: alone(immediate), exclusive: alone(exclusive) };
    return Object.assign(alone(run), modes) as unknown as typeof run;
  }
}

/**
 * Reads all of one turn of the event loop from one state of the database. On its own, each read takes locks on the file and gives
 * them back, which costs several times what finding a row by its key costs. A change by this process ends that state at once, so
 * that it always reads what it wrote; one by another process is seen in the next turn. It is the connection that changes things which
 * reads: any other would forget the pages that it has in memory after each change.
 */
export function createSnapshots(writer: Writer): Snapshots {
  // A database in memory is seen by its own connection alone, where there are no locks to save.
  if (writer.memory)
    return { prepare: (sql, isOneValue) => reading(writer, sql, isOneValue), close: () => {} };

  const begin = writer.prepare('begin');
  const commit = writer.prepare('commit');
  let held = false;
  let ends = false;

  function end(): void {
    if (!held) return;
    held = false;
    // A read that fails because of the disk has ended it already.
    if (writer.inTransaction) commit.run();
  }
  // While anybody stands on an earlier state, the write-ahead log can't begin anew, and would grow for ever under load.
  writer.leaveState = end;

  /** Stands on a state that has all that this process wrote, until the end of this turn of the event loop at most. */
  function hold(): void {
    // Within a transaction its own changes are seen.
    if (writer.inTransaction) return;
    if (!ends) {
      ends = true;
      setImmediate(() => {
        ends = false;
        end();
      });
    }
    begin.run();
    held = true;
  }

  return {
    prepare(sql, isOneValue) {
      const read = reading(writer, sql, isOneValue);
      const present = (): Read => {
        hold();
        return read;
      };
      return { get: (values) => present().get(values), all: (values) => present().all(values) };
    },
    close: end,
  };
}

function reading(driver: SqliteDatabase.Database, sql: string, isOneValue = false): Read {
  const statement = driver.prepare(sql).pluck(isOneValue);
  return { get: (values) => statement.get(...values), all: (values) => statement.all(...values) };
}
