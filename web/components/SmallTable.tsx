import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  heads: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  isNumeric?: boolean;
};

/** A table whose cells wrap, so it never scrolls sideways. */
export function SmallTable({ label, heads, rows, isNumeric = false }: Props) {
  const align = (at: number) => (isNumeric && at > 0 ? 'right' : 'left');
  return (
    <Table size="small" aria-label={label} sx={isNumeric ? [styles, wholeHeads] : styles}>
      <TableHead>
        <TableRow>
          {heads.map((head, at) => (
            <TableCell key={head} align={align(at)}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no ID, and the rows keep their order
          <TableRow key={row}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {cells.map((cell, at) => (
              <TableCell key={heads[at + 1]} align={align(at + 1)}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const styles = {
  '& td, & th': { px: 1.5, verticalAlign: 'top', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& tbody tr:last-child > th': { borderBottom: 0 },
} as const;
/** Columns of numbers are as wide as the longest word above them. */
const wholeHeads = {
  '& thead th:first-of-type': { minWidth: 72 },
  '& thead th:not(:first-of-type)': { overflowWrap: 'normal' },
} as const;
