import type { SortPayload } from 'react-admin';
import { download, saveFile } from '../download.ts';
import { notifyFailure } from '../notify.tsx';

export type Export = { path: string; filter: object; sort?: SortPayload; name: string; failed: string };

/** Saves the file that the server writes: every row that the filter matches, not only the loaded ones. */
export async function exportFile({ path, filter, sort, name, failed }: Export): Promise<void> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  if (sort) query.set('sort', JSON.stringify([sort.field, sort.order]));
  try {
    saveFile(await download(`${path}?${query}`), name);
  } catch (error) {
    notifyFailure(error, failed);
  }
}
