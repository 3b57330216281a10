import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Column } from './columns.ts';
import css from './SortOnPhone.module.css';
import { opposite, useSortWords } from './sortWords.ts';

/** In place of the heads of the columns, which a phone has no room for. */
export function SortOnPhone({ columns }: { columns: readonly Column[] }) {
  const ra = useTranslate();
  const id = useId();
  const words = useSortWords();
  const { sort, setSort } = useListContext();
  const current = columns.find(({ source }) => source === sort.field);
  const isChoice = !current || columns.length > 1;
  const turn = words(current?.label ?? '', opposite(sort.order));
  return (
    <>
      {isChoice && (
        <label htmlFor={id} className={css.label}>
          {ra('ra.action.sort')}
        </label>
      )}
      {isChoice && (
        <select
          id={id}
          className={css.select}
          value={current?.source ?? ''}
          onChange={({ target: { value } }) =>
            setSort({ field: value, order: columns.find(({ source }) => source === value)?.sort ?? 'ASC' })
          }
        >
          {!current && <option value="" />}
          {columns.map(({ source, label }) => (
            <option key={source} value={source}>
              {label}
            </option>
          ))}
        </select>
      )}
      {current && (
        <button
          type="button"
          className={css.turn}
          data-order={sort.order}
          aria-label={turn}
          title={turn}
          onClick={() => setSort({ field: sort.field, order: opposite(sort.order) })}
        >
          {!isChoice && current.label}
          <ArrowDownward />
        </button>
      )}
    </>
  );
}
