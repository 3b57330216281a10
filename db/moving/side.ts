import type { Table } from './tables.ts';

/**
 * All values as texts, in the same form for both databases: all digits of a number, a flag as 0 or 1, JSON as
 * it was written. So equal texts mean equal values.
 */
export type Row = (string | null)[];

/** One of the two databases, inside a transaction. */
export type Side = {
  /** Names the database in error messages. */
  name: string;
  count(table: Table): Promise<number>;
  /** Reads all rows in batches, ordered by primary key. Texts sort by their bytes. */
  read(table: Table): AsyncIterable<Row[]>;
  write(table: Table, rows: Row[]): Promise<void>;
  /** The last number that an identity has given; 0 for none. */
  lastNumber(table: Table): Promise<string>;
  setLastNumber(table: Table, last: string): Promise<void>;
};

export type Phase = 'check' | 'copy' | 'compare';
/** Called after each batch, with the rows of all tables. */
export type Progress = (phase: Phase, done: number, total: number) => void;
