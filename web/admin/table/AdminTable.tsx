import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  BulkActionsToolbar,
  DataTableBase,
  type RaRecord,
  useListContext,
  useResourceContext,
  useStore,
} from 'react-admin';
import type { Column } from './columns.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import css from './table.module.css';

type Props<Row extends RaRecord> = {
  label: string;
  columns: readonly Column<Row>[];
  /** The columns that are hidden until they are chosen. */
  hidden?: string[];
  /** What can be done about the rows that are chosen; without, none can be. */
  bulkActions?: ReactNode;
  /** Where a row leads. */
  pathOf?: (row: Row) => string;
  /** What a row opens to, about the record around it, and which rows do. */
  details?: ComponentType;
  hasDetails?: (row: Row) => boolean;
  empty: ReactNode;
  /** Where cells hold texts of many lines. */
  isTopAligned?: boolean;
};

const none: string[] = [];

/**
 * A table of react-admin's list: its order, choice, columns and opened rows are react-admin's own, the cells are plain, because a page of
 * MUI's takes three times as long to draw. On a phone, where the columns don't fit beside one another, a row is a block of them, by name.
 */
export function AdminTable<Row extends RaRecord>(props: Props<Row>) {
  const {
    label,
    columns,
    hidden = none,
    bulkActions,
    pathOf,
    details,
    hasDetails,
    empty,
    isTopAligned,
  } = props;
  const resource = useResourceContext();
  const [left] = useStore<string[]>(`${resource}.datatable`, hidden);
  const shown = useMemo(
    () => columns.filter(({ source }) => !left.includes(source)) as unknown as Column[],
    [columns, left],
  );
  return (
    <DataTableBase<Row> hasBulkActions={Boolean(bulkActions)} loading={null} empty={empty}>
      <div className={css.root}>
        {bulkActions && <WhenChosen>{bulkActions}</WhenChosen>}
        <div className={css.sideways}>
          <table aria-label={label} className={isTopAligned ? `${css.table} ${css.topAligned}` : css.table}>
            <TableHead columns={shown} canChoose={Boolean(bulkActions)} canOpen={details !== undefined} />
            <TableBody
              columns={shown}
              canChoose={Boolean(bulkActions)}
              pathOf={pathOf as ((row: RaRecord) => string) | undefined}
              details={details}
              hasDetails={hasDetails as ((row: RaRecord) => boolean) | undefined}
            />
          </table>
        </div>
      </div>
    </DataTableBase>
  );
}

/** From the first choice on, so that what was begun about the chosen is still there when none is. */
function WhenChosen({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  const [used, setUsed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const some = selectedIds.length > 0;
  if (!used && some) setUsed(true);
  useLayoutEffect(() => {
    // It goes out of sight, with whatever holds the focus.
    if (!some && place.current?.contains(document.activeElement))
      place.current.parentElement?.querySelector<HTMLElement>('thead input')?.focus();
  }, [some]);
  return (
    used && (
      <div ref={place} className={css.chosen}>
        <BulkActionsToolbar>{children}</BulkActionsToolbar>
      </div>
    )
  );
}
