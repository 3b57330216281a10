import type { Table } from './tables.ts';

/**
 * Every value as a text, in one form for both databases: a number by its digits, however large, a flag as 0 or 1, JSON as it was
 * written. Equal texts are equal values.
 */
export type Row = (string | null)[];

/** One of the two databases, inside a transaction. */
export type Side = {
  /** For sentences. */
  name: string;
  count(table: Table): Promise<number>;
  /** All rows in batches, by their primary key: texts by their bytes. */
  read(table: Table): AsyncIterable<Row[]>;
  write(table: Table, rows: Row[]): Promise<void>;
  /** The last number that an identity has given; 0 for none. */
  lastNumber(table: Table): Promise<string>;
  setLastNumber(table: Table, last: string): Promise<void>;
};

export type Phase = 'check' | 'copy' | 'compare';
/** Called after each batch, with the rows of all tables. */
export type Progress = (phase: Phase, done: number, total: number) => void;
