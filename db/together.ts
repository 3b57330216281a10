import type { Db } from './open.ts';
import { prepared } from './prepared.ts';
import type { Writer } from './snapshot.ts';

type Group = {
  within<Result>(work: () => Result): Result;
  end(): void;
  saved(): Promise<void> | undefined;
  /** The last that was not kept, which is rejected; another one once another is lost. */
  lastLost(): Promise<void> | undefined;
};

/** One transaction after another on the connection that changes things, each for one turn of the event loop. */
function createGroup(writer: Writer): Group {
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map((sql) =>
    writer.prepare(sql),
  );
  let open: PromiseWithResolvers<void> | undefined;
  let lastLost: Promise<void> | undefined;
  /** Lost in this turn: whoever wrote in it may ask only now. */
  let lost: Promise<void> | undefined;

  function start(): void {
    begin?.run();
    writer.beforeOthers = () => endEarly();
    open = Promise.withResolvers();
    // Whoever needs to know asks; nobody has to.
    open.promise.catch(() => {});
    setImmediate(() => end());
  }

  /** @param fault why it is lost already */
  function end(fault?: unknown): void {
    const group = open;
    if (!group) return;
    open = undefined;
    writer.beforeOthers = undefined;
    try {
      if (fault) throw fault;
      commit?.run();
      group.resolve();
    } catch (error) {
      if (writer.inTransaction) rollback?.run();
      group.reject(error);
      lastLost = group.promise;
    }
  }

  /** Before the turn is over. */
  function endEarly(fault?: unknown): void {
    const before = lastLost;
    end(fault);
    if (lastLost === before) return;
    lost = lastLost;
    setImmediate(() => {
      lost = undefined;
    });
  }

  return {
    within(work) {
      if (!open) {
        writer.leaveState?.();
        // Within somebody's transaction it is a part of that.
        if (!writer.inTransaction) start();
      }
      const others = writer.beforeOthers;
      writer.beforeOthers = undefined;
      let failure: unknown;
      try {
        return work();
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        // Where the disk takes nothing more, SQLite takes back not the statement but all of it.
        if (open && !writer.inTransaction) endEarly(failure ?? new Error('the transaction was taken back'));
        if (open) writer.beforeOthers = others;
      }
    },
    end: () => endEarly(),
    saved: () => lost ?? open?.promise,
    lastLost: () => lastLost,
  };
}

const groups = prepared((db) => createGroup(db.$client as Writer));
const runner = prepared((db) => db.$client.transaction((work: () => unknown) => work()).immediate);

/**
 * Does several things at once or not at all, and shares the trip to the file with whatever else is done so in this turn of the event
 * loop: that trip costs more than most of the work. What was done is seen by this process at once and survives it from `saved` on.
 * Anybody else's change goes to the file by itself, as ever.
 */
export const together = <Result>(db: Db, work: () => Result): Result =>
  groups(db).within(() => runner(db)(work) as Result);

/** The same for a single statement. */
export const alongside = <Result>(db: Db, statement: () => Result): Result => groups(db).within(statement);

/**
 * Done once everything that was done in this turn of the event loop is in the file; undefined where it is already. Awaited before what
 * can't be taken back, in the turn in which it was done.
 * @throws {Error} when the file does not take it: then nothing is sure to be kept of what was done in this turn
 */
export const saved = (db: Db): Promise<void> | undefined => groups(db).saved();

/**
 * The same for work of many turns: what this answers is called at its end.
 * @throws {Error} there, when the file has not taken something that anybody did since
 */
export function savedSince(db: Db): () => Promise<void> {
  const before = groups(db).lastLost();
  return async () => {
    await groups(db).saved();
    const lost = groups(db).lastLost();
    if (lost !== before) await lost;
  };
}

/** Takes to the file now what was not yet taken there: before the database is closed. */
export const finish = (db: Db): void => groups(db).end();
