import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import css from './table.module.css';

export type Column<Row extends RaRecord = RaRecord> = {
  /** The field that it shows, and is sorted and chosen by. */
  source: string;
  label: string;
  /** What it shows, where that is not the field as it is. */
  render?: (row: Row) => ReactNode;
  align?: 'right';
  /** Which way it is sorted at first; without, it is not. */
  sort?: 'ASC' | 'DESC';
  /** On a phone: heads the row, takes its whole width without its name (a text, a button), or has no room. */
  phone?: 'lead' | 'whole' | 'none';
};

const onPhone = { lead: css.lead, whole: css.whole, none: css.none };

/** The class of a column's cells. */
export const cellClass = ({ align, phone }: Column): string =>
  [css.cell, align && css.right, phone && onPhone[phone]].filter(Boolean).join(' ');
