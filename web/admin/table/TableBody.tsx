import type { ComponentType } from 'react';
import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useEvent,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Column } from './columns.ts';
import { OpenableRow } from './OpenableRow.tsx';
import { TableRow } from './TableRow.tsx';

type Props = {
  columns: readonly Column[];
  canChoose: boolean;
  pathOf: ((row: RaRecord) => string) | undefined;
  details: ComponentType | undefined;
  hasDetails: ((row: RaRecord) => boolean) | undefined;
};

export function TableBody({ columns, canChoose, pathOf, details, hasDetails }: Props) {
  const ra = useTranslate();
  const rows = useDataTableDataContext<RaRecord>() ?? [];
  const chosen = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const navigate = useNavigate();
  // The same function for as long as the table is there: a row is drawn again when it is another one.
  const follow = useEvent((row: RaRecord) => void (pathOf && navigate(pathOf(row))));
  const choice =
    canChoose && handleToggleItem
      ? { label: ra('ra.action.select_row'), onToggle: handleToggleItem }
      : undefined;
  return (
    <tbody>
      {rows.map((row) =>
        details ? (
          <OpenableRow
            key={row.id}
            row={row}
            columns={columns}
            details={hasDetails?.(row) === false ? undefined : details}
          />
        ) : (
          <TableRow
            key={row.id}
            row={row}
            columns={columns}
            chooseLabel={choice?.label}
            onChoose={choice?.onToggle}
            isChosen={choice !== undefined && chosen?.includes(row.id) === true}
            onPress={pathOf && follow}
          />
        ),
      )}
    </tbody>
  );
}
