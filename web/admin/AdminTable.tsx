import type { SxProps, Theme } from '@mui/material/styles';
import { Children, isValidElement, type ReactNode } from 'react';
import { DataTable, type DataTableProps, type RaRecord } from 'react-admin';

type Props<Row extends RaRecord> = DataTableProps<Row> & {
  /** The column that heads a row on a phone. */
  lead: string;
  /** Those that take the whole width there, and need no name: texts, buttons. */
  whole?: readonly string[];
  /** Those that a phone has no room for. */
  left?: readonly string[];
};

/** react-admin's table. On a phone, where its columns don't fit beside one another, each row is a block of them, by name. */
export function AdminTable<Row extends RaRecord>({ lead, whole = [], left = [], sx, children, ...rest }: Props<Row>) {
  const stacked = (theme: Theme) => ({
    [theme.breakpoints.down('sm')]: {
      ...stack,
      ...named(children, [lead, ...whole]),
      [cells([lead])]: { ...unnamed, order: -1, fontWeight: 600, fontSize: 14, lineHeight: '20px' },
      ...(whole.length > 0 && { [cells(whole)]: { ...unnamed, mt: 1 } }),
      ...(left.length > 0 && { [cells(left)]: { display: 'none' } }),
    },
  });
  return (
    <DataTable<Row> {...rest} sx={[...(Array.isArray(sx) ? sx : [sx]), stacked] as SxProps<Theme>}>
      {children}
    </DataTable>
  );
}

const cells = (sources: readonly string[]): string => sources.map((source) => `& tbody .column-${source}`).join(', ');

/** The heads of the columns, before their values; of all but these. */
function named(columns: ReactNode, but: readonly string[]): Record<string, object> {
  const found: Record<string, object> = {};
  Children.forEach(columns, (column) => {
    if (!isValidElement<{ source?: string; label?: unknown }>(column)) return;
    const { source, label } = column.props;
    if (!source || but.includes(source) || typeof label !== 'string') return;
    found[`& tbody .column-${source}::before`] = { content: JSON.stringify(label) };
  });
  return found;
}

const unnamed = { display: 'block', '&:empty': { display: 'none' } };

/** A select's box and the arrow that opens a row stand at its edge. */
const atEdge = { position: 'absolute', top: 6, insetInlineStart: 4, width: 'auto' };

const stack = {
  '& table, & tbody, & thead': { display: 'block' },
  // Of the heads those stay that sort, or select all.
  '& thead tr': { display: 'flex', alignItems: 'center', overflowX: 'auto', borderBottom: 1, borderColor: 'divider' },
  '& thead th, & thead td': { flex: 'none', border: 0, width: 'auto' },
  '& thead .MuiTableCell-paddingCheckbox': { pl: '4px', pr: 0 },
  '& thead .RaDataTable-headerCell:not(:has(.MuiTableSortLabel-root, input)), & thead .RaDataTable-expandHeader': {
    display: 'none',
  },
  '& tbody tr': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    px: 4,
    py: 3,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody tr:last-child': { borderBottom: 0 },
  '& tbody tr:has(> .RaDataTable-expandIconCell, > .MuiTableCell-paddingCheckbox)': { pl: 12 },
  '& tbody .RaDataTable-expandIconCell, & tbody .MuiTableCell-paddingCheckbox': atEdge,
  '& tbody tr.RaDataTable-expandRow': { py: 0, borderTop: 0 },
  '& tbody tr:has(+ .RaDataTable-expandRow)': { borderBottom: 0 },
  '& tbody td': { border: 0, p: 0 },
  '& tbody .RaDataTable-rowCell': {
    height: 'auto',
    display: 'grid',
    gridTemplateColumns: '124px minmax(0, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    columnGap: 3,
    minHeight: 24,
    py: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '& > .MuiButton-text:only-child': { ml: '-10px' },
    '&::before': { color: 'text.secondary', fontSize: 12, alignSelf: 'start', lineHeight: '20px', pt: '2px' },
  },
} as const;
