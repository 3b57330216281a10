import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

type Column = { name: string; type: string; notNull: boolean; primaryKey: boolean; default?: unknown };
type Key = {
  columnsFrom: string[];
  tableTo: string;
  columnsTo: string[];
  onDelete: string;
  onUpdate: string;
};
type Index = { name: string; isUnique: boolean; columns: unknown[]; where?: string };
type Table = {
  name: string;
  columns: Record<string, Column>;
  indexes: Record<string, Index>;
  foreignKeys: Record<string, Key>;
  compositePrimaryKeys: Record<string, { columns: string[] }>;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The schema that the latest generated migration of a folder leads to. */
function latest(folder: string): Table[] {
  const meta = join(root, folder, 'meta');
  const last = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const tables = JSON.parse(readFileSync(join(meta, String(last)), 'utf8')).tables as Record<string, Table>;
  return Object.values(tables);
}

/** Postgres can hold no entry of this size; see db/schema/comments.ts. */
const onSqliteAlone = ['comments_account_texts'];
/** A view of graphile-worker's jobs on Postgres, whose columns `tests/unit/jobs` writes and reads. */
const isView = ({ name }: Table) => name === 'jobs';

const typesOf: Record<string, string[]> = {
  'text collate "C"': ['text'],
  bigint: ['integer'],
  boolean: ['integer'],
  json: ['text'],
};
const sqliteType = (type: string): string => typesOf[type]?.[0] ?? type;
/** As SQLite writes it: `'[]'::json` has no type there. */
const sqliteDefault = (value: unknown) =>
  typeof value === 'boolean'
    ? Number(value)
    : typeof value === 'string'
      ? value.replace(/::json$/, '')
      : value;

/** The parts that must be equal in both. */
const shape = (table: Table) => ({
  name: table.name,
  columns: Object.values(table.columns).map(({ name, type, notNull, primaryKey, default: given }) => ({
    name,
    type: sqliteType(type),
    notNull,
    primaryKey,
    default: sqliteDefault(given),
  })),
  indexes: Object.values(table.indexes)
    .filter(({ name }) => !onSqliteAlone.includes(name))
    .map(({ name, isUnique, columns }) => ({ name, isUnique, columns: columns.length }))
    .sort((a, b) => a.name.localeCompare(b.name)),
  primaryKey: Object.values(table.compositePrimaryKeys).map(({ columns }) => [...columns].sort()),
  foreignKeys: Object.values(table.foreignKeys)
    .map(({ columnsFrom, tableTo, columnsTo, onDelete, onUpdate }) =>
      [columnsFrom, tableTo, columnsTo, onDelete, onUpdate].join(' '),
    )
    .sort(),
});
const shapes = (folder: string) =>
  latest(folder)
    .filter((table) => !isView(table))
    .map(shape)
    .sort((a, b) => a.name.localeCompare(b.name));

test('creates the same tables with the migrations of Postgres and SQLite', () => {
  expect(shapes('db/migrations-postgres')).toEqual(shapes('db/migrations'));
  expect(latest('db/migrations-postgres').some(isView)).toBe(false);
});
