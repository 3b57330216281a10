import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  useExpandAll,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { PlainIconButton } from '../../components/PlainIconButton.tsx';
import type { Column } from './columns.ts';
import { SortOnPhone } from './SortOnPhone.tsx';
import { opposite, useSortWords } from './sortWords.ts';
import css from './table.module.css';

type Props = { columns: readonly Column[]; canChoose: boolean; canOpen: boolean };

export function TableHead({ columns, canChoose, canOpen }: Props) {
  const sortable = columns.filter(({ sort }) => sort);
  return (
    <thead>
      <tr className={css.heads}>
        {canOpen && (
          <td className={`${css.head} ${css.mark}`}>
            <OpenAll />
          </td>
        )}
        {canChoose && (
          <td className={css.mark}>
            <ChooseAll />
          </td>
        )}
        {columns.map((column) => (
          <HeadCell key={column.source} {...column} />
        ))}
        {sortable.length > 0 && (
          <td className={css.phone}>
            <SortOnPhone columns={sortable} />
          </td>
        )}
      </tr>
    </thead>
  );
}

function HeadCell({ source, label, align, sort: first }: Column) {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const words = useSortWords();
  const className = align ? `${css.head} ${css.right}` : css.head;
  if (!first || !sort || !handleSort) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const order = sort.field === source ? sort.order : undefined;
  const what = words(label, order ? opposite(order) : first);
  return (
    <th scope="col" className={className} aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}>
      <button
        type="button"
        className={css.sort}
        data-current={order}
        data-field={source}
        data-order={first}
        aria-label={what}
        title={what}
        onClick={handleSort}
      >
        {label}
        <ArrowDownward className={css.arrow} />
      </button>
    </th>
  );
}

/** All rows of the page, beside those that were chosen on others. */
function ChooseAll() {
  const ra = useTranslate();
  const rows = useDataTableDataContext<RaRecord>() ?? [];
  const chosen = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const ids = rows.map(({ id }) => id);
  return (
    <input
      type="checkbox"
      className={css.choose}
      aria-label={ra('ra.action.select_all')}
      checked={ids.length > 0 && ids.every((id) => chosen.includes(id))}
      onChange={({ target }) => {
        const others = chosen.filter((id) => !ids.includes(id));
        onSelect?.(target.checked ? [...others, ...ids] : others);
      }}
    />
  );
}

function OpenAll() {
  const ra = useTranslate();
  const rows = useDataTableDataContext<RaRecord>() ?? [];
  const [isOpen, toggle] = useExpandAll(
    useResourceContext() ?? '',
    rows.map(({ id }) => id),
  );
  const what = ra(isOpen ? 'ra.action.close' : 'ra.action.expand');
  return (
    <PlainIconButton
      label={what}
      className={css.chevron}
      data-open={isOpen}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <ExpandMore />
    </PlainIconButton>
  );
}
