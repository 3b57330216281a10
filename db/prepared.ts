import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from './open.ts';

/** A query built once per database and kept: ten times faster than building it at each call. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const kept = new WeakMap<Db, Query>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const query = build(db);
    kept.set(db, query);
    return query;
  };
}

/**
 * A value that a prepared query is given by name. Within a select of its own, because SQLite prepares a statement anew when a bare value
 * that may change the plan is bound, which the driver does at each call: up to six times the work of a join or of a limit.
 */
export const given = (name: string): SQL => sql`(select ${sql.placeholder(name)})`;

/** The same where the query builder asks for a number: a limit, an offset. */
export const givenNumber = (name: string): Placeholder => given(name) as unknown as Placeholder;

/** `prepared` for queries that differ in shape: one is built and kept for each of the shapes that are asked for. */
export function preparedEach<Shape extends object, Query>(
  build: (db: Db, shape: Shape) => Query,
): (db: Db, shape: Shape) => Query {
  const ofDb = prepared(() => new Map<string, Query>());
  return (db, shape) => {
    const kept = ofDb(db);
    const key = Object.values(shape).join();
    const known = kept.get(key) ?? build(db, shape);
    kept.set(key, known);
    return known;
  };
}
