import { memo, type ReactNode, type SyntheticEvent } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { type Column, cellClass } from './columns.ts';
import css from './table.module.css';

type Props = {
  row: RaRecord;
  columns: readonly Column[];
  /** What the box says that chooses the row; without, it can't be. */
  chooseLabel: string | undefined;
  onChoose: ((id: Identifier, event: MouseEvent) => void) | undefined;
  isChosen: boolean;
  onPress: ((row: RaRecord) => void) | undefined;
};

export const TableRow = memo(function TableRow({
  row,
  columns,
  chooseLabel,
  onChoose,
  isChosen,
  onPress,
}: Props) {
  return (
    <tr
      className={onPress ? `${css.row} ${css.pressable}` : css.row}
      data-chosen={isChosen || undefined}
      onClick={onPress && (() => onPress(row))}
    >
      {onChoose && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: who misses the box by a little does not mean the row
        <td className={css.mark} onClick={stop}>
          <input
            type="checkbox"
            className={css.choose}
            aria-label={chooseLabel}
            checked={isChosen}
            // React tells of a change when it was clicked; the click knows whether all up to this row are meant.
            onChange={({ nativeEvent }) => onChoose(row.id, nativeEvent as MouseEvent)}
          />
        </td>
      )}
      {cellsOf(row, columns)}
    </tr>
  );
});

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** The cells of a row. */
export const cellsOf = (row: RaRecord, columns: readonly Column[]): ReactNode[] =>
  columns.map((column) => (
    <td key={column.source} className={cellClass(column)} data-label={column.label}>
      {column.render ? column.render(row) : row[column.source]}
    </td>
  ));
