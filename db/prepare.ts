import type { Reader } from './connections.ts';

type Values = Record<string, unknown>;
/** A query of the query builder that was not awaited yet. */
type Query<Answer> = PromiseLike<Answer> & {
  prepare(name: string): { execute(values?: Values): PromiseLike<unknown> };
};

/**
 * Prepares a query once per connection, for statements that run for every comment or request: building one
 * takes ten times as long as running it. Values are named with `param` and `value`.
 * @param name the statement's name, unique in `db/`
 * @param build takes a `Reader`, or a `Tx` for a write. So does the returned function
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
    return (await query.execute(values)) as Answer;
  };
}
