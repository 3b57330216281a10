import { type ReactNode, useEffect, useRef } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { withChange } from './filterChanges.ts';

/**
 * Around the filters of a list. react-admin replaces all filters by those that a field has seen, with its own among them: one that is
 * chosen before another has reached the address, such as a search that is still being typed, would be lost.
 */
export function FiltersTogether({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { filterValues } = list;
  const wanted = useRef(filterValues);
  const address = JSON.stringify(filterValues);
  useEffect(() => {
    wanted.current = JSON.parse(address);
  }, [address]);
  const setFilters: typeof list.setFilters = (next, ...more) => {
    wanted.current = withChange(wanted.current, filterValues, next);
    list.setFilters(wanted.current, ...more);
  };
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
}
