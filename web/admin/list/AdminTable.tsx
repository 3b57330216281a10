import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  BulkActionsToolbar,
  DataTable,
  type DataTableProps,
  type RaRecord,
  SimpleList,
  type SimpleListProps,
} from 'react-admin';

export const usePhone = () =>
  useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });

type Props<Row extends RaRecord> = DataTableProps<Row> & {
  'aria-label': string;
  phone: Pick<SimpleListProps<Row>, 'primaryText' | 'secondaryText' | 'tertiaryText' | 'leftIcon'>;
};

/** react-admin's table of a list; on a phone its simple list. */
export function AdminTable<Row extends RaRecord>({ phone, bulkActionButtons = false, ...table }: Props<Row>) {
  const { 'aria-label': name, empty, sx = {} } = table;
  if (!usePhone())
    return <DataTable<Row> bulkActionButtons={bulkActionButtons} rowClick={false} {...table} />;
  return (
    <Box sx={sx}>
      {bulkActionButtons && <BulkActionsToolbar>{bulkActionButtons}</BulkActionsToolbar>}
      <SimpleList<Row> aria-label={name} empty={empty} rowClick={false} disablePadding {...phone} />
    </Box>
  );
}
