import CheckIcon from '@mui/icons-material/Check';
import { MenuItem } from '@mui/material';
import {
  DataTable,
  type DataTableColumnProps,
  type RaRecord,
  useDataTableColumnFilterContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
  useTranslateLabel,
} from 'react-admin';

type Props<Row extends RaRecord> = DataTableColumnProps<Row> & { source: string; label?: string };

/**
 * A column of react-admin's table. Adds to it the order of the rows for assistive technology (`aria-sort`), and an item in the menu of
 * columns that the keyboard can reach: react-admin's is an option outside of a list box.
 */
export function Col<Row extends RaRecord>(props: Props<Row>) {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  if (place === 'columnsSelector') return <ColumnItem source={props.source} label={props.label} />;
  const isSorted = place === 'header' && !props.disableSort && sort?.field === props.source;
  const order = isSorted && (sort.order === 'ASC' ? 'asc' : 'desc');
  return <DataTable.Col {...(props as DataTableColumnProps)} {...(order && { sortDirection: order })} />;
}

function ColumnItem({ source, label }: { source: string; label: string | undefined }) {
  const resource = useResourceContext();
  const name = String(useTranslateLabel()({ source, label, resource }));
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden, setHidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const words = useDataTableColumnFilterContext() ?? '';
  const isHidden = hidden.includes(source);
  if (!name.toLowerCase().includes(words.toLowerCase())) return null;
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={!isHidden}
      tabIndex={0}
      onClick={() => setHidden(isHidden ? hidden.filter((one) => one !== source) : [...hidden, source])}
    >
      <CheckIcon sx={{ visibility: isHidden ? 'hidden' : 'visible' }} />
      {name}
    </MenuItem>
  );
}
