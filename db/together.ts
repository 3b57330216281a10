import type { Db } from './open.ts';
import { prepared } from './prepared.ts';
import type { Writer } from './snapshot.ts';

type Group = {
  within<Result>(work: () => Result): Result;
  end(): void;
  saved(): Promise<void> | undefined;
};

/** One transaction after another on the connection that changes things, each for one turn of the event loop. */
function createGroup(writer: Writer): Group {
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map((sql) => writer.prepare(sql));
  let open: PromiseWithResolvers<void> | undefined;

  function start(): void {
    begin?.run();
    writer.depth += 1;
    writer.beforeOthers = end;
    open = Promise.withResolvers();
    // Whoever needs to know asks; nobody has to.
    open.promise.catch(() => {});
    setImmediate(end);
  }

  function end(): void {
    const group = open;
    if (!group) return;
    open = undefined;
    writer.depth -= 1;
    writer.beforeOthers = undefined;
    try {
      commit?.run();
      group.resolve();
    } catch (error) {
      if (writer.inTransaction) rollback?.run();
      group.reject(error);
    }
  }

  return {
    within(work) {
      if (!open && writer.depth === 0) start();
      const others = writer.beforeOthers;
      writer.beforeOthers = undefined;
      try {
        return work();
      } finally {
        if (open) writer.beforeOthers = others;
      }
    },
    end,
    saved: () => open?.promise,
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
 * Done once everything so far is in the file; undefined where it is already. Awaited before what can't be taken back.
 * @throws {Error} when the file does not take it: then none of it was done
 */
export const saved = (db: Db): Promise<void> | undefined => groups(db).saved();

/** Takes to the file now what was not yet taken there: before the database is closed. */
export const finish = (db: Db): void => groups(db).end();
