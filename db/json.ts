import { count, type GetColumnData, is, SQL, sql } from 'drizzle-orm';
import { SQLiteColumn } from 'drizzle-orm/sqlite-core';

declare const says: unique symbol;
/** The JSON text of such a value. */
export type JsonText<Value> = string & { readonly [says]: Value };

type Column = SQLiteColumn;
type Field = Column | SQL | Fields;
type Fields = { [name: string]: Field };
type Value<One> = One extends Column
  ? GetColumnData<One>
  : One extends SQL<infer Type>
    ? Type
    : { [Name in keyof One]: Value<One[Name]> };

/**
 * An object of these fields, as SQLite writes its JSON. For rows that go out as they are stored: going through what they hold to write
 * the same again takes as long as finding them. What is stored as JSON is put in as it is, which SQLite's own `json_object` would
 * parse first.
 */
export function jsonObject<All extends Fields>(fields: All): SQL<JsonText<Value<All>>> {
  const parts: Piece[] = [];
  for (const piece of piecesOf(fields)) {
    const last = parts.at(-1);
    if (typeof last === 'string' && typeof piece === 'string') parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  const written = parts.map((part) => (typeof part === 'string' ? sql.raw(`'${part}'`) : part));
  return sql`concat(${sql.join(written, sql`, `)})`;
}

/** JSON as it is written, and expressions that write it. */
type Piece = string | SQL;

function piecesOf(fields: Fields): Piece[] {
  const members = Object.entries(fields).flatMap(([name, field], n) => [
    `${n === 0 ? '{' : ','}"${name}":`,
    ...valueIn(field),
  ]);
  return [...members, '}'];
}

function valueIn(field: Field): Piece[] {
  if (is(field, SQL)) return [sql`json_quote(${field})`];
  if (!is(field, SQLiteColumn)) return piecesOf(field as Fields);
  if (field.dataType === 'json') return [sql`coalesce(${field}, 'null')`];
  if (field.dataType === 'boolean') return [sql`iif(${field}, 'true', 'false')`];
  // One of a few words, none of which needs an escape.
  if (field.notNull && field.enumValues?.length) return ['"', sql`${field}`, '"'];
  return [sql`json_quote(${field})`];
}

/** The rows of a page as one text, and how many they are. */
export const jsonPage = <Text>(row: SQL<Text>) => ({
  page: sql<
    JsonText<Text extends JsonText<infer One> ? One[] : never>
  >`concat('[', group_concat(${row}), ']')`,
  count: count(),
});

/** What `jsonObject` gives. */
export type SaidBy<Written> = Written extends SQL<infer Text> ? Text : never;

/** A moment, stored in milliseconds since the epoch, as ISO 8601 in UTC. */
export const isoOf = (moment: Column | SQL): SQL<string> =>
  sql`replace(datetime(${moment} / 1000.0, 'unixepoch', 'subsec'), ' ', 'T') || 'Z'`;
