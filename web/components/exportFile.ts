import type { SortPayload } from 'react-admin';
import { download, saveFile } from '../download.ts';
import { useAction } from './useAction.ts';

/** `path` and `name` are without the format's extension. */
export type Export = { path: string; query: URLSearchParams; name: string; failed: string };

/** The query of a list. */
export function listQuery(filter: object, sort?: SortPayload): URLSearchParams {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  if (sort) query.set('sort', JSON.stringify([sort.field, sort.order]));
  return query;
}

/** Saves the file that the server writes: every row that the query matches, not only the loaded ones. */
export const useExport = ({ path, query, name, failed }: Export) =>
  useAction({
    run: async (format: 'csv' | 'json') =>
      saveFile(await download(`${path}.${format}?${query}`), `${name}.${format}`),
    failed,
    isUncovered: true,
  });
