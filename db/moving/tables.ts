import { readdirSync, readFileSync } from 'node:fs';

/** A type of Postgres. SQLite's `integer` and `text` don't tell a flag from a number, or JSON from a text. */
type Type = 'bigint' | 'boolean' | 'json' | 'text';
export type Column = { name: string; type: Type };
export type Table = {
  name: string;
  columns: Column[];
  /** The columns of the primary key. */
  key: string[];
  /** The autoincrement column. */
  identity: string | null;
};

type Generated = {
  name: string;
  columns: Record<string, { name: string; type: string; primaryKey: boolean; identity?: object }>;
  compositePrimaryKeys: Record<string, { columns: string[] }>;
  foreignKeys: Record<string, { tableTo: string }>;
};

const meta = new URL('../migrations-postgres/meta/', import.meta.url);

/** This version's tables, from its latest migration's snapshot. Each follows the tables that it refers to. */
export function readTables(): Table[] {
  const latest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const { tables } = JSON.parse(readFileSync(new URL(String(latest), meta), 'utf8')) as {
    tables: Record<string, Generated>;
  };
  const left = new Set(Object.values(tables));
  const ordered: Generated[] = [];
  while (left.size > 0) {
    const names = new Set(Array.from(left, ({ name }) => name));
    const isFree = ({ name, foreignKeys }: Generated) =>
      Object.values(foreignKeys).every(({ tableTo }) => tableTo === name || !names.has(tableTo));
    const next = [...left].find(isFree);
    if (!next) throw new Error(`${[...names].join(', ')} refer to each other`);
    ordered.push(next);
    left.delete(next);
  }
  return [...ordered.map(toTable), jobs];
}

const numbers = ['priority', 'created_at', 'run_at', 'attempts', 'locked_at', 'dead_at'];
const texts = ['kind', 'key', 'group_key', 'locked_by', 'last_error'];
/** A view on Postgres, which the snapshot does not have. Its trigger adds the jobs to graphile-worker. */
const jobs: Table = {
  name: 'jobs',
  columns: [
    ...texts.map((name) => ({ name, type: 'text' as const })),
    ...numbers.map((name) => ({ name, type: 'bigint' as const })),
  ],
  key: ['kind', 'key'],
  identity: null,
};

function toTable({ name, columns, compositePrimaryKeys }: Generated): Table {
  const all = Object.values(columns);
  const single = all.filter(({ primaryKey }) => primaryKey).map((column) => column.name);
  return {
    name,
    columns: all.map((column) => ({ name: column.name, type: typeOf(column.type) })),
    key: single.length > 0 ? single : Object.values(compositePrimaryKeys).flatMap((key) => key.columns),
    identity: all.find(({ identity }) => identity)?.name ?? null,
  };
}

function typeOf(type: string): Type {
  const [name = ''] = type.split(' ');
  if (name === 'bigint' || name === 'boolean' || name === 'json' || name === 'text') return name;
  throw new Error(`no way to move a column of the type ${type}`);
}

export const quoted = (name: string): string => `"${name}"`;
export const listOf = (names: string[]): string => names.map(quoted).join(', ');
