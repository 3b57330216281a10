import {
  DataTable,
  type DataTableColumnProps,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
} from 'react-admin';

/** react-admin's column, with `aria-sort` in its head. */
export function Col<Row extends RaRecord>(props: DataTableColumnProps<Row> & { source: string }) {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const isSorted = place === 'header' && !props.disableSort && sort?.field === props.source;
  const order = isSorted && (sort.order === 'ASC' ? 'asc' : 'desc');
  return <DataTable.Col {...(props as DataTableColumnProps)} {...(order && { sortDirection: order })} />;
}
