import type { Db } from './open.ts';
import { prepared } from './prepared.ts';
import type { Writer } from './snapshot.ts';

type Group = {
  within<Result>(work: () => Result): Result;
  end(): void;
  saved(): Promise<void> | undefined;
  /** How many were lost so far, and how the last one was. */
  losses(): { count: number; last: Promise<void> | undefined };
};

/** One transaction after another on the connection that changes things, each for one turn of the event loop. */
function createGroup(writer: Writer): Group {
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map((sql) => writer.prepare(sql));
  let open: PromiseWithResolvers<void> | undefined;
  /** Of this turn: whoever wrote in it may ask only after it was lost. */
  let lost: Promise<void> | undefined;
  let count = 0;
  let last: Promise<void> | undefined;

  function start(): void {
    begin?.run();
    writer.depth += 1;
    writer.beforeOthers = endEarly;
    open = Promise.withResolvers();
    // Whoever needs to know asks; nobody has to.
    open.promise.catch(() => {});
    setImmediate(end);
  }

  function leave(group: PromiseWithResolvers<void>): void {
    if (open !== group) return;
    open = undefined;
    writer.depth -= 1;
    writer.beforeOthers = undefined;
  }

  function lose(group: PromiseWithResolvers<void>, error: unknown): void {
    leave(group);
    group.reject(error);
    count += 1;
    last = group.promise;
  }

  function end(): void {
    const group = open;
    if (!group) return;
    leave(group);
    try {
      commit?.run();
      group.resolve();
    } catch (error) {
      if (writer.inTransaction) rollback?.run();
      lose(group, error);
    }
  }

  function tellUntilTurnEnds(group: PromiseWithResolvers<void>): void {
    lost = group.promise;
    setImmediate(() => {
      lost = undefined;
    });
  }

  function endEarly(): void {
    const group = open;
    const before = count;
    end();
    if (group && count > before) tellUntilTurnEnds(group);
  }

  return {
    within(work) {
      if (!open && writer.depth === 0) {
        writer.leaveState?.();
        // Within a transaction by hand it is a part of that.
        if (!writer.inTransaction) start();
      }
      const group = open;
      const others = writer.beforeOthers;
      writer.beforeOthers = undefined;
      let failure: unknown;
      try {
        return work();
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        if (group && open === group && !writer.inTransaction) {
          // Where the disk takes nothing more, SQLite takes back not the statement but all of it.
          lose(group, failure ?? new Error('the transaction was taken back'));
          tellUntilTurnEnds(group);
        } else if (open) writer.beforeOthers = others;
      }
    },
    end: endEarly,
    saved: () => lost ?? open?.promise,
    losses: () => ({ count, last }),
  };
}

const groups = prepared((db) => createGroup(db.$client as Writer));
const runner = prepared((db) => db.$client.transaction((work: () => unknown) => work()).immediate);

/**
 * Does several things at once or not at all, and shares the trip to the file with whatever else is done so in this turn of the event
 * loop: that trip costs more than most of the work. What was done is seen by this process at once and survives it from `saved` on.
 * Anybody else's change goes to the file by itself, as ever.
 */
export const together = <Result>(db: Db, work: () => Result): Result => groups(db).within(() => runner(db)(work) as Result);

/** The same for a single statement. */
export const alongside = <Result>(db: Db, statement: () => Result): Result => groups(db).within(statement);

/**
 * Done once everything that was done in this turn of the event loop is in the file; undefined where it is already. Awaited before what can't be taken
 * back, in the turn in which it was done.
 * @throws {Error} when the file does not take it: then nothing is sure to be kept of what was done in this turn
 */
export const saved = (db: Db): Promise<void> | undefined => groups(db).saved();

/**
 * The same for work of many turns: what this answers is called at its end.
 * @throws {Error} there, when the file has not taken something that anybody did since
 */
export function savedSince(db: Db): () => Promise<void> {
  const before = groups(db).losses().count;
  return async () => {
    await groups(db).saved();
    const { count, last } = groups(db).losses();
    if (count > before) await last;
  };
}

/** Takes to the file now what was not yet taken there: before the database is closed. */
export const finish = (db: Db): void => groups(db).end();
