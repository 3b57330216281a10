import { useTranslate } from 'react-admin';

type Order = 'ASC' | 'DESC';

export const opposite = (order: Order): Order => (order === 'ASC' ? 'DESC' : 'ASC');

/** What a button says that sorts by this column: react-admin's own words. */
export function useSortWords(): (label: string, order: Order) => string {
  const ra = useTranslate();
  return (label, order) =>
    ra('ra.sort.sort_by', {
      field: label,
      field_lower_first: label.charAt(0).toLowerCase() + label.slice(1),
      order: ra(`ra.sort.${order}`),
    });
}
