import ExpandMore from '@mui/icons-material/ExpandMore';
import { type ComponentType, memo } from 'react';
import { type RaRecord, RecordContextProvider, useExpanded, useResourceContext } from 'react-admin';
import type { Column } from './columns.ts';
import { cellsOf } from './TableRow.tsx';
import css from './table.module.css';

type Props = { row: RaRecord; columns: readonly Column[]; details: ComponentType | undefined };

/** A row that opens to details of its record, where there are any. The arrow is for the pointer: a cell has a button for the keyboard. */
export const OpenableRow = memo(function OpenableRow({ row, columns, details: Details }: Props) {
  const [isOpen, toggle] = useExpanded(useResourceContext() ?? '', row.id);
  if (!Details) {
    return (
      <tr className={css.row}>
        <td className={css.mark} />
        {cellsOf(row, columns)}
      </tr>
    );
  }
  return (
    <>
      <tr className={`${css.row} ${css.pressable}`} data-open={isOpen} onClick={toggle}>
        <td className={css.mark}>
          <span className={css.chevron} data-open={isOpen}>
            <ExpandMore />
          </span>
        </td>
        {cellsOf(row, columns)}
      </tr>
      {isOpen && (
        <tr className={css.opened}>
          <td className={css.details} colSpan={columns.length + 1}>
            <RecordContextProvider value={row}>
              <Details />
            </RecordContextProvider>
          </td>
        </tr>
      )}
    </>
  );
});
