import type { Reader } from './connections.ts';

type Values = Record<string, unknown>;
/** A query of the query builder, before it is awaited. */
type Query<Answer> = PromiseLike<Answer> & {
  prepare(name: string): { execute(values?: Values): PromiseLike<unknown> };
};

/**
 * A query that is built once per connection. For the statements that run for every comment or every request: building one takes ten
 * times as long as running it. Its values are named by `param` and `value`.
 * @param name the statement's name, unique in `db/`
 * @param build takes a `Reader`, or a `Tx` if it writes: so does the function that is returned
 */
export function prepare<Queries extends Reader, Answer>(
  name: string,
  build: (db: Queries) => Query<Answer>,
): (db: Queries, values?: Values) => Promise<Answer> {
  const prepared = new WeakMap<Queries, ReturnType<Query<Answer>['prepare']>>();
  return async (db, values) => {
    let query = prepared.get(db);
    if (!query) {
      query = build(db).prepare(name);
      prepared.set(db, query);
    }
    // `then` runs a query of SQLite at once; `await` alone would do so after the statements of `withCommit`.
    return (await query.execute(values).then((answer) => answer)) as Answer;
  };
}
